import { isPending, type Recipient } from '../cart/cart.ts'
import type { Booking } from '../booking/booking.ts'
import type { BookingState } from '../booking/booking-state.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'

/** One recipient of one booking: who goes where and when, how it stands and what it costs. */
export interface Participation {
  readonly bookingId: Booking['id']
  /** Of the booking's link: whoever ordered it, and managers of its Gremium, may know it; nobody else. */
  readonly token: Booking['token']
  readonly orderNo: Booking['orderNo']
  readonly recipientId: Recipient['id']
  /** Absent of a seat for which nobody is named yet. */
  readonly name?: string
  /** As it is stored and compared. */
  readonly email?: string
  /** The account that ordered it. */
  readonly userId?: string
  readonly gremiumId?: string
  readonly eventId: number
  readonly eventUrl: string
  readonly themeUrl: string
  readonly title: string
  readonly startDate: Day
  readonly endDate: Day
  readonly isOnline: boolean
  /** Hotel and town; absent online. */
  readonly venue?: string
  /** Of the booking; of somebody who was cancelled by herself, that. */
  readonly state: BookingState
  /** Whether she was there, once somebody noted it. */
  readonly attended?: boolean
  /** What it costs on our invoice; of who was cancelled, the fee. */
  readonly net: Cents
  /** false where a price is auf Anfrage. */
  readonly complete: boolean
}

/** Who takes part in a booking, in its order; then who was cancelled, with the fee. */
export function participationsOf(booking: Booking): readonly Participation[] {
  const { id: bookingId, token, orderNo, userId, gremiumId, event, state, attendance } = booking
  const common = {
    bookingId,
    token,
    orderNo,
    ...(userId !== undefined && { userId }),
    ...(gremiumId !== undefined && { gremiumId }),
    eventId: event.eventId,
    eventUrl: event.url,
    themeUrl: event.themeUrl,
    title: event.theme.title,
    startDate: berlinDay(event.startDate),
    endDate: berlinDay(event.endDate),
    isOnline: event.isOnlineEvent,
    ...(event.hotel && { venue: `${event.hotel.name}, ${event.hotel.location}` }),
  }
  const takePart = booking.recipients.map((recipient) => {
    const { net, complete } = totalsOf(booking.costs[recipient.id]?.lines ?? [])
    const attended = attendance?.[recipient.id]
    return { ...common, ...named(recipient), state, ...(attended !== undefined && { attended }), net, complete }
  })
  const left = booking.cancelled.map(({ recipient, feeNet }) => ({
    ...common,
    ...named(recipient),
    state: 'storniert_kunde' as const,
    net: feeNet,
    complete: true,
  }))
  return [...takePart, ...left]
}

const named = (recipient: Recipient): Pick<Participation, 'recipientId' | 'name' | 'email'> => ({
  recipientId: recipient.id,
  ...(!isPending(recipient) && { name: `${recipient.firstName} ${recipient.lastName}`, email: recipient.email }),
})
