import type { ForStoringTheCatalogue } from '#core/catalogue/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { sql, type Transaction } from 'kysely'
import { touchedByPlaces } from '../touched-tags.ts'
import { touch } from './changes-in-sql.ts'
import type { Tables } from './tables.ts'

type Taking = Awaited<ReturnType<ForStoringTheCatalogue['takePlaces']>>

/** Takes places of a date: the row changes only where enough are left, whoever else takes some at the same time. */
export async function takePlaces(trx: Transaction<Tables>, eventId: number, places: number): Promise<Taking> {
  if (!Number.isSafeInteger(eventId)) return refused({ why: 'not-found' })
  const taken = await trx
    .updateTable('event')
    .set({ taken: sql<number>`taken + ${places}` })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`taken + ${places} <= places`)
    .returning(['places', 'taken'])
    .executeTakeFirst()
  if (!taken) return whyNot(trx, eventId)
  await touch(trx, touchedByPlaces(await whomItConcerns(trx, eventId)))
  return done({ placesLeft: taken.places - taken.taken })
}

async function whyNot(trx: Transaction<Tables>, eventId: number): Promise<Taking> {
  const event = await trx
    .selectFrom('event')
    .select(['places', 'taken'])
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return refused(event ? { why: 'sold-out', placesLeft: event.places - event.taken } : { why: 'not-found' })
}

async function whomItConcerns(trx: Transaction<Tables>, eventId: number) {
  const { themeUrl } = await trx
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .select('theme.url as themeUrl')
    .where('event.event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const venues = await trx
    .selectFrom('event_venue')
    .innerJoin('hotel', 'hotel.internal_id', 'event_venue.hotel_id')
    .select(['hotel.internal_id as hotelId', 'hotel.location_id as locationId'])
    .where('event_venue.event_id', '=', eventId)
    .execute()
  return { eventId, themeUrl, venues }
}
