import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import type { TaskKind, TaskWork } from '../timetable/ports.ts'
import { hasBegun } from '../catalogue/event-lifetime.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { billing, type BillingTx } from './billing.ts'
import { callOffMore } from './calling-off.ts'
import { certificateLetter, namedAmong, newsForOrderer, newsForRecipient } from './booking-letters.ts'
import type { Booking } from './booking.ts'
import { followEvent } from './rescheduling.ts'
import { noted, releaseSeats, stepped, type BookingTx } from './stepping.step.ts'

type Work = (tx: BookingTx, booking: Booking, now: Instant) => Promise<void>

/** The booking of a task, if it is still there. */
const onBooking =
  (work: Work): TaskWork<BookingTx> =>
  async (tx, { subject }, now) => {
    const booking = await tx.bookings.lockById(subject)
    if (booking) await work(tx, booking, now)
  }

const remind: Work = async (tx, booking, now) => {
  if (booking.state !== 'reserviert') return
  const reminded = noted(booking, { at: now, by: 'timetable', what: 'reminded' })
  await tx.bookings.save(reminded)
  await tx.letters.post(newsForOrderer(reminded, 'reminded'), now)
}

/** A reservation or an offer lapses, unless it was taken, or is held for longer now. */
const endHold: Work = async (tx, booking, now) => {
  const isHeld = booking.state === 'reserviert' || booking.state === 'nachgerueckt'
  if (!isHeld || booking.heldUntil === undefined || Date.parse(booking.heldUntil) > Date.parse(now)) return
  const lapsed = required(stepped(booking, { type: 'expired' }, { at: now, by: 'timetable', what: 'expired' }))
  await tx.bookings.save(lapsed)
  await releaseSeats(tx, booking, booking.recipients, now)
  await tx.letters.post(newsForOrderer(lapsed, 'expired'), now)
}

/** Nobody waits for an event that has begun. */
const endWait: Work = async (tx, booking, now) => {
  if (booking.state !== 'warteliste' || !hasBegun(booking.event.startDate, berlinDay(now))) return
  const over = required(stepped(booking, { type: 'expired' }, { at: now, by: 'timetable', what: 'expired' }))
  await tx.bookings.save(over)
  await tx.letters.post(newsForOrderer(over, 'waited-in-vain'), now)
}

const invite: Work = async (tx, booking, now) => {
  if (booking.state !== 'bestaetigt') return
  const invited = required(stepped(booking, { type: 'invited' }, { at: now, by: 'timetable', what: 'invited' }))
  await tx.bookings.save(invited)
  await tx.letters.post(newsForOrderer(invited, 'invited'), now)
  for (const recipient of namedAmong(invited))
    await tx.letters.post(newsForRecipient(invited, recipient, 'invited'), now)
}

/** Sends his certificate to whoever was there, and tells the orderer, unless he has got one himself. */
const certify: Work = async (tx, booking, now) => {
  const present = namedAmong(booking).filter(({ id }) => booking.attendance?.[id] === true)
  for (const recipient of present) await tx.letters.post(certificateLetter(booking, recipient), now)
  const { email } = booking.options.contact
  if (present.length > 0 && present.every((recipient) => recipient.email !== email))
    await tx.letters.post(newsForOrderer(booking, 'attended', { calendars: [] }), now)
}

/** What happens to bookings by itself (domain §4.5). */
export const timetableWorks = ({
  content,
  catalogue,
}: {
  readonly content: ForKnowingTheBrand
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event'>
}) =>
  ({
    'remind-of-reservation': onBooking(remind),
    'end-hold': onBooking(endHold),
    'end-wait': onBooking(endWait),
    invite: onBooking(invite),
    'call-off': callOffMore,
    'follow-event': followEvent(catalogue),
    bill: billing(content),
    certify: onBooking(certify),
  }) satisfies { readonly [Kind in TaskKind]?: TaskWork<BillingTx> }
