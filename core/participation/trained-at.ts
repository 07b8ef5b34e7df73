import type { Booking } from '../booking/booking.ts'
import type { BookingState } from '../booking/booking-state.ts'
import { isPending } from '../cart/cart.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'

/** A seat of somebody, as far as what she learns is concerned. */
export interface TrainedAt {
  /** Under which she takes part. */
  readonly email: string
  readonly eventId: number
  /** Addresses of the themes that the event teaches: its own, then those of its modules. */
  readonly themes: readonly string[]
  readonly startDate: Day
  readonly endDate: Day
  /** Of the booking. */
  readonly state: BookingState
  /** Whether she was there, once somebody noted it. */
  readonly attended?: boolean
}

/** Themes that an event teaches: its own, and those of its modules. */
export const themesOf = ({ event }: Pick<Booking, 'event'>): readonly string[] => [
  ...new Set([event.themeUrl, ...event.modules.flatMap(({ themeUrl }) => themeUrl ?? [])]),
]

/** Whether somebody was there; undefined while a seat of hers has no note of it and no other one says that she was. */
export const attendedBy = ({ recipients, attendance }: Booking, email: string): boolean | undefined => {
  const notes = recipients.flatMap((one) => (!isPending(one) && one.email === email ? [attendance?.[one.id]] : []))
  if (notes.includes(true)) return true
  return notes.length === 0 || notes.includes(undefined) ? undefined : false
}

/** Who takes part in a booking, each once. */
export const trainedAt = (booking: Booking): readonly TrainedAt[] => {
  const { recipients, event, state } = booking
  const emails = new Set(recipients.flatMap((one) => (isPending(one) ? [] : [one.email])))
  return [...emails].map((email) => {
    const attended = attendedBy(booking, email)
    return {
      email,
      eventId: event.eventId,
      themes: themesOf(booking),
      startDate: berlinDay(event.startDate),
      endDate: berlinDay(event.endDate),
      state,
      ...(attended !== undefined && { attended }),
    }
  })
}
