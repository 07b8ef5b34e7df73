import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { ChecksCitations } from './citations.driver.ts'
import { closedOnScreen } from './closed.on-screen.ts'
import { rowsIn } from './rows.on-screen.ts'

/** Reads the page of the report. */
export const checksCitationsOnScreen = ({ screen }: PageAddress): ChecksCitations => ({
  async citations(destination) {
    await screen.go('/manage/zitate')
    const shut = await closedOnScreen(screen)
    if (shut) return shut
    const main = await sooner('main part', async () => (await screen.page.all('main'))[0])
    if (destination !== undefined) {
      const field = await main.field(/^\s*Ziel der Zitate/)
      const option = (await main.readAll('option', (each) => each.textContent ?? '')).find((label) =>
        label.startsWith(destination),
      )
      await field.choose(option ?? destination)
      await (await sooner('button', async () => (await main.all('button', 'Anzeigen'))[0])).click()
      await screen.settle()
    }
    const shown = await sooner('main part', async () => (await screen.page.all('main'))[0])
    return (await rowsIn(shown)).map(({ first = '', ...cells }) => ({
      citation: first,
      text: cells['Steht in'] ?? '',
      destination: cells['Führt zu'] ?? '',
    }))
  },
})
