import type { Day } from '#core/shared/day.ts'
import type { Encoded } from '../answers/encoded.ts'

/** A page as it is sent to everyone. */
export interface CachedPage {
  readonly encoded: Encoded
  readonly tags: readonly string[]
  /** Whose page it is: tomorrow other dates have begun. */
  readonly day: Day
  readonly bytes: number
  /** What stands over it, names and values by turns, without what differs from answer to answer. */
  readonly head: readonly string[]
}

/** Of the room, pages made of a query get so much: whoever thinks up queries pushes out no others than these. */
const shareOfQueries = 0.25

/** Pages by key, within so many bytes; what was not asked for longest goes first. */
export function cachedPages(mostBytes: number) {
  const plain = shelfOf(mostBytes * (1 - shareOfQueries))
  const queried = shelfOf(mostBytes * shareOfQueries)
  const shelfFor = (key: string) => (key.includes('?') ? queried : plain)
  return {
    has: (key: string): boolean => shelfFor(key).has(key),
    /** Finds a page, and remembers that it was asked for. */
    find: (key: string): CachedPage | undefined => shelfFor(key).find(key),
    put: (key: string, page: CachedPage): void => shelfFor(key).put(key, page),
    drop: (key: string): void => shelfFor(key).drop(key),
    /** Drops every page that is made of one of these. */
    dropTagged: (tags: readonly string[]): void => {
      for (const shelf of [plain, queried]) shelf.dropTagged(tags)
    },
    clear: (): void => {
      for (const shelf of [plain, queried]) shelf.clear()
    },
    pages: (): number => plain.pages() + queried.pages(),
    bytes: (): number => plain.bytes() + queried.bytes(),
  }
}

interface Placed {
  readonly page: CachedPage
  /** Counts up; the page with the lowest was not asked for longest. */
  asked: number
}

function shelfOf(mostBytes: number) {
  const places = new Map<string, Placed>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0
  let times = 0

  const drop = (key: string): void => {
    const page = places.get(key)?.page
    if (!page) return
    places.delete(key)
    bytes -= page.bytes
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const makeRoom = (): void => {
    if (bytes <= mostBytes) return
    const byAge = [...places].toSorted(([, one], [, other]) => one.asked - other.asked)
    for (const [key] of byAge) {
      drop(key)
      // A little more than needed, so that not every page that comes has to look for the oldest again.
      if (bytes <= mostBytes * 0.95) return
    }
  }

  return {
    has: (key: string): boolean => places.has(key),
    find: (key: string): CachedPage | undefined => {
      const place = places.get(key)
      if (place) place.asked = times += 1
      return place?.page
    },
    put: (key: string, page: CachedPage): void => {
      drop(key)
      if (page.bytes > mostBytes) return
      places.set(key, { page, asked: (times += 1) })
      bytes += page.bytes
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key))
      }
      makeRoom()
    },
    drop,
    dropTagged: (tags: readonly string[]): void => {
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) drop(key)
    },
    clear: (): void => {
      places.clear()
      keysByTag.clear()
      bytes = 0
    },
    pages: () => places.size,
    bytes: () => bytes,
  }
}
