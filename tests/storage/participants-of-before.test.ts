import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { storedInstant } from '#storage/engine/stored-instant.ts'
import { aBooking, aListedEvent, anOrder } from '../core/sample-booking.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '043-gremien'
const event = aListedEvent({ startDate: '2027-02-01', endDate: '2027-02-03' })
const { userId, ...booking } = aBooking({ userId: 'user-1', event })

const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  const { orderNo, placedAt } = anOrder()
  await sql`insert into orders (order_no, user_id, document, placed_at)
    values (${orderNo}, ${userId}, ${JSON.stringify(anOrder())}, ${storedInstant(placedAt)})`.execute(database)
  await sql`insert into booking (id, token, order_no, user_id, event_id, state, seats, document)
    values (${booking.id}, ${booking.token}, ${orderNo}, ${userId}, 1, ${booking.state}, 2, ${JSON.stringify({ userId, ...booking })})`.execute(
    database,
  )
}

onBothDatabases('bookings from before those who take part could be asked for', (empty) => {
  test('are found by their people after the migration, and belong to no Gremium', async () => {
    const { participations } = await migratedFrom(lastBefore, await empty(), rowsOfBefore)
    const future = { which: 'future', today: '2027-01-01' } as const
    for (const people of [{ userIds: ['user-1'] }, { emails: ['ben@werk.example'] }]) {
      const { items } = await participations.ofPeople(people, future, {})
      expect(items).toEqual([{ userId, ...booking }])
    }
    expect(await participations.ofPeople({ userIds: ['user-1'] }, { ...future, which: 'past' }, {})).toEqual({
      items: [],
    })
    expect(await participations.ofGremium('', future, {})).toEqual({ items: [] })
  })
})
