import { addSeconds, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Booking } from './booking.ts'
import { isTerminal } from './booking-state.ts'

/** Whether the employer's link still opens something, or why not: its last day is over, or the booking has ended. */
export type LinkStanding = 'open' | 'revoked' | 'run-out' | 'ended'

/** How the employer's link stands, and on which day it opens, or opened, last; undefined where there is none. */
export function linkStandingOf(
  { employersLink: link, state }: Pick<Booking, 'employersLink' | 'state'>,
  today: Day,
): { readonly standing: LinkStanding; readonly lastDay: Day } | undefined {
  if (!link) return undefined
  // What ends at midnight lasts until the end of the day before.
  const lastDay = berlinDay(addSeconds(link.until, -1))
  const standing = (): LinkStanding => {
    if (link.revokedAt !== undefined) return 'revoked'
    if (today > lastDay) return 'run-out'
    return isTerminal(state) ? 'ended' : 'open'
  }
  return { standing: standing(), lastDay }
}
