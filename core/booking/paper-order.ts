import type { OrderOptionsField, OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { RecipientField, RecipientForm } from '../cart/recipient-rules.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Begun, FieldFault, Invalid, NotFound, Past, Result, TooMany } from '../shared/result.ts'
import type { ItemsNotOrderable, Ordered } from './ports.ts'

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

export type WhyNotOnPaper =
  | NotFound
  | Past
  | Begun
  | WrongPaperOrder
  | { readonly why: 'recipient-twice' }
  | ItemsNotOrderable
  | KeyTaken
  | TooMany

/** What whoever filled in an order form is given. */
export interface OrderedOnPaper extends Pick<Ordered, 'confirmationUrl'> {
  /** The number of the order, which stands on the form too. */
  readonly faxNo: string
  /** The form filled in, to be printed and signed; opens with the link of its booking, as long as the seats are held. */
  readonly pdfUrl: string
}

/** How one orders with a signature on paper (domain §7.3). */
export interface ForOrderingOnPaper {
  /**
   * Holds the seats for 14 days and fills in the order form, at the prices of today; nothing binds before it comes
   * back signed. The letters of a reservation are laid out in the same transaction. Refuses with events of the same
   * theme that have the seats where too few are left. The same form again is the same order as long as that lives: by
   * its key, else by all that it says.
   */
  order(ask: PaperOrderForm & { readonly idempotencyKey?: string }): Promise<Result<OrderedOnPaper, WhyNotOnPaper>>
}
