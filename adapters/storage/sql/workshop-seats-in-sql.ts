import type { ForCountingWorkshopSeats } from '#core/conference/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { sql, type Transaction } from 'kysely'
import { touch } from './changes-in-sql.ts'
import type { Database } from './dialect.ts'
import type { Tables } from './tables.ts'

export const workshopSeatsInSql = ({ reading, transaction }: Database): ForCountingWorkshopSeats => ({
  taken: async (eventId) => {
    if (!Number.isSafeInteger(eventId)) return new Map()
    const rows = await reading
      .selectFrom('workshop_seats')
      .select(['workshop', 'taken'])
      .where('event_id', '=', eventId)
      .execute()
    return new Map(rows.map(({ workshop, taken }) => [workshop, taken]))
  },
  take: (eventId, { id, capacity }, seats) => transaction((trx) => take(trx, eventId, id, capacity, seats)),
})

/** The row changes only where enough are left, whoever else takes some at the same time. */
async function take(
  trx: Transaction<Tables>,
  eventId: number,
  workshop: string,
  capacity: number,
  seats: number,
): ReturnType<ForCountingWorkshopSeats['take']> {
  const known = Number.isSafeInteger(eventId)
    ? await trx.selectFrom('event').select('event_id').where('event_id', '=', eventId).executeTakeFirst()
    : undefined
  if (!known) return refused({ why: 'not-found' })
  await trx
    .insertInto('workshop_seats')
    .values({ event_id: eventId, workshop, taken: 0 })
    .onConflict((same) => same.columns(['event_id', 'workshop']).doNothing())
    .execute()
  const row = trx.updateTable('workshop_seats').where('event_id', '=', eventId).where('workshop', '=', workshop)
  const changed = await row
    .set({ taken: sql<number>`taken + ${seats}` })
    .where(sql<boolean>`taken + ${seats} <= ${capacity}`)
    .returning('taken')
    .executeTakeFirst()
  if (!changed) return refused({ why: 'sold-out', placesLeft: await left(trx, eventId, workshop, capacity) })
  await touch(trx, ['record:conference', `event:${eventId}`])
  return done({ free: capacity - changed.taken })
}

async function left(trx: Transaction<Tables>, eventId: number, workshop: string, capacity: number): Promise<number> {
  const { taken } = await trx
    .selectFrom('workshop_seats')
    .select('taken')
    .where('event_id', '=', eventId)
    .where('workshop', '=', workshop)
    .executeTakeFirstOrThrow()
  return Math.max(0, capacity - taken)
}
