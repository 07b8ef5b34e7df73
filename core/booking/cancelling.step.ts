import type { Recipient } from '../cart/cart.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { required } from '../shared/required.ts'
import { newsForOrderer, newsForRecipient, namedAmong } from './booking-letters.ts'
import type { Booking, By, CancelledRecipient } from './booking.ts'
import { costOfCancelling, feeOf } from './booking-rules.ts'
import { billWhatChanged, noted, releaseSeats, stepped, type BookingTx } from './stepping.step.ts'

/** For whom a booking is cancelled, by whom and when. */
export interface Cancelling {
  readonly recipients: readonly Recipient[]
  readonly by: By
  readonly reason?: string
  readonly now: Instant
  readonly today: Day
  readonly freeUntil: number
  /** The office asks nothing, whatever the terms say. */
  readonly waived?: true
}

/** Of each who is cancelled what it costs; together exactly what was shown. */
function sharesOf(
  booking: Booking,
  { recipients, now, today, freeUntil, waived }: Cancelling,
): readonly CancelledRecipient[] {
  const [owed] = costOfCancelling(booking, recipients, { today, freeUntil })
  const { percent, net } = waived ? { percent: 0, net: 0 } : owed
  let left: Cents = net
  return recipients.map((recipient, index) => {
    const isLast = index === recipients.length - 1
    const feeNet = isLast ? left : Math.min(left, Math.round((feeOf(booking, [recipient]) * percent) / 100))
    left -= feeNet
    return { recipient, at: now, percent, feeNet }
  })
}

/** The booking without some recipients; without any it has ended. */
export function cancelled(booking: Booking, cancelling: Cancelling): Booking {
  const { recipients, by, reason, now } = cancelling
  const isGone = new Set(recipients.map(({ id }) => id))
  const left = booking.recipients.filter(({ id }) => !isGone.has(id))
  const shares = sharesOf(booking, cancelling)
  const change = { recipients: left, cancelled: [...booking.cancelled, ...shares] }
  const detail = reason === undefined ? {} : { detail: reason }
  return left.length === 0
    ? required(stepped(booking, { type: 'cancelled' }, { at: now, by, what: 'cancelled', ...detail }, change))
    : noted(booking, { at: now, by, what: 'recipient-cancelled', ...detail }, change)
}

/** Stores a cancellation, gives the seats back and writes to everybody whom it concerns. */
export async function cancelFor(tx: BookingTx, booking: Booking, cancelling: Cancelling): Promise<Booking> {
  const changed = cancelled(booking, cancelling)
  await tx.bookings.save(changed)
  await releaseSeats(tx, booking, cancelling.recipients, cancelling.now)
  await billWhatChanged(tx, booking, cancelling.now)
  const fees = changed.cancelled.slice(booking.cancelled.length)
  const feeNet = fees.reduce((sum, fee) => sum + fee.feeNet, 0)
  const what = changed.recipients.length === 0 ? 'cancelled' : 'recipient-cancelled'
  const { reason } = cancelling
  await tx.letters.post(newsForOrderer(changed, what, { feeNet, ...(reason && { reason }) }), cancelling.now)
  if (booking.state === 'eingeladen')
    for (const recipient of namedAmong({ recipients: cancelling.recipients }))
      await tx.letters.post(newsForRecipient(changed, recipient, 'cancelled'), cancelling.now)
  return changed
}
