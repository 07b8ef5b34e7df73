import { createActor } from 'xstate'
import { done, refused } from '#core/shared/result.ts'
import { heartOf } from '#core/wishlist/heart-state.ts'
import { wishlistOn, type BookmarksOfPage } from '#core/wishlist/wishlist-on-port.ts'
import type { WishlistEmitted } from '#core/wishlist/wishlist-state.ts'
import type { Bookmark, BookmarkItem } from '#core/wishlist/wishlist.ts'

/** What its tests keep on the list, where they are, and how hearts look. */
export const seminar: BookmarkItem = { type: 'seminar', value: 'betriebsverfassungsrecht-1' }
export const hotel: BookmarkItem = { type: 'hotel', value: 'hotel-7' }
export const event: BookmarkItem = { type: 'event', value: 'termin-10041' }
export const address = 'https://seminarhaus.example/seminare/t/betriebsverfassungsrecht-1'
export const asking = `${address}?add_to_wishlist=${seminar.value}`

export const filled = { state: 'bookmarked', label: 'Gemerkt', icon: 'filled', busy: false, dialogOpen: false }
export const outlined = { state: 'not-bookmarked', label: 'Merken', icon: 'outlined', busy: false, dialogOpen: false }

/** How a question to the store ends: answered, broken, or refused because the session is over. */
export type Ending = 'answered' | 'broken' | 'signed-out' | 'refused'

const same = (one: BookmarkItem, other: BookmarkItem) => one.type === other.type && one.value === other.value

/** A wishlist that answers when the test says so, and keeps what it was told. */
export const heldWishlist = (kept: readonly BookmarkItem[] = []) => {
  const bookmarkOf = ({ type, value }: BookmarkItem): Bookmark => ({ type, value, id: `${type}/${value}` })
  let bookmarks: readonly Bookmark[] = kept.map(bookmarkOf)
  const asked: string[] = []
  const open: { readonly name: string; end(how: Ending): void }[] = []

  const question = <V>(name: string, answer: () => V) =>
    new Promise<V>((resolve, reject) => {
      asked.push(name)
      const end = (how: Ending) => {
        if (how === 'answered') resolve(answer())
        else if (how === 'broken') reject(new Error('The line is broken'))
        else resolve(refused({ why: how === 'refused' ? 'unknown-content' : 'not-signed-in' }) as V)
      }
      open.push({ name, end })
    })

  const port: BookmarksOfPage = {
    list: () => question('list', () => done(bookmarks)),
    add: ({ type, value }) =>
      question(`add ${value}`, () => {
        const known = bookmarks.find((bookmark) => same(bookmark, { type, value }))
        if (!known) bookmarks = [...bookmarks, bookmarkOf({ type, value })]
        return done(bookmarkOf({ type, value }))
      }),
    remove: ({ id }) =>
      question(`remove ${id.slice(id.indexOf('/') + 1)}`, () => {
        const known = bookmarks.some((bookmark) => bookmark.id === id)
        bookmarks = bookmarks.filter((bookmark) => bookmark.id !== id)
        return known ? done(undefined) : refused({ why: 'not-found' as const })
      }),
  }
  return {
    port,
    /** Every question in order: 'list', 'add <value>', 'remove <value>'. */
    asked,
    open: () => open.map(({ name }) => name),
    keeps: (item: BookmarkItem) => bookmarks.some((bookmark) => same(bookmark, item)),
    /** The same person on another device. */
    toggleElsewhere: (item: BookmarkItem) => {
      bookmarks = bookmarks.some((bookmark) => same(bookmark, item))
        ? bookmarks.filter((bookmark) => !same(bookmark, item))
        : [...bookmarks, bookmarkOf(item)]
    },
    /** Ends the one open question and lets the answer arrive; answers its name. */
    end: async (how: Ending = 'answered'): Promise<string> => {
      if (open.length !== 1) throw new Error(`${open.length} questions are open: ${open.map(({ name }) => name)}`)
      const [{ name, end }] = open.splice(0) as [(typeof open)[number]]
      end(how)
      await new Promise((resolve) => setImmediate(resolve))
      return name
    },
  }
}

/** A page with hearts on such a wishlist. */
export const pageWith = ({
  kept = [] as readonly BookmarkItem[],
  signedIn = true,
  address = 'https://seminarhaus.example/seminare/rubrik',
} = {}) => {
  const store = heldWishlist(kept)
  const { machine, input } = wishlistOn({ wishlist: store.port, signedIn, address })
  const actor = createActor(machine, { input })
  const told: WishlistEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  return {
    ...store,
    actor,
    told,
    show: (item: BookmarkItem) => actor.send({ type: 'heart.shown', item }),
    click: (item: BookmarkItem) => actor.send({ type: 'heart.clicked', item }),
    changed: () => actor.send({ type: 'list.changed' }),
    closeDialog: () => actor.send({ type: 'dialog.closed' }),
    heart: (item: BookmarkItem) => heartOf(actor.getSnapshot(), item),
    /** Ends questions as told, in turn. */
    endAll: async (...hows: readonly Ending[]) => {
      for (const how of hows) await store.end(how)
    },
  }
}
