import type { Booking, Order } from '#core/booking/booking.ts'
import type { ForChangingBookings, ForStoringBookings } from '#core/booking/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'

type BookingTables = Pick<MemoryTables, 'orders' | 'bookings' | 'bookingIds' | 'employersTokens' | 'bookingsOfOrders'>

const byToken = ({ bookings, bookingIds }: BookingTables, token: string): Booking | undefined => {
  const id = bookingIds.get(token)
  return id === undefined ? undefined : structuredClone(bookings.get(id))
}

export const bookingsInMemory = (tables: BookingTables): ForStoringBookings => ({
  byToken: async (token) => byToken(tables, token),
  byEmployersToken: async (token) => {
    const id = tables.employersTokens.get(token)
    return id === undefined ? undefined : structuredClone(tables.bookings.get(id))
  },
  order: async (orderNo) => {
    const order = tables.orders.get(orderNo)
    if (!order) return undefined
    const ids = tables.bookingsOfOrders.get(orderNo) ?? []
    const bookings = ids.flatMap((id) => tables.bookings.get(id) ?? [])
    return structuredClone({ order, bookings: bookings.toSorted((one, other) => one.position - other.position) })
  },
})

/** Changes orders and bookings within a transaction; there is only one at a time. */
export const changingBookings = (tables: () => BookingTables): ForChangingBookings => {
  const save = (booking: Booking): void => {
    const { bookings, employersTokens } = tables()
    const before = bookings.get(booking.id)?.employersLink?.token
    if (before !== undefined) employersTokens.delete(before)
    if (booking.employersLink) employersTokens.set(booking.employersLink.token, booking.id)
    bookings.set(booking.id, storableRecord(booking))
  }
  return {
    addOrder: async (order: Order) => {
      tables().orders.set(order.orderNo, storableRecord(order))
    },
    add: async (booking) => {
      const { bookingIds, bookingsOfOrders } = tables()
      bookingIds.set(booking.token, booking.id)
      bookingsOfOrders.set(booking.orderNo, [...(bookingsOfOrders.get(booking.orderNo) ?? []), booking.id])
      save(booking)
    },
    lock: async (token) => byToken(tables(), token),
    lockById: async (id) => structuredClone(tables().bookings.get(id)),
    save: async (booking) => save(booking),
    waitingFor: async (eventId) =>
      [...tables().bookings.values()]
        .filter(({ event, state }) => event.eventId === eventId && state === 'warteliste')
        .map((booking) => structuredClone(booking)),
  }
}
