import type { EventConditions } from '#core/catalogue/event-filter.ts'
import type { Day } from '#core/shared/day.ts'
import { sql, type ExpressionBuilder, type Transaction } from 'kysely'
import type { ResolvedEvent } from '../import/resolved-content.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { onlineVenue } from './theme-offers-in-sql.ts'

/**
 * Says in SQL what `meetsAll` says: that a theme has an event from a day on for which all conditions hold. A row of
 * `theme_month` stands for at least one such event, so that one row has to meet them all and no event is read.
 */
export const hasEventMeeting =
  ({ month, locationId, online }: EventConditions, from: Day) =>
  (eb: ExpressionBuilder<Tables, 'theme'>) => {
    let events = eb
      .selectFrom('theme_month')
      .select('theme_month.theme_id')
      .whereRef('theme_month.theme_id', '=', 'theme.internal_id')
      .where('theme_month.last_day', '>=', from)
    if (month !== undefined) events = events.where('theme_month.month', '=', storableText(month))
    if (locationId !== undefined) events = events.where('theme_month.location_id', '=', locationId)
    if (online === true) events = events.where('theme_month.has_online', '=', true)
    if (online === false) events = events.where('theme_month.location_id', '!=', onlineVenue)
    return eb.exists(events)
  }

/** Makes all rows anew from the events, or those of one theme. */
export async function countMonths(trx: Transaction<Tables>, theme?: number): Promise<void> {
  const its = theme === undefined ? sql`true` : sql`event.theme_id = ${theme}`
  await trx
    .deleteFrom('theme_month')
    .$if(theme !== undefined, (query) => query.where('theme_id', '=', theme ?? 0))
    .execute()
  await sql`
    insert into theme_month (theme_id, month, location_id, has_online, last_day)
    select event.theme_id, substr(cast(event.start_date as text), 1, 7),
      coalesce(hotel.location_id, ${sql.lit(onlineVenue)}), event.has_online, max(event.start_date)
    from event
    left join event_venue on event_venue.event_id = event.event_id
    left join hotel on hotel.internal_id = event_venue.hotel_id
    where ${its}
    group by 1, 2, 3, 4`.execute(trx)
}

/** Adds the rows of new events. */
export async function addMonths(
  trx: Transaction<Tables>,
  events: readonly ResolvedEvent[],
  townOf: (hotelId: number) => number,
): Promise<void> {
  const rows = new Map<string, Tables['theme_month']>()
  for (const { row, venues } of events) {
    const { theme_id, start_date: last_day, has_online } = row
    const month = last_day.slice(0, 7)
    for (const location_id of venues.length > 0 ? venues.map(townOf) : [onlineVenue]) {
      const key = [theme_id, month, location_id, has_online].join(' ')
      if ((rows.get(key)?.last_day ?? '') < last_day)
        rows.set(key, { theme_id, month, location_id, has_online, last_day })
    }
  }
  for (const row of rows.values())
    await trx
      .insertInto('theme_month')
      .values(row)
      .onConflict((same) =>
        same
          .columns(['theme_id', 'month', 'location_id', 'has_online'])
          .doUpdateSet({ last_day: row.last_day })
          .where('theme_month.last_day', '<', row.last_day),
      )
      .execute()
}
