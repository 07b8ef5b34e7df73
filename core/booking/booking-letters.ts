import { isPending, type NamedRecipient, type Recipient } from '../cart/cart.ts'
import type { Invoice, InvoiceKind } from '../invoices/invoice.ts'
import type { Cents } from '../shared/money.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { WhyAfresh } from './booking-path.ts'
import { whyResolvedAfresh } from './booking-path.view.ts'
import { freeAgainUntil, isBinding } from './booking-rules.ts'
import { costsOf, seatsOf, type Booking, type Order } from './booking.ts'
import type { BookingState } from './booking-state.ts'
import { calendarsForOrderer, calendarsForRecipient, type CalendarInLetter } from './calendar-in-letter.ts'
import type { EmployersAnswer } from './employers-link.ts'
import { whenAndWhereOf, type WhenAndWhere } from './when-and-where.ts'

/** What a letter tells of a booking. */
export interface BookingInLetter extends WhenAndWhere, Pick<Booking['event'], 'url'> {
  readonly title: string
  readonly seats: number
  readonly state: BookingState
  readonly heldUntil?: Instant
  /** Titles of the modules that are booked of a series; absent where it is booked as a whole. */
  readonly modules?: readonly string[]
  /** Who has a seat in which workshop of a Fachtagung. */
  readonly workshops?: readonly { readonly name: string; readonly title: string }[]
}

/** Somebody a letter is written to. */
interface Addressed {
  readonly to: string
  readonly dedupeKey: string
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
}

/** What goes into the calendar of its reader; absent where it was written before letters brought any. */
interface WithCalendars {
  readonly calendars?: readonly CalendarInLetter[]
}

/** Of what the orderer is told by letter. */
export const ordererNews = [
  'reminded',
  'expired',
  'offered',
  'waited-in-vain',
  'booked',
  'claimed',
  'declined',
  'confirmed',
  'invited',
  'substituted',
  'recipient-cancelled',
  'cancelled',
  'called-off',
  'rescheduled',
  'rebooked',
  'attended',
] as const
export type OrdererNews = (typeof ordererNews)[number]

/** Of what a recipient is told by letter. */
export type RecipientNews =
  | 'invited'
  | 'substituted'
  | 'left-out'
  | 'called-off'
  | 'rescheduled'
  | 'cancelled'
  | 'rebooked'

/** Letters about orders and bookings; the token goes into `/buchung/{token}`. */
export type BookingLetter =
  | (Addressed &
      WithCalendars & {
        readonly kind: 'order-received'
        readonly orderNo: string
        readonly bookings: readonly (BookingInLetter & { readonly token: string })[]
        readonly net: Cents
        readonly gross: Cents
        readonly complete: boolean
        /** Ordered by a private person, who may withdraw (§ 312g BGB). */
        readonly isConsumer?: true
      })
  | {
      readonly kind: 'order-arrived'
      readonly to: string
      readonly dedupeKey: string
      readonly orderNo: string
      readonly contact: Order['options']['contact']
      readonly company: string
      readonly bookings: readonly BookingInLetter[]
    }
  | (Addressed &
      WithCalendars & {
        readonly kind: 'booking-news'
        readonly what: OrdererNews
        readonly orderNo: string
        readonly token: string
        readonly booking: BookingInLetter
        readonly names: readonly string[]
        /** What a cancellation costs. */
        readonly feeNet?: Cents
        /** What the booking costs, where the office has just named the price. */
        readonly costs?: { readonly net: Cents; readonly gross: Cents }
        readonly reason?: string
        /** When and where it was to be before it was rescheduled, and until when one may leave for nothing. */
        readonly before?: WhenAndWhere
        readonly freeUntil?: Day
        /** Why the Gremium decides anew: what it decided of other days does not count for these. */
        readonly resolveAfresh?: WhyAfresh
      })
  | (Addressed &
      WithCalendars & {
        readonly kind: 'recipient-news'
        readonly what: RecipientNews
        readonly booking: BookingInLetter
        readonly reason?: string
        readonly before?: WhenAndWhere
      })
  | {
      /** To whom invoices go; the invoice goes with it, and no link that opens the booking. */
      readonly kind: 'invoice-issued'
      readonly to: string
      readonly dedupeKey: string
      readonly invoiceKind: InvoiceKind
      readonly number: string
      readonly orderNo: string
      readonly token: string
      readonly title: string
    }
  | (Addressed & {
      /** The certificate goes with it, and no link that opens the booking. */
      readonly kind: 'certificate-ready'
      readonly token: string
      readonly recipientId: Recipient['id']
      readonly booking: BookingInLetter
    })
  | (Addressed & {
      readonly kind: 'employer-answered'
      readonly token: string
      readonly booking: BookingInLetter
      readonly answer: Omit<EmployersAnswer, 'at'>
    })

/** What a letter tells of a booking; of workshops those of all who take part, or of the one it is written to. */
export const bookingInLetter = (
  booking: Booking,
  toldTo: readonly Recipient[] = booking.recipients,
): BookingInLetter => {
  const workshops = namedAmong({ recipients: toldTo }).flatMap(({ firstName, lastName, workshop }) =>
    workshop ? [{ name: `${firstName} ${lastName}`, title: workshop.title }] : [],
  )
  return {
    title: booking.event.theme.title,
    ...whenAndWhereOf(booking.event),
    url: booking.event.url,
    seats: seatsOf(booking),
    state: booking.state,
    ...(booking.heldUntil !== undefined && { heldUntil: booking.heldUntil }),
    ...(booking.modules && { modules: booking.event.modules.map((module) => module.title) }),
    ...(workshops.length > 0 && { workshops }),
  }
}

/** Of an event that was rescheduled, how it was to be, and until when one may leave for nothing. */
const reschedulingOf = (booking: Booking, what: OrdererNews) => {
  if (what !== 'rescheduled' || !booking.rescheduled) return {}
  const freeUntil = isBinding(booking.state) ? freeAgainUntil(booking) : undefined
  return { before: booking.rescheduled.from, ...(freeUntil !== undefined && { freeUntil }) }
}

/** Whether those who decided of other days are told to decide anew. */
const decidingAfresh = (booking: Booking, what: OrdererNews) => {
  const why = what === 'rebooked' || what === 'rescheduled' ? whyResolvedAfresh(booking) : undefined
  return why === what ? { resolveAfresh: why } : {}
}

const toContact = ({ contact: { salutationId, firstName, lastName, email } }: Order['options']) => ({
  to: email,
  salutationId,
  firstName,
  lastName,
})

/** The confirmation of an order, at once (§ 312i BGB), and a letter to the office where it names an address. */
export function lettersOfOrder(
  { orderNo, options }: Order,
  bookings: readonly Booking[],
  office: string,
): readonly BookingLetter[] {
  const all = bookings.map(costsOf)
  const received: BookingLetter = {
    kind: 'order-received',
    dedupeKey: `order-received:${orderNo}`,
    ...toContact(options),
    orderNo,
    bookings: bookings.map((booking) => ({ ...bookingInLetter(booking), token: booking.token })),
    net: all.reduce((sum, { totals }) => sum + totals.net, 0),
    gross: all.reduce((sum, { totals }) => sum + totals.gross, 0),
    complete: all.every(({ totals }) => totals.complete),
    ...(options.buyerType === 'privat' && { isConsumer: true as const }),
    calendars: calendarsForOrderer(bookings),
  }
  const arrived: BookingLetter = {
    kind: 'order-arrived',
    to: office,
    dedupeKey: `order-arrived:${orderNo}`,
    orderNo,
    contact: options.contact,
    company: options.billing.company,
    bookings: bookings.map((booking) => bookingInLetter(booking)),
  }
  return office === '' ? [received] : [received, arrived]
}

/** Whom a letter can name; 'N. N.' is nobody. */
export const namedAmong = ({ recipients }: Pick<Booking, 'recipients'>): readonly NamedRecipient[] =>
  recipients.flatMap((recipient) => (isPending(recipient) ? [] : [recipient]))

/** A letter to the orderer about what has become of a booking; `replaced` is the one whose place it took. */
export const newsForOrderer = (
  booking: Booking,
  what: OrdererNews,
  {
    replaced,
    calendars = calendarsForOrderer(replaced ? [booking, replaced] : [booking]),
    ...more
  }: {
    readonly feeNet?: Cents
    readonly reason?: string
    readonly replaced?: Booking
    readonly calendars?: readonly CalendarInLetter[]
  } = {},
): BookingLetter => ({
  kind: 'booking-news',
  what,
  dedupeKey: `${what}:${booking.id}:${booking.version}`,
  ...toContact(booking.options),
  orderNo: booking.orderNo,
  token: booking.token,
  booking: bookingInLetter(booking),
  names: namedAmong(booking).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  calendars,
  ...reschedulingOf(booking, what),
  ...decidingAfresh(booking, what),
  ...(what === 'confirmed' && { costs: namedCosts(booking) }),
  ...more,
})

const namedCosts = (booking: Booking): { readonly net: Cents; readonly gross: Cents } => {
  const { net, gross } = costsOf(booking).totals
  return { net, gross }
}

const comes = (what: RecipientNews): boolean => what !== 'left-out' && what !== 'cancelled' && what !== 'called-off'

/** A letter to somebody who takes part, or does no longer. */
export const newsForRecipient = (
  booking: Booking,
  recipient: NamedRecipient,
  what: RecipientNews,
  {
    reason,
    calendars = calendarsForRecipient(booking, recipient, comes(what)),
  }: { readonly reason?: string; readonly calendars?: readonly CalendarInLetter[] } = {},
): BookingLetter => ({
  kind: 'recipient-news',
  what,
  dedupeKey: `${what}:${booking.id}:${booking.version}:${recipient.id}`,
  to: recipient.email,
  salutationId: recipient.salutationId,
  firstName: recipient.firstName,
  lastName: recipient.lastName,
  booking: bookingInLetter(booking, [recipient]),
  calendars,
  ...(what === 'rescheduled' && booking.rescheduled && { before: booking.rescheduled.from }),
  ...(reason !== undefined && { reason }),
})

/** Brings an invoice to whom it is issued. */
export const invoiceLetter = (
  { orderNo, token, event, options }: Booking,
  { kind, number }: Pick<Invoice, 'kind' | 'number'>,
): BookingLetter => ({
  kind: 'invoice-issued',
  to: options.billing.email,
  dedupeKey: `invoice:${number}`,
  invoiceKind: kind,
  number,
  orderNo,
  token,
  title: event.theme.title,
})

/** Brings his certificate to somebody who was there. */
export const certificateLetter = (booking: Booking, recipient: NamedRecipient): BookingLetter => ({
  kind: 'certificate-ready',
  to: recipient.email,
  dedupeKey: `certificate:${booking.id}:${recipient.id}`,
  salutationId: recipient.salutationId,
  firstName: recipient.firstName,
  lastName: recipient.lastName,
  token: booking.token,
  recipientId: recipient.id,
  booking: bookingInLetter(booking, [recipient]),
})

/** A letter to the orderer about what the employer says. */
export const employersLetter = (booking: Booking, { kind, name, text, on }: EmployersAnswer): BookingLetter => ({
  kind: 'employer-answered',
  dedupeKey: `employer-answered:${booking.id}:${booking.version}`,
  ...toContact(booking.options),
  token: booking.token,
  booking: bookingInLetter(booking),
  answer: { kind, name, ...(text !== undefined && { text }), on },
})
