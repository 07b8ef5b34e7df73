import { randomUUID } from 'node:crypto'
import type { ForStoringBookmarks } from '#core/wishlist/ports.ts'
import type { Bookmark, BookmarkItem } from '#core/wishlist/wishlist.ts'
import { namedThing, type NamedThing } from '../bookmarked-thing.ts'
import { lexiconKey } from '../resolved-content.ts'
import { conferenceType } from '../theme-kind.ts'
import { wishlistEntry, type FoundThing } from '../wishlist-entry.ts'
import { visibleThemes } from './things-in-memory.ts'
import type { ContentInMemory, ContentShelf } from './content-in-memory.ts'
import { hotelsOf } from './venues-in-memory.ts'

export function bookmarksInMemory(shelf: ContentShelf, knowsUser: (id: string) => boolean): ForStoringBookmarks {
  const kept = new Map<string, readonly Bookmark[]>()
  const of = (userId: string): readonly Bookmark[] => kept.get(userId) ?? []
  return {
    of: async (userId) => structuredClone(of(userId)),
    add: async (userId, { type, value }, most) => {
      if (!knowsUser(userId)) throw new Error(`nobody has the id ${userId}`)
      const there = of(userId).find((bookmark) => bookmark.type === type && bookmark.value === value)
      if (there) return { ...there }
      if (!thingOf(shelf.now, { type, value })) return 'unknown-content'
      if (of(userId).length >= most) return 'full'
      const bookmark: Bookmark = { id: randomUUID(), type, value }
      kept.set(userId, [...of(userId), bookmark])
      return { ...bookmark }
    },
    remove: async (userId, id) => {
      const rest = of(userId).filter((bookmark) => bookmark.id !== id)
      const had = rest.length < of(userId).length
      kept.set(userId, rest)
      return had
    },
    entries: async (userId, today) =>
      of(userId)
        .toReversed()
        .flatMap((bookmark) => {
          const thing = thingOf(shelf.now, bookmark)
          return thing ? [wishlistEntry(bookmark, thing, today)] : []
        }),
  }
}

function thingOf(content: ContentInMemory, item: BookmarkItem): FoundThing | undefined {
  const named = namedThing(item)
  return named && foundThing(content, named)
}

function foundThing(content: ContentInMemory, named: NamedThing): FoundThing | undefined {
  if (named.kind === 'theme') {
    const theme = visibleThemes(content).find(({ row }) => row.url === named.url)?.row
    return theme && (theme.event_type === conferenceType) === named.conference ? { kind: 'theme', ...theme } : undefined
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
