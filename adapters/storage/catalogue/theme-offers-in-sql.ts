import { eventTypes } from '#core/catalogue/catalogue.ts'
import { offerFrom } from '#core/catalogue/theme-offer.ts'
import type { ThemeOffer } from '#core/catalogue/ports.ts'
import type { Day } from '#core/shared/day.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ResolvedEvent } from '../import/resolved-content.ts'
import { priceIn } from './content-from-rows.ts'
import type { Tables } from '../engine/tables.ts'

/** Stands for the town of events that are online, or partly so. */
export const onlineVenue = 0

/** What themes offer from a day on. A series counts its modules itself, for some of them may be hidden. */
export async function offersOf(
  db: Kysely<Tables>,
  themes: readonly { readonly internal_id: number; readonly event_type: number }[],
  from: Day,
): Promise<ReadonlyMap<number, ThemeOffer>> {
  const ids = themes
    .filter(({ event_type }) => event_type !== eventTypes.trainingSeries)
    .map(({ internal_id }) => internal_id)
  if (ids.length === 0) return new Map()
  const townRows = await db
    .selectFrom('theme_place')
    .select(['theme_id', 'location_id'])
    .where('theme_id', 'in', ids)
    .where('last_day', '>=', from)
    .execute()
  const prices = await db
    .selectFrom('theme_price')
    .select(['theme_id', 'price_net', 'price_rate'])
    .where('theme_id', 'in', ids)
    .where('last_day', '>=', from)
    .execute()
  const townRowsOf = Map.groupBy(townRows, ({ theme_id }) => theme_id)
  const pricesOf = Map.groupBy(prices, ({ theme_id }) => theme_id)
  return new Map(
    ids.map((id) => {
      const towns = (townRowsOf.get(id) ?? []).map(({ location_id }) => location_id)
      return [
        id,
        offerFrom(towns.includes(onlineVenue), towns.filter(isTown).length, (pricesOf.get(id) ?? []).map(priceIn)),
      ]
    }),
  )
}

const isTown = (location: number): boolean => location !== onlineVenue

/** Makes all offers anew from the events, or those of one theme. */
export async function countOffers(trx: Transaction<Tables>, theme?: number): Promise<void> {
  const its = theme === undefined ? sql`true` : sql`event.theme_id = ${theme}`
  for (const table of ['theme_place', 'theme_price'] as const)
    await trx
      .deleteFrom(table)
      .$if(theme !== undefined, (query) => query.where('theme_id', '=', theme ?? 0))
      .execute()
  await sql`
    insert into theme_place (theme_id, location_id, last_day)
    select event.theme_id, hotel.location_id, max(event.start_date)
    from event
    join event_venue on event_venue.event_id = event.event_id
    join hotel on hotel.internal_id = event_venue.hotel_id
    where ${its}
    group by event.theme_id, hotel.location_id`.execute(trx)
  await sql`
    insert into theme_place (theme_id, location_id, last_day)
    select theme_id, ${sql.lit(onlineVenue)}, max(start_date)
    from event where has_online and ${its} group by theme_id`.execute(trx)
  await sql`
    insert into theme_price (theme_id, price_net, price_rate, last_day)
    select theme_id, price_net, price_rate, max(start_date)
    from event where price_net is not null and ${its} group by theme_id, price_net, price_rate`.execute(trx)
}

/** Adds what new events offer. */
export async function addOffers(
  trx: Transaction<Tables>,
  events: readonly ResolvedEvent[],
  townOf: (hotelId: number) => number,
): Promise<void> {
  const townRows = new Map<string, Tables['theme_place']>()
  const prices = new Map<string, Tables['theme_price']>()
  const keepLast = <Row extends { readonly last_day: Day }>(rows: Map<string, Row>, key: string, row: Row): void => {
    if ((rows.get(key)?.last_day ?? '') < row.last_day) rows.set(key, row)
  }
  for (const { row, venues } of events) {
    const { theme_id, start_date: last_day, price_net, price_rate } = row
    const towns = [...venues.map(townOf), ...(row.has_online ? [onlineVenue] : [])]
    for (const location_id of towns)
      keepLast(townRows, `${theme_id} ${location_id}`, { theme_id, location_id, last_day })
    if (price_net !== null && price_rate !== null)
      keepLast(prices, `${theme_id} ${price_net} ${price_rate}`, { theme_id, price_net, price_rate, last_day })
  }
  for (const row of townRows.values())
    await trx
      .insertInto('theme_place')
      .values(row)
      .onConflict((same) =>
        same
          .columns(['theme_id', 'location_id'])
          .doUpdateSet({ last_day: row.last_day })
          .where('theme_place.last_day', '<', row.last_day),
      )
      .execute()
  for (const row of prices.values())
    await trx
      .insertInto('theme_price')
      .values(row)
      .onConflict((same) =>
        same
          .columns(['theme_id', 'price_net', 'price_rate'])
          .doUpdateSet({ last_day: row.last_day })
          .where('theme_price.last_day', '<', row.last_day),
      )
      .execute()
}
