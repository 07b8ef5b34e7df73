import { eventTypes } from '#core/catalogue/catalogue.ts'
import { randomUUID } from 'node:crypto'
import type { ForChangingBookmarks, ForStoringBookmarks } from '#core/wishlist/ports.ts'
import type { Bookmark, BookmarkItem } from '#core/wishlist/wishlist.ts'
import { namedContent, type NamedContent } from '#core/wishlist/bookmarked-content.ts'
import { lexiconKey } from '../import/resolved-content.ts'
import { wishlistEntry, type FoundContent, type NotedBookmark } from '#core/wishlist/wishlist-entry.ts'
import { visibleThemes } from '../catalogue/content-in-memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { ContentInMemory } from '../content/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { hotelsOf } from '../venues/memory.ts'

const listOf = ({ bookmarks }: Pick<MemoryTables, 'bookmarks'>, userId: string): readonly NotedBookmark[] =>
  bookmarks.get(userId) ?? []

export const bookmarksInMemory = (tables: MemoryTables, write: WriteInTurn): ForStoringBookmarks => ({
  of: async (userId) => listOf(tables, userId).map(({ id, type, value }) => ({ id, type, value })),
  remove: (userId, id) =>
    write(() => {
      const list = listOf(tables, userId)
      const rest = list.filter((bookmark) => bookmark.id !== id)
      tables.bookmarks.set(userId, rest)
      return rest.length < list.length
    }),
  note: (userId, id, note) =>
    write(() => {
      const list = listOf(tables, userId)
      const noted = list.map(({ note: before, ...bookmark }) => {
        const kept = bookmark.id === id ? note : before
        return kept === undefined || kept === '' ? bookmark : { ...bookmark, note: kept }
      })
      tables.bookmarks.set(userId, noted)
      return list.some((bookmark) => bookmark.id === id)
    }),
  entries: async (userId, today) =>
    listOf(tables, userId)
      .toReversed()
      .flatMap((bookmark) => {
        const thing = thingOf(tables.shelf.now, bookmark)
        return thing ? [wishlistEntry(bookmark, thing, today)] : []
      }),
})

/** Changes wishlists within a transaction; there is only one at a time. */
export const changingBookmarks = (tables: () => MemoryTables): ForChangingBookmarks => ({
  lock: async (userId) => {
    if (!tables().users.has(userId)) throw new Error(`nobody has the id ${userId}`)
  },
  find: async (userId, { type, value }) => {
    const found = listOf(tables(), userId).find((bookmark) => bookmark.type === type && bookmark.value === value)
    return found && { id: found.id, type: found.type, value: found.value }
  },
  exists: async (item) => thingOf(tables().shelf.now, item) !== undefined,
  count: async (userId) => listOf(tables(), userId).length,
  add: async (userId, { type, value }) => {
    const bookmark: Bookmark = { id: randomUUID(), type, value }
    tables().bookmarks.set(userId, [...listOf(tables(), userId), bookmark])
    return { ...bookmark }
  },
})

function thingOf(content: ContentInMemory, item: BookmarkItem): FoundContent | undefined {
  const named = namedContent(item)
  return named && foundThing(content, named)
}

function foundThing(content: ContentInMemory, named: NamedContent): FoundContent | undefined {
  if (named.kind === 'theme') {
    const theme = visibleThemes(content).find(({ row }) => row.url === named.url)?.row
    return theme && (theme.event_type === eventTypes.conference) === named.conference
      ? { kind: 'theme', ...theme }
      : undefined
  }
  if (named.kind === 'event') {
    const event = content.events.get(named.eventId)?.thing.row
    const theme = event && content.themes.get(event.theme_id)
    if (!theme || theme.withdrawn) return undefined
    const town = event.hotel_id === null ? null : (hotelsOf(content).get(event.hotel_id)?.location ?? null)
    const { title, url: theme_url, redirect_url } = theme.thing.row
    return { kind: 'event', ...event, title, theme_url, redirect_url, town }
  }
  if (named.kind === 'hotel') {
    if (content.hotels.get(named.internalId)?.withdrawn !== false) return undefined
    const hotel = hotelsOf(content).get(named.internalId)
    return hotel && { kind: 'hotel', internal_id: hotel.internalId, name: hotel.name, town: hotel.location }
  }
  const { group, slug } = named
  const entry = content.lexicon.get(lexiconKey({ target_group: group, slug }))
  const product = content.brand?.product
  return entry && product !== undefined
    ? { kind: 'lexicon', product, group, slug, title: entry.thing.title }
    : undefined
}
