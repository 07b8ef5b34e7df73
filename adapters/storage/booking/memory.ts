import type { Booking, Order } from '#core/booking/booking.ts'
import type { ForChangingBookings, ForStoringBookings } from '#core/booking/ports.ts'
import { searchTextOf } from '#core/booking/booking-search.ts'
import { isTerminal } from '#core/booking/booking-state.ts'
import { aNumber } from '../engine/continuation.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'

type BookingTables = Pick<
  MemoryTables,
  'orders' | 'bookings' | 'bookingIds' | 'employersTokens' | 'bookingsOfOrders' | 'calledOff'
>

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
  byId: async (id) => structuredClone(tables.bookings.get(id)),
  search: async ({ words, state, eventId, userId }, pageQuery) => {
    const found = [...tables.bookings.values()]
      .map((booking, index) => ({ booking, place: index + 1 }))
      .filter(
        ({ booking }) =>
          (state === undefined || booking.state === state) &&
          (eventId === undefined || booking.event.eventId === eventId) &&
          (userId === undefined || booking.userId === userId) &&
          words.every((word) => searchTextOf(booking).includes(word)),
      )
    const { items, ...rest } = pageFrom(found, ({ place }) => [-place], [aNumber], pageQuery)
    return { items: items.map(({ booking }) => structuredClone(booking)), ...rest }
  },
  ofEvent: async (eventId, states) =>
    [...tables.bookings.values()]
      .filter(({ event, state }) => event.eventId === eventId && states.includes(state))
      .map((booking) => structuredClone(booking)),
  calledOff: async (eventId) => tables.calledOff.get(eventId),
})

/** Changes orders and bookings within a transaction; there is only one at a time. */
export const changingBookings = (tables: () => BookingTables): ForChangingBookings => {
  const save = (booking: Booking): void => {
    const { bookings, employersTokens } = tables()
    const before = bookings.get(booking.id)?.employersLink?.token
    if (before !== undefined) employersTokens.delete(before)
    const token = booking.employersLink?.token
    if (token !== undefined && employersTokens.has(token)) throw new Error('two bookings have one employer’s link')
    if (token !== undefined) employersTokens.set(token, booking.id)
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
    openOf: async (eventId, most) =>
      [...tables().bookings.values()]
        .filter(({ event, state }) => event.eventId === eventId && !isTerminal(state))
        .slice(0, most)
        .map((booking) => structuredClone(booking)),
    noteCalledOff: async (eventId, calledOff) => {
      if (!tables().calledOff.has(eventId)) tables().calledOff.set(eventId, storableRecord(calledOff))
    },
    calledOff: async (eventId) => tables().calledOff.get(eventId),
  }
}
