import { searchTextOf } from '#core/booking/booking-search.ts'
import { bookingStates, isTerminal } from '#core/booking/booking-state.ts'
import type { Booking, CalledOff, Order } from '#core/booking/booking.ts'
import { seatsOf } from '#core/booking/booking.ts'
import type { BookingFilter, ForChangingBookings, ForStoringBookings } from '#core/booking/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { perDialect, writtenOnce } from '../engine/written-once.ts'
import { insertingInto } from '../engine/writing-rows.ts'
import { dayNumber } from '../participation/day-number.ts'
import { notePeople } from '../participation/sql.ts'

export const bookingsInSql = ({ reading }: Database): ForStoringBookings => {
  const bookings = reading.selectFrom('booking').select('document')
  return {
    byToken: async (token) => bookingFrom(await bookings.where('token', '=', storableText(token)).executeTakeFirst()),
    byEmployersToken: async (token) =>
      bookingFrom(await bookings.where('employers_token', '=', storableText(token)).executeTakeFirst()),
    order: async (orderNo) => {
      const row = await reading
        .selectFrom('orders')
        .select('document')
        .where('order_no', '=', storableText(orderNo))
        .executeTakeFirst()
      if (!row) return undefined
      const order: Order = JSON.parse(row.document)
      const rows = await bookings.where('order_no', '=', orderNo).execute()
      return { order, bookings: rows.map(bookingIn).toSorted((one, other) => one.position - other.position) }
    },
    byId: async (id) => bookingFrom(await bookings.where('id', '=', storableText(id)).executeTakeFirst()),
    search: (filter, pageQuery) => searched(reading, filter, pageQuery),
    ofEvent: async (eventId, states) => {
      const rows = bookings.where('event_id', '=', eventId).where('state', 'in', states).orderBy('place')
      return (await rows.execute()).map(bookingIn)
    },
    calledOff: (eventId) => calledOff(reading, eventId),
  }
}

async function searched(
  db: Kysely<Tables>,
  { words, state, eventId, userId }: BookingFilter,
  pageQuery: PageQuery,
): Promise<Page<Booking>> {
  const { after, limit } = pageQueryOf(pageQuery)
  const start = cursorKeyOf(after, [aNumber])
  if (start === 'nowhere') return { items: [] }
  let query = db.selectFrom('booking').select(['place', 'document'])
  if (start !== 'start') query = query.where('place', '<', -start[0])
  if (state !== undefined) query = query.where('state', '=', state)
  if (eventId !== undefined) query = query.where('event_id', '=', eventId)
  if (userId !== undefined) query = query.where('user_id', '=', storableText(userId))
  for (const word of words) query = query.where(sql<boolean>`search like ${containing(word)} escape '!'`)
  const rows = await query
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(bookingIn), ...(rows.length > limit && last && { next: tokenOf([-last.place]) }) }
}

/** A pattern of `like` for texts that hold a word, whatever signs it is made of. */
const containing = (word: string): string => `%${storableText(word).replaceAll(/[!%_]/g, '!$&')}%`

const calledOff = async (db: Kysely<Tables>, eventId: number): Promise<CalledOff | undefined> =>
  (await calledOffRow(db, { eventId }))[0]

const calledOffRow = writtenOnce<{ readonly eventId: number }, CalledOff>((db, value) =>
  db.selectFrom('called_off_event').select(['reason', 'at']).where('event_id', '=', value('eventId')),
)

const statementsOf = perDialect((dialect) => ({
  lockedById: writtenOnce<{ readonly id: string }, { readonly document: string }>((db, value) =>
    dialect.locking(db.selectFrom('booking').select('document').where('id', '=', value('id'))),
  ),
}))

const insertOrder = insertingInto('orders', ['order_no', 'user_id', 'document', 'placed_at'])

const insertBooking = insertingInto('booking', [
  'id',
  'token',
  'employers_token',
  'order_no',
  'user_id',
  'gremium_id',
  'event_id',
  'first_day',
  'last_day',
  'state',
  'seats',
  'search',
  'document',
])

/** Changes orders and bookings within a transaction. */
export const changingBookings = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingBookings => {
  const locked = () => dialect.locking(trx().selectFrom('booking').select('document'))
  const { lockedById } = statementsOf(dialect)
  return {
    addOrder: async (order) => {
      const { orderNo, userId, placedAt } = order
      await insertOrder(trx(), {
        order_no: orderNo,
        user_id: userId ?? null,
        document: storableJson(order),
        placed_at: storedInstant(placedAt),
      })
    },
    add: async (booking) => {
      const { id, token, orderNo, userId, gremiumId, event } = booking
      await insertBooking(trx(), {
        id,
        token,
        order_no: orderNo,
        user_id: userId ?? null,
        gremium_id: gremiumId ?? null,
        event_id: event.eventId,
        ...changing(booking),
      })
      await notePeople(trx(), booking, 'new')
    },
    lock: async (token) => bookingFrom(await locked().where('token', '=', storableText(token)).executeTakeFirst()),
    lockById: async (id) => bookingFrom((await lockedById(trx(), { id: storableText(id) }))[0]),
    save: async (booking) => {
      await trx().updateTable('booking').set(changing(booking)).where('id', '=', booking.id).execute()
      await notePeople(trx(), booking, 'saved')
    },
    waitingFor: async (eventId) => {
      const rows = locked().where('event_id', '=', eventId).where('state', '=', 'warteliste').orderBy('place')
      return (await rows.execute()).map(bookingIn)
    },
    openOf: async (eventId, most) => {
      const rows = locked().where('event_id', '=', eventId).where('state', 'in', open).orderBy('place').limit(most)
      return (await rows.execute()).map(bookingIn)
    },
    noteCalledOff: async (eventId, { reason, at }) => {
      await trx()
        .insertInto('called_off_event')
        .values({ event_id: eventId, reason: storableText(reason), at: storedInstant(at) })
        .onConflict((same) => same.column('event_id').doNothing())
        .execute()
    },
    calledOff: (eventId) => calledOff(trx(), eventId),
  }
}

const open = bookingStates.filter((state) => !isTerminal(state))

/** What may change of a booking. */
const changing = (booking: Booking) => ({
  first_day: dayNumber(berlinDay(booking.event.startDate)),
  last_day: dayNumber(berlinDay(booking.event.endDate)),
  state: booking.state,
  seats: seatsOf(booking),
  employers_token: booking.employersLink?.token ?? null,
  search: storableText(searchTextOf(booking)),
  document: storableJson(booking),
})

function bookingIn({ document }: { readonly document: string }): Booking {
  const booking: Booking = JSON.parse(document)
  return booking
}

const bookingFrom = (row: { readonly document: string } | undefined): Booking | undefined => row && bookingIn(row)
