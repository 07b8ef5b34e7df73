import type { BookmarkAtCart } from './ports.ts'
import type { CartStanding } from './cart-standing.ts'
import type { WishlistEntry } from './wishlist.ts'

/** Why something stayed out of the cart. */
export type WhyLeftOut = Exclude<CartStanding, 'open' | 'in-cart' | 'waiting-list'>

/** What is told of bookmarks after they were to be put into the cart. */
export interface CartSummary {
  readonly put: readonly { readonly entry: WishlistEntry; readonly waiting: boolean }[]
  readonly leftOut: readonly { readonly entry: WishlistEntry; readonly why: WhyLeftOut }[]
}

/** How bookmarks stand to the cart: the one of an id, or all. */
export const atCart = (entries: readonly WishlistEntry[], id?: string): readonly BookmarkAtCart[] =>
  entries.flatMap((entry) =>
    entry.cart && (id === undefined || entry.id === id) ? [{ id: entry.id, standing: entry.cart }] : [],
  )

/** What is told of them, in the order of the list; of what could go in and was not put there, nothing. */
export function cartSummary(entries: readonly WishlistEntry[], items: readonly BookmarkAtCart[]): CartSummary {
  const standings = new Map(items.map(({ id, standing }) => [id, standing]))
  const told = entries.flatMap((entry) => {
    const standing = standings.get(entry.id)
    return standing && standing !== 'open' ? [{ entry, standing }] : []
  })
  return {
    put: told.flatMap(({ entry, standing }) =>
      standing === 'in-cart' || standing === 'waiting-list' ? [{ entry, waiting: standing === 'waiting-list' }] : [],
    ),
    leftOut: told.flatMap(({ entry, standing }) =>
      standing === 'in-cart' || standing === 'waiting-list' ? [] : [{ entry, why: standing }],
    ),
  }
}

/** Whether anything on a list can be put into the cart at once, and whether for the waiting list. */
export const canBePut = (entries: readonly WishlistEntry[]) => ({
  seats: entries.some(({ cart }) => cart === 'open'),
  waitingList: entries.some(({ cart }) => cart === 'sold-out'),
})
