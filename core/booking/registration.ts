import type { RecipientField, RecipientForm } from '../cart/recipient-rules.ts'
import type { OrderOptionsField, OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'

/** So many people register for a Fachtagung at once (domain §7.12). */
export const mostRegistered = 10

/** Each of them names so many workshops: the one he would like best, and another one. */
export const workshopChoices = 2

/** Somebody who is registered for a Fachtagung, as typed. */
export interface RegisteredForm extends RecipientForm {
  /** Ids of workshops, the first choice first. */
  readonly workshops?: readonly string[]
}

/** A registration as typed: who takes part, who orders and who pays. */
export interface RegistrationForm extends OrderOptionsForm {
  /** Last segment of `/fachtagung/{x}`. */
  readonly conferenceId: string
  readonly participants: readonly RegisteredForm[]
}

/** Fields of one of those who take part. */
export type RegisteredField = RecipientField | 'workshops'

/** Refuses a registration: every field at fault; one of the second who takes part is called `email-2`. */
export interface WrongRegistration {
  readonly why: 'invalid'
  readonly fields: Invalid<OrderOptionsField | 'participants'>['fields'] & {
    readonly [Field in `${RegisteredField}-${number}`]: FieldFault
  }
}
