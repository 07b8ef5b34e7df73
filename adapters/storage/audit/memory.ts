import { seatsOf } from '#core/booking/booking.ts'
import { holdsSeats, keepsSeats } from '#core/booking/booking-state.ts'
import type { AuditFinding } from '#core/audit/audit.ts'
import { moduleSeatsOf, modulesThatDiffer, workshopSeatsOf, workshopsThatDiffer } from '#core/audit/part-seats.ts'
import { takenByWhole } from '#core/capacity/seats-of-run.ts'
import { partsOfNumber } from '#core/invoices/invoice-number.ts'
import type { ForAuditing } from '#core/audit/ports.ts'
import { takenInWorkshops } from '../capacity/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

/** Looks through the tables; nobody writes meanwhile. */
export const auditInMemory = ({
  shelf,
  bookings,
  orders,
  letterIds,
  calledOff,
  invoices,
  numberRanges,
  partSeats,
}: MemoryTables): ForAuditing => ({
  findings: async () => {
    const { events } = shelf.now
    const all = [...bookings.values()]
    const holding = all.filter(({ state }) => holdsSeats(state))
    const seated = all.filter(({ state }) => keepsSeats(state))
    const booked = new Map<number, number>()
    for (const booking of seated.filter(({ modules }) => !modules)) {
      const { eventId } = booking.event
      booked.set(eventId, (booked.get(eventId) ?? 0) + seatsOf(booking))
    }
    const inOrder = [...events].toSorted(([one], [other]) => one - other)
    const numbers = [...orders.values()].map(({ orderNo }) => orderNo).toSorted()
    const ordered = new Set(all.map(({ orderNo }) => orderNo))
    return [
      ...inOrder.flatMap(([eventId, { places, taken }]): AuditFinding[] =>
        taken > places ? [{ what: 'oversold', eventId, places, taken }] : [],
      ),
      ...inOrder.flatMap(([eventId, { taken, elsewhere, byModule = new Map() }]): AuditFinding[] => {
        const seats = (booked.get(eventId) ?? 0) + taken - takenByWhole(taken, byModule)
        return taken === elsewhere + seats ? [] : [{ what: 'seats-differ', eventId, taken, elsewhere, booked: seats }]
      }),
      ...workshopsThatDiffer(
        inOrder.flatMap(([eventId, { internalId }]) =>
          takenInWorkshops(partSeats.get(internalId)).map(({ workshop: part, taken }) => ({ eventId, part, taken })),
        ),
        seated.filter(({ event }) => events.has(event.eventId)).flatMap(workshopSeatsOf),
      ),
      ...modulesThatDiffer(
        inOrder.flatMap(([eventId, { byModule = new Map<string, number>() }]) =>
          [...byModule].map(([part, taken]) => ({ eventId, part, taken })),
        ),
        seated.filter(({ event }) => events.has(event.eventId)).flatMap(moduleSeatsOf),
      ),
      ...holding.flatMap(({ id, event: { eventId } }): AuditFinding[] =>
        events.has(eventId) || calledOff.has(eventId) ? [] : [{ what: 'event-gone', eventId, bookingId: id }],
      ),
      ...numbers.flatMap((orderNo): AuditFinding[] =>
        ordered.has(orderNo) ? [] : [{ what: 'order-without-booking', orderNo }],
      ),
      ...all.flatMap(({ id, orderNo }): AuditFinding[] =>
        orders.has(orderNo) ? [] : [{ what: 'booking-without-order', bookingId: id }],
      ),
      ...[...numberRanges.entries()].flatMap(([series, last]): AuditFinding[] => {
        const issued = [...invoices.values()].filter(
          ({ invoice }) => partsOfNumber(invoice.number)?.series === series,
        ).length
        return issued === last ? [] : [{ what: 'number-gap', series, last, issued }]
      }),
      ...numbers.flatMap((orderNo): AuditFinding[] =>
        letterIds.has(`order-received:${orderNo}`) ? [] : [{ what: 'letter-lost', orderNo }],
      ),
    ]
  },
})
