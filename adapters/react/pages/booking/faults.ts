// Without React: which field a refusal speaks of, and what it says.
import type { BookingField, WhyNotChanged } from '#core/booking/ports.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { bookingFaults } from '#wording/booking-faults.ts'
import { recipientFaults } from '#wording/recipient-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Doing, Refused } from './acting.ts'

/** A field at fault, as the page names it, with its sentence. */
export interface Fault {
  readonly field: string
  readonly says: string
}

/** The numbers and the day that a resolution fails by. */
const fieldsOfResolution: Readonly<Partial<Record<WhyNotChanged['why'], BookingField>>> = {
  'votes-do-not-add-up': 'present',
  'no-quorum': 'present',
  'no-majority': 'yes',
  'resolved-too-late': 'heldOn',
}

/** Every field at fault with its sentence; none where the refusal speaks of the booking itself. */
export const faultsIn = ({ what, refusal, recipientId = '' }: Refused): readonly Fault[] => {
  if (refusal.why === 'invalid')
    return faultsOf<RecipientField | BookingField>(refusal.fields).map(([field, fault]) => ({
      field: what === 'substitute' ? fieldOfSeat(field, recipientId) : field,
      says: sentenceAmong(
        what === 'substitute' ? recipientFaults[field as RecipientField] : bookingFaults[field as BookingField],
        fault,
      ),
    }))
  const field = fieldsOfResolution[refusal.why]
  if (field) return [{ field, says: refusalText(refusal) }]
  return refusal.why === 'recipient-twice'
    ? [{ field: fieldOfSeat('email', recipientId), says: refusalText(refusal) }]
    : []
}

/** Seats have a form each: ids of their fields end with that of the seat. */
export const fieldOfSeat = (field: string, recipientId: string): string => `${field}-${recipientId}`

/** What was wrong with one form, if it was this one that was sent. */
export const refusedIn = (refused: Refused | undefined, what: Doing, recipientId?: string): Refused | undefined =>
  refused?.what === what && refused.recipientId === recipientId ? refused : undefined

/** What is wrong with a field of the form that was sent. */
export const faultOf = (refused: Refused | undefined, field: string): string | undefined =>
  refused && faultsIn(refused).find((fault) => fault.field === field)?.says
