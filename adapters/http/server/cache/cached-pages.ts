import { LRUCache } from 'lru-cache'
import type { Day } from '#core/shared/day.ts'
import type { Encoded } from '../answers/encoded.ts'

/** A page as it is sent to everyone. */
export interface CachedPage {
  readonly encoded: Encoded
  readonly tags: readonly string[]
  /** Whose page it is: tomorrow other events have begun. */
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

function shelfOf(mostBytes: number) {
  const keysByTag = new Map<string, Set<string>>()
  const pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
  })
  return {
    has: (key: string): boolean => pages.has(key),
    find: (key: string): CachedPage | undefined => pages.get(key),
    put: (key: string, page: CachedPage): void => {
      pages.set(key, page)
      if (!pages.has(key)) return
      for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    },
    drop: (key: string): void => void pages.delete(key),
    dropTagged: (tags: readonly string[]): void => {
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) pages.delete(key)
    },
    clear: (): void => pages.clear(),
    pages: () => pages.size,
    bytes: () => pages.calculatedSize,
  }
}
