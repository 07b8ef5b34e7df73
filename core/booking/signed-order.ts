import { berlinDay, formatDate, isDay } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { nameFault, tidy } from '../shared/field-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { bindBy } from './booking-changes.step.ts'
import type { Booking } from './booking.ts'
import type { BookingTx } from './stepping.step.ts'

/** What stands below an order form that came back, as typed. */
export interface Signature {
  readonly signatureName: string
  readonly signedOn: string
}
export type SignatureField = keyof Signature

/** Whether a signature on its order form binds a booking now: as long as its seats are held. */
export const isToBeSigned = ({ orderForm, heldUntil }: Booking, now: Instant): boolean =>
  orderForm !== undefined && heldUntil !== undefined && Date.parse(now) < Date.parse(heldUntil)

/** Nobody signs a form before it is filled in, nor on a day to come. */
const dayFault = (typed: string, filledInOn: Day, today: Day): FieldFault | undefined => {
  const day = tidy(typed)
  if (day === '') return 'missing'
  if (!isDay(day)) return 'malformed'
  if (day < filledInOn) return 'too-low'
  return day > today ? 'too-high' : undefined
}

/** Every field of a signature at fault; undefined when there is none. */
export function whyNotSigned(
  { signatureName, signedOn }: Signature,
  { placedAt }: Booking,
  today: Day,
): Invalid<SignatureField> | undefined {
  const name = nameFault(signatureName)
  const day = dayFault(signedOn, berlinDay(placedAt), today)
  if (!name && !day) return undefined
  return { why: 'invalid', fields: { ...(name && { signatureName: name }), ...(day && { signedOn: day }) } }
}

/** Binds a reservation whose order form came back; who signed and when stands in its history. */
export function bindSigned(
  tx: BookingTx,
  booking: Booking,
  { signatureName, signedOn }: Signature,
  now: Instant,
): Promise<Booking> {
  const [name, date] = [tidy(signatureName), tidy(signedOn)]
  const news = { at: now, by: 'office', what: 'signed', detail: `${name}, ${formatDate(date)}` } as const
  return bindBy(tx, booking, news, booking.orderForm && { orderForm: { ...booking.orderForm, name, date } })
}
