import type { SnapshotFrom } from 'xstate'
import { bookmarkOf, isSameItem } from './wanted-bookmarks.ts'
import type { wishlistMachine } from './wishlist.machine.ts'
import type { BookmarkItem } from './wishlist.ts'

/** A heart as a page shows it. */
export interface Heart {
  readonly state: 'bookmarked' | 'not-bookmarked'
  readonly label: 'Gemerkt' | 'Merken'
  readonly icon: 'filled' | 'outlined'
  /** The first list is still to come, or a click on this item waits, is written or is being confirmed by a reload. */
  readonly busy: boolean
  /** True for every heart of the item: a page shows the dialog once. */
  readonly dialogOpen: boolean
}

const filled = { state: 'bookmarked', label: 'Gemerkt', icon: 'filled' } as const
const outlined = { state: 'not-bookmarked', label: 'Merken', icon: 'outlined' } as const

/** The heart of an item (spec §4, Bookmark). */
export const heartOf = (snapshot: SnapshotFrom<typeof wishlistMachine>, item: BookmarkItem): Heart => {
  const { bookmarks, current, waiting, dialogFor } = snapshot.context
  const underWay = [current, ...waiting.map((wanted) => wanted.item)]
  return {
    ...(bookmarkOf(bookmarks, item) ? filled : outlined),
    busy:
      snapshot.matches({ signedIn: 'loading' }) || underWay.some((one) => one !== undefined && isSameItem(one, item)),
    dialogOpen: dialogFor !== undefined && isSameItem(dialogFor, item),
  }
}
