import type { Invalid, NotFound, Result, TooMany } from '../shared/result.ts'
import type { Article, ShopLocked } from './merchandise.ts'

/**
 * The shop of things to hand out in one's company (domain §7.5): whoever says one of its codes may look and order for
 * eight hours from that browser. Each refuses with `not-found` where the provider has no shop.
 */
export interface ForVisitingTheShop {
  /** What there is to order, in the order of the content. */
  articles(ask: {}): Promise<Result<readonly Article[], ShopLocked | NotFound>>
  /** Opens the shop. After five wrong codes from one network none is looked at for a quarter of an hour. */
  enter(ask: { readonly code: string }): Promise<Result<void, Invalid<'code'> | TooMany | NotFound>>
  /** Closes it again in this browser. Never refuses. */
  leave(ask: {}): Promise<Result<void, never>>
}
