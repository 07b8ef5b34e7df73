import type { Booking, Order } from '#core/booking/booking.ts'
import { seatsOf } from '#core/booking/booking.ts'
import type { ForChangingBookings, ForStoringBookings } from '#core/booking/ports.ts'
import type { Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

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
  }
}

/** Changes orders and bookings within a transaction. */
export const changingBookings = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingBookings => {
  const locked = () => dialect.locking(trx().selectFrom('booking').select('document'))
  return {
    addOrder: async (order) => {
      const { orderNo, userId, placedAt } = order
      await trx()
        .insertInto('orders')
        .values({
          order_no: orderNo,
          user_id: userId ?? null,
          document: JSON.stringify(storableRecord(order)),
          placed_at: storedInstant(placedAt),
        })
        .execute()
    },
    add: async (booking) => {
      const { id, token, orderNo, userId, event } = booking
      await trx()
        .insertInto('booking')
        .values({
          id,
          token,
          order_no: orderNo,
          user_id: userId ?? null,
          event_id: event.eventId,
          ...changing(booking),
        })
        .execute()
    },
    lock: async (token) => bookingFrom(await locked().where('token', '=', storableText(token)).executeTakeFirst()),
    lockById: async (id) => bookingFrom(await locked().where('id', '=', storableText(id)).executeTakeFirst()),
    save: async (booking) => {
      await trx().updateTable('booking').set(changing(booking)).where('id', '=', booking.id).execute()
    },
    waitingFor: async (eventId) => {
      const rows = locked().where('event_id', '=', eventId).where('state', '=', 'warteliste').orderBy('place')
      return (await rows.execute()).map(bookingIn)
    },
  }
}

/** What may change of a booking. */
const changing = (booking: Booking) => ({
  state: booking.state,
  seats: seatsOf(booking),
  employers_token: booking.employersLink?.token ?? null,
  document: JSON.stringify(storableRecord(booking)),
})

function bookingIn({ document }: { readonly document: string }): Booking {
  const booking: Booking = JSON.parse(document)
  return booking
}

const bookingFrom = (row: { readonly document: string } | undefined): Booking | undefined => row && bookingIn(row)
