import type { ForStoringCarts } from '../cart/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type NotSignedIn } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { eventItemNamed } from './bookmark-items.ts'
import { cartStanding } from './cart-standing.ts'
import { groupedEntries } from './grouped-entries.ts'
import { putIntoCart, type CartForBookmarks } from './into-cart.ts'
import { keepBookmark } from './keeping-bookmarks.ts'
import type { ForChangingBookmarks, ForKeepingBookmarks, ForStoringBookmarks, ForTellingOffers } from './ports.ts'
import { restorableSince, restoreBookmark } from './restoring-bookmarks.ts'
import { longestNote, longestValue, mostBookmarks, type BookmarkItem, type WishlistEntry } from './wishlist.ts'

interface WishlistNeeds {
  readonly bookmarks: ForStoringBookmarks
  readonly change: ForChanging<{ readonly bookmarks: ForChangingBookmarks }>
  readonly clock: Clock
  readonly tellOffers: ForTellingOffers
  readonly carts: ForStoringCarts
  readonly cart: CartForBookmarks
}

/** Answers the id of the user who is asking, if he is signed in. */
export type WhoIsAsking = () => Promise<string | undefined>

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }

/** The wishlist of whoever is asking; offered to signed-in users only (spec §5). */
export function wishlistOf(
  whoIsAsking: WhoIsAsking,
  { bookmarks, change, clock, tellOffers, carts, cart }: WishlistNeeds,
): ForKeepingBookmarks {
  const entriesOf = async (userId: string): Promise<readonly WishlistEntry[]> => {
    const entries = await tellOffers(await bookmarks.entries(userId, clock.now()))
    const items = (await carts.of({ user: userId }))?.items ?? []
    return entries.map((entry) => {
      const standing = cartStanding(entry, { items }, today(clock))
      return standing ? { ...entry, cart: standing } : entry
    })
  }
  const adding = async ({ type, value }: BookmarkItem) => {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused(notSignedIn)
    if (value.length > longestValue) return refused({ why: 'unknown-content' } as const)
    return change(keepBookmark(userId, { type, value }, mostBookmarks))
  }

  return {
    async list() {
      const userId = await whoIsAsking()
      return userId === undefined ? refused(notSignedIn) : done(await bookmarks.of(userId))
    },

    async ids() {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      return done({ items: (await bookmarks.of(userId)).map(({ id }) => id) })
    },

    async entries() {
      const userId = await whoIsAsking()
      return userId === undefined ? refused(notSignedIn) : done({ items: await entriesOf(userId) })
    },

    async grouped() {
      const userId = await whoIsAsking()
      return userId === undefined ? refused(notSignedIn) : done({ items: groupedEntries(await entriesOf(userId)) })
    },

    add: adding,

    addEvent: ({ event }) => adding(eventItemNamed(event)),

    async remove({ id }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      return (await bookmarks.remove(userId, id, clock.now())) ? done(undefined) : refused({ why: 'not-found' })
    },

    async removed() {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      return done(await bookmarks.removedSince(userId, restorableSince(clock.now()), clock.now()))
    },

    async restore({ id }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      return change(restoreBookmark(userId, id, clock.now(), mostBookmarks))
    },

    async note({ id, note }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const written = note.replaceAll('\r\n', '\n').trim()
      if (written.length > longestNote) return refused({ why: 'invalid', fields: { note: 'too-long' } })
      return (await bookmarks.note(userId, id, written)) ? done(undefined) : refused({ why: 'not-found' })
    },

    async intoCart(wished) {
      const userId = await whoIsAsking()
      return userId === undefined
        ? refused(notSignedIn)
        : putIntoCart(wished, { cart, entries: () => entriesOf(userId) })
    },
  }
}
