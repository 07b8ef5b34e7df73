import type { CartFull } from '../cart/changing-cart.ts'
import type { CartMode } from '../cart/cart.ts'
import type { SoldOut } from '../capacity/capacity.ts'
import type { Document } from '../shared/document.ts'
import type { Begun, Invalid, NotAllowed, NotFound, NotSignedIn, Past, Result } from '../shared/result.ts'
import type { Delegation, MeetingPaper } from './delegation.ts'

/** An entry of a list; of which Gremium, for who belongs to several. */
interface OfEntry {
  readonly gremium?: string
  /** Its number on the list. */
  readonly entry: string
}
/** Who is to be sent, by the numbers of the candidates. */
interface OfPeople extends OfEntry {
  readonly chosen: readonly string[]
}

type WhyNotLooked = NotSignedIn | NotFound | Past | Begun
/** Nobody was chosen, or somebody who may not be sent. */
type WhyNotSent = WhyNotLooked | Invalid<'chosen'>

/**
 * The way of an entry from a Gremium's list to its meeting and on to the cart (§ 37 Abs. 6, § 29 Abs. 2 Satz 3, § 33
 * BetrVG). Only an event that is to come is taken to a meeting: a theme has no days to decide about.
 */
export interface ForDelegating {
  /** Whom to send; where nobody was chosen yet, those who want it. */
  look(ask: OfEntry & { readonly chosen?: readonly string[] }): Promise<Result<Delegation, WhyNotLooked>>
  /** Agenda item or draft resolution for the chosen, as PDF; a person of trust needs neither: 'not-found'. */
  paper(ask: OfPeople & { readonly kind: MeetingPaper }): Promise<Result<Document, WhyNotSent>>
  /**
   * Puts seats for the chosen into the visitor's cart, ordered for the Gremium; who is in there already stays there
   * once. Managers only, for the cart shows addresses.
   */
  fillCart(
    ask: OfPeople & { readonly mode: CartMode },
  ): Promise<Result<void, WhyNotSent | NotAllowed | SoldOut | CartFull>>
}
