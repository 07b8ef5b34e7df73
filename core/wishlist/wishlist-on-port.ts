import { fromPromise } from 'xstate'
import { valueOf } from './refusals-as-errors.ts'
import type { ForKeepingBookmarks } from './ports.ts'
import type { WishlistInput } from './wishlist-state.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import type { Bookmark, BookmarkItem } from './wishlist.ts'

/** As much of the port as a page of hearts asks. */
export type BookmarksOfPage = Pick<ForKeepingBookmarks, 'list' | 'add' | 'remove'>

/**
 * The wishlist of a page on a port: `const { machine, input } = wishlistOn({ wishlist: site.account.wishlist, signedIn,
 * address })`, then `createActor(machine, { input })`. `signedIn` decides whether the page may ask at all.
 */
export const wishlistOn = ({ wishlist, ...input }: WishlistInput & { readonly wishlist: BookmarksOfPage }) => ({
  machine: wishlistMachine.provide({
    actors: {
      loadBookmarks: fromPromise<readonly Bookmark[]>(() => valueOf(wishlist.list({}))),
      addBookmark: fromPromise<Bookmark | void, BookmarkItem>(({ input: item }) => valueOf(wishlist.add(item))),
      removeBookmark: fromPromise<void, { readonly id: string }>(({ input: bookmark }) =>
        valueOf(wishlist.remove(bookmark)),
      ),
    },
  }),
  input,
})
