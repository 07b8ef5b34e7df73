import type { Booking } from '#core/booking/booking.ts'
import { bookingStates, holdsSeats, keepsSeats } from '#core/booking/booking-state.ts'
import type { AuditFinding } from '#core/audit/audit.ts'
import {
  moduleSeatsOf,
  modulesThatDiffer,
  workshopSeatsOf,
  workshopsThatDiffer,
  type PartSeats,
} from '#core/audit/part-seats.ts'
import type { ForAuditing } from '#core/audit/ports.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'

const holding = bookingStates.filter(holdsSeats)
const seated = bookingStates.filter(keepsSeats)

/** Looks through a database within one snapshot. */
export const auditInSql = ({ snapshot }: Database): ForAuditing => ({
  findings: () =>
    snapshot(async (db) => [
      ...(await oversold(db)),
      ...(await seatsThatDiffer(db)),
      ...workshopsThatDiffer(await partsTaken(db, 'workshop'), await held(db, '"workshop":{', workshopSeatsOf)),
      ...modulesThatDiffer(await partsTaken(db, 'module'), await held(db, modulesNamed, moduleSeatsOf)),
      ...(await eventsGone(db)),
      ...(await ordersWithoutBooking(db)),
      ...(await bookingsWithoutOrder(db)),
      ...(await numberGaps(db)),
      ...(await lettersLost(db)),
    ]),
})

type Findings = Promise<readonly AuditFinding[]>

async function oversold(db: Kysely<Tables>): Findings {
  const rows = await db
    .selectFrom('event')
    .select(['event_id', 'places', 'taken'])
    .whereRef('taken', '>', 'places')
    .orderBy('event_id')
    .execute()
  return rows.map(({ event_id: eventId, places, taken }) => ({ what: 'oversold', eventId, places, taken }))
}

async function seatsThatDiffer(db: Kysely<Tables>): Findings {
  const inFullest = sql<number>`coalesce((
    select max(part.taken) from part_seats as part where part.event_id = event.event_id and part.kind = 'module'
  ), 0)`
  const booked = sql<number | string>`(coalesce(sum(booking.seats), 0) + ${inFullest})`
  const rows = await db
    .selectFrom('event')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.event_id', '=', 'event.event_id')
        .on('booking.state', 'in', seated)
        .on('booking.document', 'not like', `%${modulesNamed}%`),
    )
    .select(['event.event_id', 'event.taken', 'event.elsewhere', booked.as('booked')])
    .groupBy(['event.event_id', 'event.taken', 'event.elsewhere'])
    .having(sql<boolean>`event.taken <> event.elsewhere + ${booked}`)
    .orderBy('event.event_id')
    .execute()
  return rows.map(({ event_id: eventId, taken, elsewhere, booked: seats }) => ({
    what: 'seats-differ',
    eventId,
    taken,
    elsewhere,
    booked: Number(seats),
  }))
}

const atOnce = 500

/** How documents of bookings of modules, and no others, name the days on which these begin. */
const modulesNamed = '"modules":["'

/** The seats that are taken in workshops, or in modules alone. */
async function partsTaken(db: Kysely<Tables>, kind: 'workshop' | 'module'): Promise<readonly PartSeats[]> {
  const rows = await db
    .selectFrom('part_seats')
    .select(['event_id', 'part', 'taken'])
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ event_id: eventId, part, taken }) => ({ eventId, part, taken }))
}

/** The seats that bookings hold in parts; only bookings whose document seems to name one are read. */
async function held(
  db: Kysely<Tables>,
  named: string,
  seatsOf: (booking: Booking) => readonly PartSeats[],
): Promise<readonly PartSeats[]> {
  const seats: PartSeats[] = []
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('booking')
      .innerJoin('event', 'event.event_id', 'booking.event_id')
      .select(['booking.place', 'booking.document'])
      .where('booking.state', 'in', seated)
      .where('booking.document', 'like', `%${named}%`)
      .where('booking.place', '>', after)
      .orderBy('booking.place')
      .limit(atOnce)
      .execute()
    for (const { document } of rows) {
      const booking: Booking = JSON.parse(document)
      seats.push(...seatsOf(booking))
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return seats
    after = last.place
  }
}

async function eventsGone(db: Kysely<Tables>): Findings {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('event', 'event.event_id', 'booking.event_id')
    .leftJoin('called_off_event', 'called_off_event.event_id', 'booking.event_id')
    .select(['booking.id', 'booking.event_id'])
    .where('booking.state', 'in', holding)
    .where('event.event_id', 'is', null)
    .where('called_off_event.event_id', 'is', null)
    .orderBy('booking.place')
    .execute()
  return rows.map(({ id, event_id }) => ({ what: 'event-gone', eventId: event_id, bookingId: id }))
}

async function ordersWithoutBooking(db: Kysely<Tables>): Findings {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('booking', 'booking.order_no', 'orders.order_no')
    .select('orders.order_no')
    .where('booking.id', 'is', null)
    .orderBy('orders.order_no')
    .execute()
  return rows.map(({ order_no }) => ({ what: 'order-without-booking', orderNo: order_no }))
}

async function bookingsWithoutOrder(db: Kysely<Tables>): Findings {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('orders', 'orders.order_no', 'booking.order_no')
    .select('booking.id')
    .where('orders.order_no', 'is', null)
    .orderBy('booking.place')
    .execute()
  return rows.map(({ id }) => ({ what: 'booking-without-order', bookingId: id }))
}

async function numberGaps(db: Kysely<Tables>): Findings {
  const issued = sql<number | string>`count(invoice.number)`
  const rows = await db
    .selectFrom('number_range')
    .leftJoin('invoice', 'invoice.series', 'number_range.series')
    .select(['number_range.series', 'number_range.last', issued.as('issued')])
    .groupBy(['number_range.series', 'number_range.last'])
    .having(sql<boolean>`number_range.last <> ${issued}`)
    .orderBy('number_range.series')
    .execute()
  return rows.map(({ series, last, issued: count }) => ({ what: 'number-gap', series, last, issued: Number(count) }))
}

async function lettersLost(db: Kysely<Tables>): Findings {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('letter', (join) => join.on('letter.dedupe_key', '=', sql<string>`'order-received:' || orders.order_no`))
    .select('orders.order_no')
    .where('letter.id', 'is', null)
    .orderBy('orders.order_no')
    .execute()
  return rows.map(({ order_no }) => ({ what: 'letter-lost', orderNo: order_no }))
}
