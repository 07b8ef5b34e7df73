import { isTerminal } from '../booking/booking-state.ts'
import { pathOf } from '../booking/booking-path.view.ts'
import type { Booking } from '../booking/booking.ts'
import { whenAndWhereOf } from '../booking/when-and-where.ts'
import { isPending } from '../cart/cart.ts'
import { roleIn, type Gremium } from '../gremium/gremium.ts'
import { standingAtEvent } from '../participation/standing-at-event.ts'
import { eventMaterials } from '../shared/addresses.ts'
import { berlinDay, berlinTime, daysBetween } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { hotelHref } from '../venues/venue-links.ts'
import { mostShownBookings, type BookingUnderWay, type NextEvent } from './overview.ts'

/** Whose bookings are looked at, when, and about which Gremium. */
export interface Looking {
  readonly userId: string
  readonly email: string
  readonly gremien: readonly Gremium[]
  /** The one that is shown. */
  readonly shown?: Gremium | undefined
  readonly now: Instant
}

/** Whether somebody may have the link of a booking: whoever ordered it, and managers of its Gremium. */
const mayChange = ({ userId, gremiumId }: Booking, { userId: asking, gremien }: Looking): boolean =>
  userId === asking || gremien.some((one) => one.id === gremiumId && roleIn(one, asking) === 'verwalter')

/** What all parts of an overview tell of a booking. */
export const inBrief = (booking: Booking, looking: Looking) => {
  const { id: bookingId, event, state, token } = booking
  const { venue } = whenAndWhereOf(event)
  return {
    bookingId,
    title: event.theme.title,
    startDate: berlinDay(event.startDate),
    endDate: berlinDay(event.endDate),
    ...(venue !== undefined && { venue }),
    state,
    ...(mayChange(booking, looking) && { token }),
  }
}

/** Whether somebody herself goes there. */
export const isHers = ({ recipients }: Pick<Booking, 'recipients'>, { email }: Pick<Looking, 'email'>): boolean =>
  recipients.some((one) => !isPending(one) && one.email === email)

/** The first of these bookings that somebody herself goes to; one that waits for seats is not yet gone to. */
export function nextEventOf(bookings: readonly Booking[], looking: Looking): NextEvent | undefined {
  const booking = bookings.find((one) => isHers(one, looking) && !isTerminal(one.state) && one.state !== 'warteliste')
  if (!booking) return undefined
  const { event, recipients } = booking
  const today = berlinDay(looking.now)
  const days = Math.max(0, daysBetween(today, berlinDay(event.startDate)))
  return {
    ...inBrief(booking, looking),
    days,
    isRunning: days === 0 && (berlinDay(event.startDate) < today || berlinTime(looking.now) >= event.startTime),
    eventUrl: event.url,
    startTime: event.startTime,
    endTime: event.endTime,
    ...(standingAtEvent([booking], { ...looking, id: looking.userId }) && {
      materials: eventMaterials(String(event.eventId)),
    }),
    ...(event.hotel && { hotelHref: hotelHref(event.hotel) }),
    companions: recipients.flatMap((one) =>
      isPending(one) || one.email === looking.email ? [] : [`${one.firstName} ${one.lastName}`],
    ),
  }
}

/** Of these bookings those that she ordered, or that are of the Gremium that is shown, and that are not ready yet. */
export const bookingsUnderWay = (bookings: readonly Booking[], looking: Looking): readonly BookingUnderWay[] => {
  const day = berlinDay(looking.now)
  return bookings
    .values()
    .filter(({ userId, gremiumId }) => userId === looking.userId || (gremiumId && gremiumId === looking.shown?.id))
    .map((booking) => ({ booking, steps: pathOf(booking, day) }))
    .filter(({ steps }) => steps.some(({ step, state }) => state === 'next' && step !== 'attend'))
    .take(mostShownBookings)
    .map(({ booking, steps }) => ({
      ...inBrief(booking, looking),
      seats: booking.recipients.length,
      steps,
      ...(booking.heldUntil && booking.boundAt === undefined && { heldUntil: berlinDay(booking.heldUntil) }),
    }))
    .toArray()
}
