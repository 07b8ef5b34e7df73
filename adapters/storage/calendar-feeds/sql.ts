import type { CalendarFeed } from '#core/calendar-feeds/calendar-feeds.ts'
import type { ForChangingCalendarFeeds, ForStoringCalendarFeeds } from '#core/calendar-feeds/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

const feedFrom = (row: Selectable<Tables['calendar_feed']>): CalendarFeed => ({
  userId: row.user_id,
  ...(row.gremium_id !== null && { gremiumId: row.gremium_id }),
  digest: row.digest,
  since: row.since,
  ...(row.fetched_at !== null && { fetchedAt: row.fetched_at }),
})

export const calendarFeedsInSql = ({ reading }: Database): ForStoringCalendarFeeds => {
  const all = reading.selectFrom('calendar_feed').selectAll()
  return {
    byDigest: async (digest) => {
      const row = await all.where('digest', '=', storableText(digest)).executeTakeFirst()
      return row && feedFrom(row)
    },
    ofUser: async (userId) =>
      (await all.where('user_id', '=', storableText(userId)).orderBy('since').execute()).map(feedFrom),
  }
}

/** Changes calendar feeds within a transaction. */
export const changingCalendarFeeds = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingCalendarFeeds => {
  const remove = async ({ userId, gremiumId }: Pick<CalendarFeed, 'userId' | 'gremiumId'>): Promise<void> => {
    const of = trx().deleteFrom('calendar_feed').where('user_id', '=', userId)
    await (
      gremiumId === undefined ? of.where('gremium_id', 'is', null) : of.where('gremium_id', '=', gremiumId)
    ).execute()
  }
  return {
    put: async (feed) => {
      // Two that are switched on at the same moment would both find none to take the place of.
      await dialect.lockName(trx(), `calendar feeds ${feed.userId}`)
      await remove(feed)
      await trx()
        .insertInto('calendar_feed')
        .values({
          digest: feed.digest,
          user_id: feed.userId,
          gremium_id: feed.gremiumId ?? null,
          since: storedInstant(feed.since),
          fetched_at: feed.fetchedAt === undefined ? null : storedInstant(feed.fetchedAt),
        })
        .execute()
    },
    remove,
    noteFetched: async (digest, at) => {
      await trx()
        .updateTable('calendar_feed')
        .set({ fetched_at: storedInstant(at) })
        .where('digest', '=', digest)
        .execute()
    },
  }
}
