import { eventTypes } from '#core/catalogue/catalogue.ts'
import { randomUUID } from 'node:crypto'
import type { ForChangingBookmarks, ForStoringBookmarks, RemovedBookmark } from '#core/wishlist/ports.ts'
import type { Bookmark, BookmarkItem, WishlistEntry } from '#core/wishlist/wishlist.ts'
import { namedContent, type NamedContent } from '#core/wishlist/bookmarked-content.ts'
import type { Download } from '#core/knowledge/downloads/downloads.ts'
import type { Instant } from '#core/shared/day.ts'
import { restorableSince } from '#core/wishlist/restoring-bookmarks.ts'
import { isSameItem } from '#core/wishlist/wanted-bookmarks.ts'
import { lexiconKey } from '../import/resolved-content.ts'
import { wishlistEntry, type FoundContent, type NotedBookmark } from '#core/wishlist/wishlist-entry.ts'
import { summaryIn } from '../knowledge/articles/rows.ts'
import { rulingEntryIn } from '../knowledge/rulings/rows.ts'
import { visibleThemes } from '../catalogue/content-in-memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { ContentInMemory } from '../content/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { hotelsOf } from '../venues/memory.ts'

/** A bookmark as it is stored: on the list, or taken off lately. */
export interface StoredBookmark extends NotedBookmark {
  readonly removedAt?: Instant
}

type BookmarkTables = Pick<MemoryTables, 'bookmarks'>

const storedOf = ({ bookmarks }: BookmarkTables, userId: string): readonly StoredBookmark[] =>
  bookmarks.get(userId) ?? []

const listOf = (tables: BookmarkTables, userId: string): readonly NotedBookmark[] =>
  storedOf(tables, userId).filter((bookmark) => !isRemoved(bookmark))

const isRemoved = (bookmark: StoredBookmark): bookmark is RemovedBookmark => bookmark.removedAt !== undefined

function asItWas(stored: StoredBookmark): NotedBookmark {
  const { removedAt: _, ...bookmark } = stored
  return bookmark
}

/** With that note instead of the one it may have; with none where it is empty. */
function withNote(stored: StoredBookmark, note: string): StoredBookmark {
  const { note: _, ...bookmark } = stored
  return note === '' ? bookmark : { ...bookmark, note }
}

/** Changes the bookmark of that id, on the list or not. */
const changeOne = (
  { bookmarks }: BookmarkTables,
  userId: string,
  id: string,
  changed: (bookmark: StoredBookmark) => StoredBookmark,
): void => {
  const stored = bookmarks.get(userId) ?? []
  bookmarks.set(
    userId,
    stored.map((bookmark) => (bookmark.id === id ? changed(bookmark) : bookmark)),
  )
}

export const bookmarksInMemory = (tables: MemoryTables, write: WriteInTurn): ForStoringBookmarks => ({
  stored: async (userId) => {
    const all = structuredClone(storedOf(tables, userId))
    return { bookmarks: all.filter((bookmark) => !isRemoved(bookmark)), removed: all.filter(isRemoved) }
  },
  of: async (userId) => listOf(tables, userId).map(bare),
  remove: (userId, id, at) =>
    write(() => {
      const removed = listOf(tables, userId).find((bookmark) => bookmark.id === id)
      if (!removed) return false
      const others = storedOf(tables, userId).filter((other) => other.id === id || !isSameItem(other, removed))
      tables.bookmarks.set(userId, others)
      changeOne(tables, userId, id, (bookmark) => ({ ...bookmark, removedAt: new Date(at).toISOString() }))
      return true
    }),
  note: (userId, id, note) =>
    write(() => {
      const isOnTheList = listOf(tables, userId).some((bookmark) => bookmark.id === id)
      if (isOnTheList) changeOne(tables, userId, id, (bookmark) => withNote(bookmark, note))
      return isOnTheList
    }),
  entries: async (userId, now) => entriesOf(tables, listOf(tables, userId).toReversed(), now),
  removedSince: async (userId, since, now) => {
    const list = listOf(tables, userId)
    const removed = storedOf(tables, userId)
      .filter(isRemoved)
      .filter(({ removedAt, ...item }) => removedAt > since && !list.some((kept) => isSameItem(kept, item)))
      .toReversed()
      .toSorted((a, b) => b.removedAt.localeCompare(a.removedAt))
    return entriesOf(tables, removed.map(asItWas), now)
  },
})

export const tidyRemovedBookmarks = ({ bookmarks }: BookmarkTables, now: Instant): void => {
  const since = restorableSince(now)
  for (const [userId, stored] of bookmarks.entries())
    bookmarks.set(
      userId,
      stored.filter(({ removedAt }) => removedAt === undefined || removedAt > since),
    )
}

const bare = ({ id, type, value }: Bookmark): Bookmark => ({ id, type, value })

const entriesOf = (
  { shelf }: MemoryTables,
  bookmarks: readonly NotedBookmark[],
  now: Instant,
): readonly WishlistEntry[] =>
  bookmarks.flatMap((bookmark) => {
    const content = contentOf(shelf.now, bookmark)
    return content ? [wishlistEntry(bookmark, content, now)] : []
  })

/** Changes wishlists within a transaction; there is only one at a time. */
export const changingBookmarks = (tables: () => MemoryTables): ForChangingBookmarks => ({
  lock: async (userId) => {
    if (!tables().users.has(userId)) throw new Error(`nobody has the id ${userId}`)
  },
  find: async (userId, item) => {
    const found = listOf(tables(), userId).find((bookmark) => isSameItem(bookmark, item))
    return found && bare(found)
  },
  byId: async (userId, id) => {
    const found = listOf(tables(), userId).find((bookmark) => bookmark.id === id)
    return found && bare(found)
  },
  removed: async (userId, id) => {
    const stored = storedOf(tables(), userId).find((bookmark) => bookmark.id === id)
    return stored && isRemoved(stored) ? { ...stored } : undefined
  },
  exists: async (item) => contentOf(tables().shelf.now, item) !== undefined,
  count: async (userId) => listOf(tables(), userId).length,
  add: async (userId, { type, value }) => {
    const bookmark: Bookmark = { id: randomUUID(), type, value }
    tables().bookmarks.set(userId, [...storedOf(tables(), userId), bookmark])
    return { ...bookmark }
  },
  putBack: async (userId, id) => changeOne(tables(), userId, id, asItWas),
  addNote: async (userId, id, note) =>
    changeOne(tables(), userId, id, (bookmark) => (bookmark.note === undefined ? withNote(bookmark, note) : bookmark)),
})

function contentOf(content: ContentInMemory, item: BookmarkItem): FoundContent | undefined {
  const named = namedContent(item)
  return named && foundContent(content, named)
}

function foundContent(content: ContentInMemory, named: NamedContent): FoundContent | undefined {
  if (named.kind === 'theme') {
    const theme = visibleThemes(content).find(({ row }) => row.url === named.url)?.row
    return theme && (theme.event_type === eventTypes.conference) === named.conference
      ? { kind: 'theme', ...theme }
      : undefined
  }
  if (named.kind === 'event') {
    const event = content.events.get(named.eventId)?.value.row
    const theme = event && content.themes.get(event.theme_id)
    if (!theme || theme.withdrawn) return undefined
    const town = event.hotel_id === null ? null : (hotelsOf(content).get(event.hotel_id)?.location ?? null)
    const { title, url: theme_url, redirect_url } = theme.value.row
    return { kind: 'event', ...event, title, theme_url, redirect_url, town }
  }
  if (named.kind === 'hotel') {
    if (content.hotels.get(named.internalId)?.withdrawn !== false) return undefined
    const hotel = hotelsOf(content).get(named.internalId)
    return hotel && { kind: 'hotel', internal_id: hotel.internalId, name: hotel.name, town: hotel.location }
  }
  if (named.kind === 'download') {
    const stored = content.records.download.get(named.slug)
    if (!stored) return undefined
    const { slug, title }: Download = JSON.parse(stored.json)
    return { kind: 'download', slug, title }
  }
  if (named.kind === 'article') {
    const stored = content.articles.get(named.id)
    return stored && { kind: 'article', article: summaryIn(stored.value.row) }
  }
  if (named.kind === 'ruling') {
    const stored = content.rulings.get(named.slug)
    return stored && !stored.withdrawn ? { kind: 'ruling', ruling: rulingEntryIn(stored.value.row) } : undefined
  }
  const { group, slug } = named
  const entry = content.lexicon.get(lexiconKey({ target_group: group, slug }))
  const product = content.brand?.product
  return entry && product !== undefined
    ? { kind: 'lexicon', product, group, slug, title: entry.value.title }
    : undefined
}
