import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import { seatsOf } from '#core/booking/booking.ts'
import { eventOfModules } from '#core/catalogue/chosen-modules.ts'
import { aBooking, aListedEvent, aRecipient, type BookingDraft } from '../core/sample-booking.ts'
import { aModule } from '../core/sample-theme.ts'
import { giveBack, take } from './contract/seats.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '030-bookings-of-the-office'

const run = aListedEvent({
  eventId: 1001,
  modules: [
    aModule({ title: 'Eins', startDate: '2027-03-08' }),
    aModule({ title: 'Zwei', startDate: '2027-04-12' }),
    aModule({ title: 'Drei', startDate: '2027-05-10' }),
  ],
})
const ofModules = (modules: readonly string[], names: readonly string[], change: BookingDraft = {}): Booking => {
  const event = eventOfModules(run, modules)
  if (!event) throw new Error('they are modules of the run')
  return aBooking({ event, modules, recipients: names.map((name) => aRecipient(name)), ...change })
}
const bookings: readonly Booking[] = [
  aBooking({ event: run }),
  ofModules(['2027-03-08'], ['Cem', 'Dora']),
  ofModules(['2027-04-12', '2027-05-10'], ['Eva'], { state: 'teilgenommen' }),
  ofModules(['2027-04-12'], ['Finn'], { state: 'warteliste' }),
  ofModules(['2027-04-12'], ['Gül'], { state: 'storniert_kunde' }),
]

/** Rows as a store of then wrote them: whoever booked modules had seats of the whole run, and one was elsewhere. */
const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  const statements = [
    sql`insert into rubric (id, url, title, position, fingerprint, withdrawn, document)
      values (1, 'recht', 'Recht', 1, 'f', false, '{}')`,
    sql`insert into theme (internal_id, url, title, sort_key, event_type, is_new, rubric_id, rubric_position, fingerprint, withdrawn,
        document)
      values (1, 'recht', 'Recht', 'recht', 1, false, 1, 1, 'f', false, '{}')`,
    sql`insert into event (event_id, url, theme_id, start_date, end_date, start_time, end_time, has_online, places,
        taken, elsewhere, guaranteed, fingerprint)
      values (1001, 'recht-1001', 1, '2027-03-08', '2027-05-10', '09:00', '17:00', true, 8, 6, 1, false, 'f')`,
    sql`insert into part_seats (event_id, kind, part, capacity, taken) values (1001, 'workshop', 'werkstatt', 6, 2)`,
    sql`insert into orders (order_no, document, placed_at) values ('B-00000-00001', '{}', '2026-11-21T12:00:00Z')`,
    ...bookings.map(
      (booking, at) => sql`insert into booking (id, token, order_no, event_id, state, seats, document)
        values (${`b-${at}`}, ${`t-${at}`}, 'B-00000-00001', 1001, ${booking.state}, ${seatsOf(booking)},
          ${JSON.stringify(booking)})`,
    ),
  ]
  for (const statement of statements) await statement.execute(database)
}

onBothDatabases('bookings of modules from before these had seats of their own', (empty) => {
  test('have a seat of their modules after the migration, and what that leaves of the run is free', async () => {
    const store = await migratedFrom(lastBefore, await empty(), rowsOfBefore)
    const ofModule = (module: string) => ({ kind: 'module', eventId: 1001, module }) as const
    const seats = await store.change(async (tx) => tx.seats.left(1001))
    expect(seats).toEqual({ ok: true, value: 3 })
    const wrong = (await store.audit.findings()).map(({ what }) => what)
    expect(wrong.filter((what) => what === 'seats-differ' || what === 'module-seats-differ')).toEqual([])
    expect(await take(store, ofModule('Zwei'), 5)).toMatchObject({ ok: false, refusal: { left: 4 } })
    expect(await giveBack(store, ofModule('Eins'), 2)).toEqual({ ok: true, value: 5 })
    await expect(giveBack(store, ofModule('Drei'), 2)).rejects.toThrow('fewer were taken')
  })

  test('leaves the seats of workshops as they were', async () => {
    const store = await migratedFrom(lastBefore, await empty(), rowsOfBefore)
    expect(await store.workshopSeats.taken(1001)).toEqual(new Map([['werkstatt', 2]]))
  })
})
