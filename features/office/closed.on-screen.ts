import type { Closed } from '../booking/office.driver.ts'
import { allText } from '../screens/readings.ts'
import type { Screen } from '../screens/screen.ts'

/** Why somebody is shown nothing of the office, by the page that he was led to; undefined where it is not closed. */
export const closedOnScreen = async (screen: Screen): Promise<Closed | undefined> => {
  if (new URL(await screen.address()).pathname === '/kundenportal/login') return 'signed out'
  const [heading] = await screen.page.readAll('heading', allText)
  return heading === 'Kein Zugang' ? 'not allowed' : undefined
}
