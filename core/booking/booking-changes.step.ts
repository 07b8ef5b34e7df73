import { isPending, type NamedRecipient, type Recipient } from '../cart/cart.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { newsForOrderer, newsForRecipient } from './booking-letters.ts'
import { areNamesMissing } from './booking-rules.ts'
import type { Booking, BookingNews } from './booking.ts'
import type { EmployersLink } from './employers-link.ts'
import type { NamesMissing } from './ports.ts'
import type { Resolution } from './resolution.ts'
import { firstDayBegins, noted, releaseSeats, scheduleWhatFollows, stepped, type BookingTx } from './stepping.step.ts'

/** Books for good what was reserved or offered; at a price on request the office names it first. */
export async function bind(
  tx: BookingTx,
  booking: Booking,
  what: 'booked' | 'claimed',
  now: Instant,
): Promise<Result<Booking, NamesMissing>> {
  if (areNamesMissing(booking.event, booking.recipients, berlinDay(now)))
    return refused({ why: 'names-missing', eventIds: [booking.event.eventId] })
  return done(await bindBy(tx, booking, { at: now, by: 'orderer', what }))
}

/** Binds a booking of which every seat that needs a name has one: at the prices at which it was ordered. */
export async function bindBy(
  tx: BookingTx,
  booking: Booking,
  news: BookingNews & { readonly what: 'booked' | 'claimed' | 'signed' },
  change: Partial<Booking> = {},
): Promise<Booking> {
  const { at: now, what } = news
  const { complete } = totalsOf(Object.values(booking.costs).flatMap(({ lines }) => lines))
  const bound = required(stepped(booking, { type: what, priceIsKnown: complete }, news, change))
  await tx.bookings.save(bound)
  await scheduleWhatFollows(tx, bound, now)
  await tx.letters.post(newsForOrderer(bound, what === 'signed' ? 'booked' : what), now)
  return bound
}

/** Leaves the seats that were offered to whoever waits behind. */
export async function decline(tx: BookingTx, booking: Booking, now: Instant): Promise<Booking> {
  const news = { at: now, by: 'orderer', what: 'declined' } as const
  const left = required(stepped(booking, { type: 'declined' }, news))
  await tx.bookings.save(left)
  await releaseSeats(tx, booking, booking.recipients, now)
  await tx.letters.post(newsForOrderer(left, 'declined'), now)
  return left
}

/** What stays with a seat, whoever takes it: the stay at the hotel, and the workshop. */
const staying = (recipient: Recipient): Pick<NamedRecipient, 'stay' | 'workshopChoices' | 'workshop'> => {
  const { stay } = recipient
  if (isPending(recipient)) return { stay }
  const { workshopChoices, workshop } = recipient
  return { stay, ...(workshopChoices && { workshopChoices }), ...(workshop && { workshop }) }
}

/** Names somebody for a seat, or somebody else; the seat, its workshop and its price stay. */
export async function nameSeat(
  tx: BookingTx,
  booking: Booking,
  named: NamedRecipient,
  now: Instant,
): Promise<Result<Booking, NotFound | { readonly why: 'recipient-twice' }>> {
  const before = booking.recipients.find(({ id }) => id === named.id)
  if (!before) return refused({ why: 'not-found' })
  const isTwice = booking.recipients.some((it) => it.id !== named.id && !isPending(it) && it.email === named.email)
  if (isTwice) return refused({ why: 'recipient-twice' })
  const recipients = booking.recipients.map((it): Recipient =>
    it.id === named.id ? { ...named, ...staying(before), version: before.version + 1 } : it,
  )
  const what = isPending(before) ? 'named' : 'substituted'
  const detail = `${named.firstName} ${named.lastName}`
  const changed = noted(booking, { at: now, by: 'orderer', what, detail }, { recipients })
  await tx.bookings.save(changed)
  if (what === 'substituted') await tx.letters.post(newsForOrderer(changed, what), now)
  if (booking.state === 'eingeladen') {
    await tx.letters.post(newsForRecipient(changed, named, isPending(before) ? 'invited' : 'substituted'), now)
    if (!isPending(before)) await tx.letters.post(newsForRecipient(changed, before, 'left-out'), now)
  }
  return done(changed)
}

/** Writes down how the works council decided. */
export async function noteResolution(
  tx: BookingTx,
  booking: Booking,
  resolution: Resolution,
  now: Instant,
): Promise<Booking> {
  const changed = noted(booking, { at: now, by: 'orderer', what: 'resolved' }, { resolution })
  await tx.bookings.save(changed)
  return changed
}

/** Writes down when the employer was told. */
export async function noteNotice(tx: BookingTx, booking: Booking, on: Day, now: Instant): Promise<Booking> {
  const changed = noted(booking, { at: now, by: 'orderer', what: 'employer-told' }, { employerToldOn: on })
  await tx.bookings.save(changed)
  return changed
}

/** Makes a link for the employer: it lasts until the first day. One before it opens nothing any more. */
export async function handOver(tx: BookingTx, booking: Booking, token: string, now: Instant): Promise<Booking> {
  const answers = booking.employersLink?.answers ?? []
  const until = firstDayBegins(booking.event)
  const employersLink: EmployersLink = { token, handedOverAt: now, until, answers }
  const changed = noted(booking, { at: now, by: 'orderer', what: 'link-handed-over' }, { employersLink })
  await tx.bookings.save(changed)
  return changed
}

/** Takes the link back; what was answered stays. */
export async function revoke(tx: BookingTx, booking: Booking, now: Instant): Promise<Booking> {
  const employersLink = { ...required(booking.employersLink), revokedAt: now }
  const changed = noted(booking, { at: now, by: 'orderer', what: 'link-revoked' }, { employersLink })
  await tx.bookings.save(changed)
  return changed
}
