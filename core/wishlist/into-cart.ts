import type { ForFillingACart } from '../cart/ports.ts'
import { done, refused, type NotFound, type Result, type TooMany } from '../shared/result.ts'
import type { BookmarkAtCart } from './ports.ts'
import type { WishlistEntry } from './wishlist.ts'

/** As much of the cart as the wishlist asks; `addOnce` leaves an event alone that is there already. */
export interface CartForBookmarks extends Pick<ForFillingACart, 'cart'> {
  readonly addOnce: ForFillingACart['addItem']
}

interface IntoCartNeeds {
  readonly cart: CartForBookmarks
  /** The entries as they stand when it is asked. */
  readonly entries: () => Promise<readonly WishlistEntry[]>
}

interface Wished {
  readonly ids?: readonly string[]
  readonly waitingList?: boolean
}

/** A seat of each event that can be had, in the order of the entries; what is in the cart stays as it is. */
export async function putIntoCart(
  { ids, waitingList = false }: Wished,
  { cart, entries }: IntoCartNeeds,
): Promise<Result<{ readonly items: readonly BookmarkAtCart[] }, NotFound | TooMany>> {
  const wished = ({ id }: WishlistEntry): boolean => ids?.includes(id) ?? true
  // Looked at first: what the browser had gathered before somebody signed in is his from then on.
  await cart.cart({})
  const chosen = (await entries()).filter(wished)
  if (ids && chosen.length === 0) return refused({ why: 'not-found' })
  for (const { event, cart: standing } of chosen) {
    const mode = standing === 'open' ? 'buchen' : standing === 'sold-out' && waitingList ? 'warteliste' : undefined
    if (!event || !mode) continue
    const put = await cart.addOnce({ eventId: event.eventId, mode })
    if (put.ok) continue
    if (put.refusal.why === 'too-many') return refused(put.refusal)
    // Whatever else it refuses is told by how the entry stands afterwards.
    if (put.refusal.why === 'cart-full') break
  }
  const after = (await entries()).filter(wished)
  return done({ items: after.flatMap(({ id, cart: standing }) => (standing ? [{ id, standing }] : [])) })
}
