import type { CalendarFeed } from '#core/calendar-feeds/calendar-feeds.ts'
import type { ForChangingCalendarFeeds, ForStoringCalendarFeeds } from '#core/calendar-feeds/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storedInstant } from '../engine/stored-instant.ts'

type FeedTables = Pick<MemoryTables, 'calendarFeeds'>

export const calendarFeedsInMemory = ({ calendarFeeds }: FeedTables): ForStoringCalendarFeeds => ({
  byDigest: async (digest) => structuredClone(calendarFeeds.get(digest)),
  ofUser: async (userId) =>
    structuredClone(
      [...calendarFeeds.values()]
        .filter((feed) => feed.userId === userId)
        .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)),
    ),
})

/** Ends those that are so. */
export const forgetFeedsOf = ({ calendarFeeds }: FeedTables, isGone: (feed: CalendarFeed) => boolean): void => {
  for (const [digest, feed] of calendarFeeds.entries()) if (isGone(feed)) calendarFeeds.delete(digest)
}

/** Changes calendar feeds within a transaction. */
export const changingCalendarFeeds = (tables: () => FeedTables): ForChangingCalendarFeeds => ({
  put: async (feed) => {
    forgetFeedsOf(tables(), isSame(feed))
    tables().calendarFeeds.set(feed.digest, structuredClone({ ...feed, since: storedInstant(feed.since) }))
  },
  remove: async (feed) => forgetFeedsOf(tables(), isSame(feed)),
  noteFetched: async (digest, at) => {
    const feed = tables().calendarFeeds.get(digest)
    if (feed) tables().calendarFeeds.set(digest, { ...feed, fetchedAt: storedInstant(at) })
  },
})

const isSame =
  ({ userId, gremiumId }: Pick<CalendarFeed, 'userId' | 'gremiumId'>) =>
  (feed: CalendarFeed): boolean =>
    feed.userId === userId && feed.gremiumId === gremiumId
