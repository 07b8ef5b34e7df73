import type { KeyTaken } from '../shared/once-only.ts'
import type { Begun, NotFound, Past, Result, TooMany } from '../shared/result.ts'
import type { PaperOrderForm, WrongPaperOrder } from './paper-order.ts'
import type { ItemsNotOrderable, Ordered } from './ordering-ports.ts'

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
  /** The form filled in, to be printed and signed; there for whoever has the link, as long as the seats are held. */
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
