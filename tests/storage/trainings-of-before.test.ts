import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { storedInstant } from '#storage/engine/stored-instant.ts'
import { aBooking, aListedEvent, anOrder, aRecipient } from '../core/sample-booking.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const [ada, ben] = [aRecipient('Ada'), aRecipient('Ben')]
const event = aListedEvent({ startDate: '2026-11-02', endDate: '2026-11-04' })
const booking = aBooking({ event, recipients: [ada, ben], state: 'teilgenommen', attendance: { [ada.id]: true } })

const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  const { orderNo, placedAt } = anOrder()
  await sql`insert into orders (order_no, document, placed_at)
    values (${orderNo}, ${JSON.stringify(anOrder())}, ${storedInstant(placedAt)})`.execute(database)
  await sql`insert into booking (id, token, order_no, event_id, first_day, last_day, state, seats, document)
    values (${booking.id}, ${booking.token}, ${orderNo}, ${event.eventId}, 20261102, 20261104, ${booking.state}, 2,
      ${JSON.stringify(booking)})`.execute(database)
  for (const { email } of [ada, ben])
    await sql`insert into booking_person (person, booking_id) values (${email}, ${booking.id})`.execute(database)
}

onBothDatabases('bookings from before trainings were told apart', (empty) => {
  test('say after the migration what was taught and who was there', async () => {
    const { participations } = await migratedFrom('052-access-log', await empty(), rowsOfBefore)
    const was = {
      eventId: event.eventId,
      themes: [event.themeUrl],
      startDate: '2026-11-02',
      endDate: '2026-11-04',
      state: 'teilgenommen',
    }
    expect(await participations.trainings([ada.email, ben.email])).toEqual([
      { email: ada.email, ...was, attended: true },
      { email: ben.email, ...was },
    ])
  })
})
