import type { SiteRefusal } from '#core/site.ts'
import type { Closed } from '../booking/office.driver.ts'

/** Why somebody is shown nothing of the office; anything else is a bug of the scenario. */
export const closed = ({ why }: SiteRefusal): Closed => {
  if (why === 'not-signed-in') return 'signed out'
  if (why === 'not-allowed') return 'not allowed'
  throw new Error(why)
}
