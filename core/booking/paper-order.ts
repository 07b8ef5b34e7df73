import type { OrderOptionsField, OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { RecipientField, RecipientForm } from '../cart/recipient-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'

/** So many people stand on one order form (domain §7.3). */
export const mostOnPaper = 5

/** An order form as typed: of which event, who takes part, who orders and who pays, and who signs. */
export interface PaperOrderForm {
  readonly eventId: number
  readonly recipients: readonly RecipientForm[]
  readonly billing: OrderOptionsForm
  readonly signatureName: string
  readonly place: string
  readonly date: string
}
export type PaperOrderField = 'recipients' | 'signatureName' | 'place' | 'date'

/** Refuses an order form: every field at fault; one of the second who takes part is called `email-2`. */
export interface WrongPaperOrder {
  readonly why: 'invalid'
  readonly fields: Invalid<OrderOptionsField | PaperOrderField>['fields'] & {
    readonly [Field in `${RecipientField}-${number}`]: FieldFault
  }
}
