import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { Clock } from '#core/shared/clock.ts'
import type { Day } from '#core/shared/day.ts'
import { singleFlight } from '#core/shared/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { dayOfClock } from './day-of-clock.ts'
import { cachedPages, type CachedPage } from './cached-pages.ts'
import { cacheKeyOf, remembering, type Reads } from './cache-key.ts'

/** What the cache needs of the outside. */
export interface PageCaching {
  readonly changes: ForKnowingWhatChanged
  /** A page is cached for the day in Berlin that this clock shows. */
  readonly clock: Clock
  /** Room for pages; what was not asked for longest goes first. */
  readonly megabytes: number
}

export interface PageCache {
  /** Under which key the page at an address is cached; undefined where it is not cached at all. */
  keyOf(address: string): string | undefined
  /** Whether a page lies under a key, fresh or not. */
  has(key: string): boolean
  /**
   * Finds fresh pages by their keys for all who came until now; a promise where the store has to be asked whether
   * something has changed. While it does not answer, pages are found as they lie there.
   */
  finding(): FindPage | Promise<FindPage>
  /**
   * The page under a key: cached and fresh, or made now, once for all who ask meanwhile. `make` answers undefined where
   * what it made is not for everyone; then everyone who asked has to make his own, and this answers undefined as well.
   */
  page(key: string, make: Making): Promise<CachedPage | undefined>
  figures(): {
    readonly hits: number
    readonly misses: number
    /** Of the hits, those sent while the store did not answer. */
    readonly unchecked: number
    readonly pages: number
    readonly bytes: number
  }
}

export type FindPage = (key: string) => CachedPage | undefined

type Making = () => Promise<Omit<CachedPage, 'day'> | undefined>

/** What holds for whoever asks at one moment. */
interface Moment {
  readonly storeAnswers: boolean
  /** Of the store's changes, the last one known; undefined until the store has answered once. */
  readonly version: number | undefined
  readonly day: Day
}

/** Of keys without a page to cache so many are remembered. */
const mostUncached = 1_000
const secondsBetweenComplaints = 10

/**
 * Caches public pages as bytes, under tags of what they were made of (architecture §4). Before one is sent, the store
 * is asked what has changed. `complain` hears that the store does not answer and cached pages are sent all the same.
 */
export function openPageCache(
  { changes, clock, megabytes }: PageCaching,
  reads: Reads,
  complain: (error: unknown) => void,
): PageCache {
  const cached = cachedPages(megabytes * 1_000_000)
  const today = dayOfClock(clock)
  const readsOf = remembering(reads)
  const inTheMaking = singleFlight<CachedPage | undefined>()
  /** Keys under which there was nothing to cache, with the version as of which that was so. */
  const uncached = new LRUCache<string, number>({ max: mostUncached })
  let version: number | undefined
  let hits = 0
  let misses = 0
  let unchecked = 0
  let complained = -Infinity

  /** Drops what was invalidated since the last time. Afterwards everything that lies here is as of now. */
  const dropInvalidated = async (): Promise<void> => {
    const news = await changes.since(version)
    if (!news) return
    // A version lower than the one known belongs to another store.
    if (version !== undefined && news.version < version) cached.clear()
    cached.dropTagged(news.tags)
    version = news.version
  }

  const lookAround = async (): Promise<Moment> => {
    try {
      await dropInvalidated()
      return { storeAnswers: true, version, day: today() }
    } catch (error) {
      const now = performance.now()
      if (now - complained > secondsBetweenComplaints * 1000) {
        complained = now
        complain(error)
      }
      return { storeAnswers: false, version, day: today() }
    }
  }

  let coming: Promise<Moment> | undefined
  /** All who came in one turn of the event loop are told together, after the last of them came. */
  const moment = (): Promise<Moment> =>
    (coming ??= new Promise((resolve) =>
      setImmediate(() => {
        coming = undefined
        resolve(lookAround())
      }),
    ))

  const isUnchangedNow = (): boolean => {
    try {
      return version !== undefined && changes.isUnchanged(version)
    } catch {
      // Whoever waits for the store hears what it lacks.
      return false
    }
  }

  const found = (key: string, { storeAnswers, day }: Moment): CachedPage | undefined => {
    const page = cached.find(key)
    if (page && storeAnswers && page.day !== day) {
      cached.drop(key)
      return undefined
    }
    if (page) hits += 1
    if (page && !storeAnswers) unchecked += 1
    return page
  }

  const findingAt =
    (now: Moment): FindPage =>
    (key) =>
      found(key, now)

  /** Whether nothing that a page is made of has changed since that version, as far as anybody here knows. */
  const isStillSo = async ({ tags }: CachedPage, since: number): Promise<boolean> => {
    try {
      const news = await changes.since(since)
      const invalidated = new Set(news?.tags)
      return (news?.version ?? since) >= (version ?? since) && !tags.some((tag) => invalidated.has(tag))
    } catch {
      // Whoever asks next hears that the store does not answer.
      return false
    }
  }

  const makeAndKeep = async (key: string, since: number, day: Day, make: Making): Promise<CachedPage | undefined> => {
    const made = await make()
    if (!made) {
      uncached.set(key, since)
      return undefined
    }
    const page = { ...made, day }
    if (await isStillSo(page, since)) cached.put(key, page)
    return page
  }

  return {
    keyOf: (address) => cacheKeyOf(address, readsOf),
    has: (key) => cached.has(key),
    finding: () =>
      isUnchangedNow() ? findingAt({ storeAnswers: true, version, day: today() }) : lookAround().then(findingAt),
    page: async (key, make) => {
      const now = await moment()
      const known = found(key, now)
      const { version: since, day } = now
      if (known || since === undefined || uncached.get(key) === since) return known
      misses += 1
      // What began before the last change, or yesterday, is none for those who come now.
      return inTheMaking(`${since} ${day} ${key}`, () => makeAndKeep(key, since, day, make))
    },
    figures: () => ({ hits, misses, unchecked, pages: cached.pages(), bytes: cached.bytes() }),
  }
}
