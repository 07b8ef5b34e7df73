import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { TooMany } from '../shared/result.ts'
import type { Booking, BookingNews } from './booking.ts'

/** So often a day what can be done again and again is done to one booking, and so often more for each of its seats. */
const changesPerDay = 20
const changesPerSeat = 2

const day = 24 * 3600

/** What whoever has the link may do again and again; all else ends something, or happens once. */
const repeated: ReadonlySet<BookingNews['what']> = new Set([
  'named',
  'substituted',
  'resolved',
  'employer-told',
  'link-handed-over',
  'link-revoked',
])

/**
 * Refuses to change a booking once more in a day: each change is written down with it for good, and some write letters,
 * to addresses that nobody has confirmed.
 */
export function whyNotChangedAgain(
  { history, recipients, cancelled }: Pick<Booking, 'history' | 'recipients' | 'cancelled'>,
  now: Instant,
): TooMany | undefined {
  const most = changesPerDay + changesPerSeat * (recipients.length + cancelled.length)
  const since = Date.parse(addSeconds(now, -day))
  const recent = history.filter(({ what, at }) => repeated.has(what) && Date.parse(at) > since)
  const first = recent.at(-most)
  return first && { why: 'too-many', retryAfter: Math.ceil((Date.parse(first.at) - since) / 1000) }
}
