import type { Booking } from '../booking/booking.ts'
import type { ForRunningBookings, OfficeBooking, Participants } from '../booking/ports.ts'
import type { Refusal, Result } from '../shared/result.ts'
import type { AccessKind } from './access-log.ts'
import type { ForNotingAccesses } from './ports.ts'

/** What the office does with bookings, with each that it is shown noted before. */
export const notedBookings = (office: ForRunningBookings, log: ForNotingAccesses): ForRunningBookings => {
  const noted = async <V, R extends Refusal>(
    answer: Result<V, R>,
    what: AccessKind,
    idsIn: (value: V) => readonly Booking['id'][],
  ): Promise<Result<V, R>> => {
    if (answer.ok)
      await log.note(
        what,
        [...new Set(idsIn(answer.value))].map((bookingId) => ({ bookingId })),
      )
    return answer
  }
  const one = ({ booking }: OfficeBooking) => [booking.id]
  const everybody = ({ participants }: Participants) => participants.map(({ bookingId }) => bookingId)
  return {
    list: async (ask) => noted(await office.list(ask), 'bookings', ({ items }) => items.map(({ id }) => id)),
    booking: async (ask) => noted(await office.booking(ask), 'booking', one),
    bind: async (ask) => noted(await office.bind(ask), 'booking', one),
    confirm: async (ask) => noted(await office.confirm(ask), 'booking', one),
    cancel: async (ask) => noted(await office.cancel(ask), 'booking', one),
    attendance: async (ask) => noted(await office.attendance(ask), 'booking', one),
    participants: async (ask) => noted(await office.participants(ask), 'participants', everybody),
    callOff: async (ask) => noted(await office.callOff(ask), 'participants', everybody),
  }
}
