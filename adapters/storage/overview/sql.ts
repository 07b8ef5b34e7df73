import { sql, type RawBuilder } from 'kysely'
import { eventTypes } from '#core/catalogue/catalogue.ts'
import type { Booking } from '#core/booking/booking.ts'
import type { Gremium } from '#core/gremium/gremium.ts'
import { mostShownBookmarks } from '#core/overview/overview.ts'
import { daysOver, mostBookings, mostOver, type ForReadingOverviews } from '#core/overview/ports.ts'
import { byBeginning, shownBookmarkTypes } from '#core/overview/reading.ts'
import { statesToCome } from '#core/participation/events-to-come.ts'
import { addDays, berlinDay } from '#core/shared/dates.ts'
import type { Day, Instant, WallTime } from '#core/shared/day.ts'
import type { StoredPlan } from '#core/training-plan/stored-plan.ts'
import { wishlistEntry, type FoundContent } from '#core/wishlist/wishlist-entry.ts'
import type { BookmarkType, WishlistEntry } from '#core/wishlist/wishlist.ts'
import type { Database } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import { dayNumber } from '../participation/day-number.ts'
import { besideInSql } from './beside-in-sql.ts'
import { columnsOf, none, text } from './columns.ts'
import { trainedFromTexts, trainedRows } from './trained-columns.ts'

/** Of whichever part: a number by which rows of it are in order, and what it says. */
interface Row {
  readonly part: 'user' | 'gremium' | 'booking' | 'over' | 'trained' | 'bookmark' | 'plan' | 'seen' | 'theme' | 'event'
  readonly place: number | string
  readonly id: string | null
  readonly type: string | null
  readonly value: string | null
  readonly note: string | null
  readonly title: string | null
  readonly url: string | null
  readonly redirect_url: string | null
  readonly start_date: string | null
  readonly start_time: string | null
  readonly end_date: string | null
  readonly end_time: string | null
  readonly town: string | null
}

/** The columns of a part that says less than an event. */
const columns = columnsOf(12)

/** Where some people take part. */
const trainedOf = (whose: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select 'trained', 0, ${columns(sql`person`, none, text(sql`trained`))} from ${trainedRows(whose)}`

/**
 * All parts in one statement, so that the page costs one round trip for them, wherever the database is. What they say
 * stands in columns of text, because parts of a union have the same columns.
 */
const statement = (userId: string, today: Day): RawBuilder<Row> => {
  const id = storableText(userId)
  const hers = sql`id in (select booking_id from booking_person
    where person = ${id} or person = (select email from users where id = ${id}))`
  const toCome = sql`last_day >= ${dayNumber(today)} and state in (${sql.join(statesToCome)})`
  const bookings = (those: RawBuilder<unknown>) => sql`
    select 'booking', first_day, ${columns(sql`id`, none, text(sql`document`))}
    from (select id, first_day, document from booking where ${those} and ${toCome}
      order by first_day, place limit ${sql.lit(mostBookings)}) as those`
  const bookmarked = (where: RawBuilder<unknown>) => sql`(
    select id, type, value, note, place from bookmark
    where user_id = ${id} and type in (${sql.join(shownBookmarkTypes)})
    order by place desc limit ${sql.lit(mostShownBookmarks * 4)}) as bookmark where ${where}`
  return sql<Row>`
    select 'user' as part, 0 as place, cast(email as text) as id, cast(salutation_id as text) as type,
      cast(first_name as text) as value, cast(last_name as text) as note, ${none} as title, ${none} as url,
      ${none} as redirect_url, ${none} as start_date, ${none} as start_time, ${none} as end_date, ${none} as end_time,
      ${none} as town
    from users where id = ${id}
    union all
    select 'gremium', gremium_user.place, ${columns(text(sql`gremium.id`), none, text(sql`gremium.document`))}
    from gremium_user join gremium on gremium.id = gremium_user.gremium_id where gremium_user.user_id = ${id}
    union all ${bookings(hers)}
    union all ${bookings(sql`gremium_id in (select gremium_id from gremium_user where user_id = ${id})`)}
    union all select 'over', first_day, ${columns(sql`id`, none, text(sql`document`))}
    from (select id, first_day, document from booking where ${hers}
      and last_day < ${dayNumber(today)} and last_day >= ${dayNumber(addDays(today, -daysOver))}
      order by first_day desc, place desc limit ${sql.lit(mostOver)}) as over_lately
    union all ${trainedOf(sql`person = (select email from users where id = ${id})`)}
    union all select 'bookmark', place, ${columns(none, text(sql`type`), text(sql`value`))}
    from bookmark where user_id = ${id}
    union all select 'plan', place, ${columns(none, none, text(sql`document`))}
    from (select place, document from training_plan where owner = ${id} order by place desc limit 1) as newest
    union all select 'seen', 0, ${columns(none, none, text(sql`seen_at`))} from seen_news where user_id = ${id}
    union all select 'theme', bookmark.place, ${columns(
      ...[sql`bookmark.id`, sql`bookmark.type`, sql`bookmark.value`, sql`bookmark.note`].map(text),
      ...[sql`theme.title`, sql`theme.url`, sql`theme.redirect_url`].map(text),
    )}
    from theme, ${bookmarked(sql`theme.url = bookmark.value and not theme.withdrawn
      and bookmark.type = case when theme.event_type = ${sql.lit(eventTypes.conference)} then 'fachtagung' else 'seminar' end`)}
    union all select 'event', bookmark.place, ${columns(
      ...[sql`bookmark.id`, sql`event.url`, sql`bookmark.value`, sql`bookmark.note`].map(text),
      ...[sql`theme.title`, sql`theme.url`, sql`theme.redirect_url`].map(text),
      ...[sql`event.start_date`, sql`event.start_time`, sql`event.end_date`, sql`event.end_time`].map(text),
      text(sql`location.name`),
    )}
    from event join theme on theme.internal_id = event.theme_id and not theme.withdrawn
      left join hotel on hotel.internal_id = event.hotel_id
      left join location on location.internal_id = hotel.location_id,
      ${bookmarked(sql`event.event_id =
        case when bookmark.type = 'event' then cast(substr(bookmark.value, 8) as integer) end`)}`
}

export const overviewsInSql = ({ reading, write }: Database): ForReadingOverviews => ({
  async of(userId, now) {
    const { rows } = await statement(userId, berlinDay(now)).execute(reading)
    const ofPart = (part: Row['part']): readonly Row[] => rows.filter((row) => row.part === part)
    const [user] = ofPart('user')
    if (!user) return undefined
    const documents = (part: Row['part']): readonly unknown[] =>
      ofPart(part)
        .toSorted(inOrder)
        .map(({ value }): unknown => JSON.parse(value ?? ''))
    const inOrder = (one: Row, other: Row): number => Number(one.place) - Number(other.place)
    const once = (bookings: readonly Booking[]) => [...new Map(bookings.map((one) => [one.id, one])).values()]
    const [plan] = documents('plan') as readonly StoredPlan[]
    const [seen] = ofPart('seen')
    return {
      user: {
        email: user.id ?? '',
        salutationId: user.type ?? '',
        firstName: user.value ?? '',
        lastName: user.note ?? '',
      },
      gremien: documents('gremium') as readonly Gremium[],
      bookings: once(documents('booking') as readonly Booking[]).toSorted(byBeginning),
      over: (documents('over') as readonly Booking[]).toSorted((one, other) => byBeginning(other, one)),
      bookmarks: {
        items: [...ofPart('theme'), ...ofPart('event')]
          .toSorted((one, other) => inOrder(other, one))
          .slice(0, mostShownBookmarks)
          .map((row) => entryFrom(row, now)),
        all: ofPart('bookmark')
          .toSorted(inOrder)
          .map(({ type, value }) => ({ type: type as BookmarkType, value: value ?? '' })),
      },
      trainings: ofPart('trained').flatMap(({ id, value }) => trainedFromTexts(id, value)),
      ...(plan && { plan }),
      ...(seen && { seenAt: storedInstant(seen.value ?? '') }),
    }
  },
  beside: (ask) => besideInSql(reading, ask),
  saw: async (userId, at) => {
    const seen_at = storedInstant(at)
    await write((db) =>
      db
        .insertInto('seen_news')
        .values({ user_id: storableText(userId), seen_at })
        .onConflict((same) => same.column('user_id').doUpdateSet({ seen_at }).where('seen_news.seen_at', '<', seen_at))
        .execute(),
    )
  },
})

const entryFrom = (row: Row, now: Instant): WishlistEntry => {
  const { id, value, note, title, url, redirect_url } = row
  const bookmark = {
    id: id ?? '',
    type: (row.part === 'event' ? 'event' : row.type) as BookmarkType,
    value: value ?? '',
    ...(note !== null && { note }),
  }
  const content: FoundContent =
    row.part === 'theme'
      ? { kind: 'theme', title: title ?? '', url: url ?? '', redirect_url }
      : {
          kind: 'event',
          title: title ?? '',
          url: row.type ?? '',
          theme_url: url ?? '',
          redirect_url,
          start_date: row.start_date as Day,
          start_time: row.start_time as WallTime,
          end_date: row.end_date as Day,
          end_time: row.end_time as WallTime,
          town: row.town,
        }
  return wishlistEntry(bookmark, content, now)
}
