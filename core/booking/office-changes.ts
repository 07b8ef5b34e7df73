import type { CostLine } from '../costs/costs.ts'
import type { Cents } from '../shared/money.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import { newsForOrderer } from './booking-letters.ts'
import type { Booking } from './booking.ts'
import { scheduleCertificates, scheduleWhatFollows, stepped, type BookingTx } from './stepping.step.ts'

/** A fee of one seat, in net cents, with its VAT in percent. */
export interface Fee {
  readonly net: Cents
  readonly rate: number
}

/** The costs of every seat with that fee; the VAT of a fee that was known stays. */
const pricedAt = ({ costs }: Booking, { net, rate }: Fee): Booking['costs'] =>
  Object.fromEntries(
    Object.entries(costs).map(([id, { lines, hotelLines }]) => [
      id,
      { lines: lines.map((line) => (line.item === 'fee' ? named(line, { net, rate }) : line)), hotelLines },
    ]),
  )

const named = (line: CostLine, { net, rate }: Fee): CostLine =>
  line.net === null ? { ...line, net, rate } : { ...line, net }

/** Names the price of a booking that asked for it: it binds, and its invitation is put on the timetable. */
export async function confirmAt(tx: BookingTx, booking: Booking, fee: Fee, now: Instant): Promise<Booking> {
  const news = { at: now, by: 'office', what: 'confirmed' } as const
  const confirmed = required(stepped(booking, { type: 'confirmed' }, news, { costs: pricedAt(booking, fee) }))
  await tx.bookings.save(confirmed)
  await scheduleWhatFollows(tx, confirmed, now)
  await tx.letters.post(newsForOrderer(confirmed, 'confirmed'), now)
  return confirmed
}

/** Notes who was there: a party of which anybody came has attended, and certificates follow. */
export async function noteAttendance(
  tx: BookingTx,
  booking: Booking,
  attended: ReadonlySet<string>,
  now: Instant,
): Promise<Booking> {
  const what = attended.size > 0 ? 'attended' : 'missed'
  const attendance = Object.fromEntries(booking.recipients.map(({ id }) => [id, attended.has(id)]))
  const noted = required(stepped(booking, { type: what }, { at: now, by: 'office', what }, { attendance }))
  await tx.bookings.save(noted)
  if (noted.state === 'teilgenommen') await scheduleCertificates(tx, noted, now)
  return noted
}
