import type { Recipient } from '../cart/cart.ts'
import type { OrderOptions } from '../cart/order-options.ts'
import type { RecipientCosts } from '../cart/priced-cart.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { merged, totalsOf } from '../costs/cost-totals.ts'
import type { CostTotals } from '../costs/costs.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { required } from '../shared/required.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { BookingState } from './booking-state.ts'
import type { EmployersLink } from './employers-link.ts'
import type { Resolution } from './resolution.ts'
import type { WhenAndWhere } from './when-and-where.ts'

/** A reservation holds seats for so many days, and is reminded of on the tenth (domain §4.5). */
export const reservationDays = 14
export const reminderDay = 10
/** Seats are held for whoever moves up from the waiting list for so many hours (domain §4.5). */
export const offerHours = 48
/** Invitations leave so many days before the first day (domain §4.5). */
export const invitationDays = 21
/** Until so many days before the first day seats may be held by 'N. N.' (domain §9). */
export const namesDays = 14
/** For so many days after an event was rescheduled one leaves it for nothing (terms and conditions, § 7). */
export const reschedulingDays = 14

/** What was ordered at once: its bookings share contact, invoice and legal basis. */
export interface Order {
  /** As people read it to each other on the telephone; tells nothing of how many there are. */
  readonly orderNo: string
  readonly userId?: string
  /** The Gremium for which it was ordered. */
  readonly gremiumId?: Gremium['id']
  readonly options: OrderOptions
  readonly placedAt: Instant
}

/** What of an event a booking keeps. */
const bookedFields = [
  'eventId',
  'url',
  'themeUrl',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'isOnlineEvent',
  'hotel',
  'modules',
  'theme',
] as const satisfies readonly (keyof ListedEvent)[]

/** The event as it was booked: papers and invoices go on telling of it when it has left the programme. */
export type BookedEvent = Pick<ListedEvent, (typeof bookedFields)[number]>

/** An event as it is booked now; how many seats are left is of the day. */
export const bookedEvent = (event: ListedEvent): BookedEvent => ({
  ...(Object.fromEntries(bookedFields.map((field) => [field, event[field]])) as unknown as BookedEvent),
  modules: event.modules.map((module) => {
    const { placesLeft: _, ...booked } = module
    return booked
  }),
})

/** Somebody who takes part no longer, and what that cost. */
export interface CancelledRecipient {
  readonly recipient: Recipient
  readonly at: Instant
  readonly percent: number
  readonly feeNet: Cents
}

/** Why the provider does not hold an event, and since when nobody can book it. */
export interface CalledOff {
  readonly reason: string
  readonly at: Instant
}

/** Who signs an order form, where and on which day. */
export interface SignedBy {
  readonly name: string
  readonly place: string
  readonly date: Day
}

/** Who did something to a booking. */
export type By = 'orderer' | 'office' | 'employer' | 'timetable'

/** Something that happened to a booking, oldest first in its history. */
export interface BookingNews {
  readonly at: Instant
  readonly by: By
  readonly what:
    | 'ordered'
    | 'booked'
    | 'signed'
    | 'confirmed'
    | 'invited'
    | 'reminded'
    | 'expired'
    | 'waiting'
    | 'offered'
    | 'claimed'
    | 'declined'
    | 'named'
    | 'substituted'
    | 'recipient-cancelled'
    | 'cancelled'
    | 'called-off'
    | 'rescheduled'
    | 'rebooked'
    | 'resolved'
    | 'employer-told'
    | 'link-handed-over'
    | 'link-revoked'
    | 'employer-confirmed'
    | 'employer-asked'
    | 'employer-objected'
    | 'attended'
    | 'missed'
  /** A name, a number or a reason, where there is one to tell. */
  readonly detail?: string
}

/** A party on one event (domain §4.5). */
export interface Booking {
  readonly id: string
  /** Opens `/buchung/{token}` for whoever has it; letters carry it. */
  readonly token: string
  readonly orderNo: string
  /** In its order, from 1. */
  readonly position: number
  readonly state: BookingState
  /** Counts changes: whoever changes it names the one he has seen. */
  readonly version: number
  readonly userId?: string
  /** The Gremium for which it was ordered; absent of what was ordered for none, or before there were any. */
  readonly gremiumId?: Gremium['id']
  readonly event: BookedEvent
  /** Of a series that is booked by module: on which days those begin; the event is then as long as they are. */
  readonly modules?: readonly Day[]
  /** Whose training it is: it decides about resolution and paragraphs. */
  readonly body: TargetGroup
  /** Who takes part, one for each seat; none where all were cancelled. */
  readonly recipients: readonly Recipient[]
  readonly cancelled: readonly CancelledRecipient[]
  readonly options: OrderOptions
  /** Of each recipient, by his id, at the prices of the day on which it was ordered. */
  readonly costs: Readonly<Record<Recipient['id'], RecipientCosts>>
  readonly placedAt: Instant
  /** Since when it binds. */
  readonly boundAt?: Instant
  /** Whoever signs the order form on paper, where one was filled in; once it is back, who signed and on which day. */
  readonly orderForm?: SignedBy
  /** Until when its seats are held: of a reservation or of an offer. */
  readonly heldUntil?: Instant
  readonly resolution?: Resolution
  /** On which the employer was told of the training (§ 37 Abs. 6 S. 4 BetrVG). */
  readonly employerToldOn?: Day
  readonly employersLink?: EmployersLink
  /** The booking that took this one's place, and the one whose place it took. */
  readonly rebookedTo?: string
  readonly rebookedFrom?: string
  /** When its event was rescheduled last, and when and where it was to be before. */
  readonly rescheduled?: { readonly at: Instant; readonly from: WhenAndWhere }
  /** Whether its event was rescheduled to other days since it was booked. */
  readonly onOtherDays?: true
  /** Why the provider called it off. */
  readonly reason?: string
  /** Of each recipient, by his id, whether he was there. */
  readonly attendance?: Readonly<Record<string, boolean>>
  readonly history: readonly BookingNews[]
}

/** As those see it who have its link: not whose account or Gremium it belongs to. */
export type SeenBooking = Omit<Booking, 'userId' | 'gremiumId'>

/** The booking without what tells whose account and Gremium it belongs to. */
export function seenBooking(booking: Booking): SeenBooking {
  const { userId: _, gremiumId: __, ...seen } = booking
  return seen
}

/** What all who take part cost together; after cancellations only those who are left. */
export function costsOf({ recipients, costs }: Pick<Booking, 'recipients' | 'costs'>): RecipientCosts & {
  readonly totals: CostTotals
} {
  const each = recipients.map(({ id }) => required(costs[id]))
  const lines = merged(each.flatMap((of) => of.lines))
  return { lines, hotelLines: merged(each.flatMap((of) => of.hotelLines)), totals: totalsOf(lines) }
}

/** As many seats as it needs or holds. */
export const seatsOf = ({ recipients }: Pick<Booking, 'recipients'>): number => recipients.length
