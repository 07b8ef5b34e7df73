import type { ForTakingEventsOut } from '#core/catalogue/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Transaction } from 'kysely'
import { countMonths } from '../catalogue/months-of-themes-in-sql.ts'
import { listedEventColumns, listedEvents } from '../catalogue/reading-in-sql.ts'
import { countOffers } from '../catalogue/theme-offers-in-sql.ts'
import type { Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { takenOut } from '../revisions/rows.ts'

/** Takes events out of the programme within a transaction, as an import would that does not name them any more. */
export const takingEventsOut = (dialect: Dialect, trx: () => Transaction<Tables>): ForTakingEventsOut => ({
  takeOut: async (eventId, now) => {
    await dialect.lockContent(trx())
    const row = await trx()
      .selectFrom('event')
      .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
      .innerJoin('rubric', 'rubric.id', 'theme.rubric_id')
      .select(listedEventColumns)
      .where('event.event_id', '=', eventId)
      .executeTakeFirst()
    const [event] = row ? await listedEvents(trx(), [row]) : []
    if (!row || !event) return undefined
    const known = await trx()
      .selectFrom('event_revision')
      .select(['face', 'sequence', 'changed_at', 'called_off', 'begins', 'earlier_starts'])
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    const revised = takenOut(known, event, berlinDay(event.startDate), storedInstant(now))
    await trx()
      .insertInto('event_revision')
      .values({ event_id: eventId, ...revised })
      .onConflict((same) => same.column('event_id').doUpdateSet(revised))
      .execute()
    await trx().deleteFrom('event').where('event_id', '=', eventId).execute()
    await countOffers(trx(), row.theme_id)
    await countMonths(trx(), row.theme_id)
    return event
  },
})
