import type { ForAnsweringAsEmployer, ForFollowingABooking, ForOrdering } from '#core/booking/ports.ts'
import { invoiceKinds } from '#core/invoices/invoice.ts'
import { hotelPayers, legalBases } from '#core/cart/order-options.ts'
import { z } from 'zod'
import { AnswerInBrief, BookedEvent, Booking, BookingState, OrderOptions, resolutionFields } from './booking-values.ts'
import { recipientForm } from './cart.ts'
import { Event, ListedEvent, TargetGroup } from './catalogue-values.ts'
import { CostLine, CostTotals } from './costs.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const cents = z.number().int()
const count = z.number().int()
const prose = text(10_000)

const ShownOrder = z
  .object({
    orderNo: z.string(),
    options: OrderOptions,
    placedAt: z.string(),
    bookings: z.array(Booking),
  })
  .meta({ id: 'Order', description: 'Eine Bestellung mit ihren Buchungen.' })

/** The paths are those of domain §7.3. */
export const orders: Carrying<ForOrdering> = {
  checkout: {
    method: 'POST',
    path: '/order-api/checkout',
    says: 'Bestellen, was im Warenkorb liegt; dieselbe Bestellung noch einmal antwortet dasselbe',
    ask: z.object({
      cartVersion: count,
      acceptAgb: z.boolean(),
      privacyAccepted: z.boolean(),
      gross: cents.exactOptional(),
      idempotencyKey: line.exactOptional(),
    }),
    ok: 201,
    value: z.object({ orderNo: z.string(), status: BookingState, confirmationUrl: z.string() }),
    refusals: refusing(
      'invalid',
      'cart-changed',
      'cart-empty',
      'not-orderable',
      'names-missing',
      'key-taken',
      'too-many',
    ),
  },
  placed: {
    method: 'GET',
    path: '/order-api/order',
    says: 'Was in diesem Browser zuletzt bestellt wurde',
    ask: z.object({}),
    ok: 200,
    value: ShownOrder,
    refusals: refusing('not-found'),
  },
}

const ShownBooking = z
  .object({
    booking: Booking,
    today: z.string(),
    event: ListedEvent.exactOptional(),
    actions: z.array(
      z.enum([
        'book',
        'claim',
        'decline',
        'cancel',
        'substitute',
        'rebook',
        'resolve',
        'tell-employer',
        'hand-over',
        'revoke',
      ]),
    ),
    cancellation: z.array(z.object({ from: z.string(), percent: z.number(), net: cents })).exactOptional(),
    alternatives: z.array(Event),
    invoices: z.array(z.object({ number: z.string(), kind: z.enum(invoiceKinds), issuedOn: z.string() })),
    others: z.array(z.object({ id: z.string(), token: z.string(), event: BookedEvent, state: BookingState })),
  })
  .meta({ id: 'ShownBooking', description: 'Eine Buchung, und was sich mit ihr tun lässt.' })

const token = { token: segment }
const changing = { ...token, version: count }
const at = (action: string) => `/order-api/booking/:token/${action}` as const

/** Whoever has a booking's link may do this; nobody needs an account (domain §9). */
export const bookings: Carrying<ForFollowingABooking> = {
  states: {
    method: 'GET',
    path: '/api/get-booking-states',
    says: 'Wie eine Buchung stehen kann',
    ask: z.object({}),
    ok: 200,
    value: z.array(
      z.object({
        key: BookingState,
        label: z.string(),
        color: z.enum(['red', 'orange', 'green', 'grey', 'teal']),
        terminal: z.boolean(),
      }),
    ),
    refusals: {},
    cache: 'public',
  },
  booking: {
    method: 'GET',
    path: '/order-api/booking/:token',
    says: 'Eine Buchung',
    ask: z.object(token),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found'),
  },
  book: {
    method: 'POST',
    path: at('book'),
    says: 'Verbindlich buchen, was reserviert ist',
    ask: z.object({ ...changing, acceptAgb: z.boolean() }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'invalid', 'names-missing'),
  },
  claim: {
    method: 'POST',
    path: at('claim'),
    says: 'Plätze annehmen, die von der Warteliste angeboten wurden',
    ask: z.object({ ...changing, acceptAgb: z.boolean() }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'invalid', 'names-missing'),
  },
  decline: {
    method: 'POST',
    path: at('decline'),
    says: 'Angebotene Plätze den Nächsten lassen',
    ask: z.object(changing),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible'),
  },
  cancel: {
    method: 'POST',
    path: at('cancel'),
    says: 'Für alle oder für Einzelne stornieren, zu dem Preis, der gezeigt wurde',
    ask: z.object({
      ...changing,
      recipientIds: z.array(line).max(50).exactOptional(),
      feeNet: cents,
      reason: prose.exactOptional(),
    }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'fee-not-confirmed', 'invalid'),
  },
  substitute: {
    method: 'POST',
    path: at('substitute'),
    says: 'Jemanden für einen Platz benennen, oder jemand anderen',
    ask: z.object({ ...changing, recipientId: line, ...recipientForm }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'recipient-twice', 'invalid', 'too-many'),
  },
  rebook: {
    method: 'POST',
    path: at('rebook'),
    says: 'Auf einen anderen Termin desselben Themas umbuchen',
    ask: z.object({ ...changing, eventId: count }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'sold-out'),
  },
  resolve: {
    method: 'POST',
    path: at('resolve'),
    says: 'Festhalten, wie das Gremium beschlossen hat',
    ask: z.object({ ...changing, ...resolutionFields, heldOn: line }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing(
      'not-found',
      'outdated',
      'not-possible',
      'invalid',
      'votes-do-not-add-up',
      'no-quorum',
      'no-majority',
      'resolved-too-late',
      'too-many',
    ),
  },
  tellEmployer: {
    method: 'POST',
    path: at('tell-employer'),
    says: 'Festhalten, wann der Arbeitgeber unterrichtet wurde',
    ask: z.object({ ...changing, on: line }),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'invalid', 'too-many'),
  },
  handOver: {
    method: 'POST',
    path: at('hand-over'),
    says: 'Einen Link für den Arbeitgeber anlegen; ein früherer gilt dann nicht mehr',
    ask: z.object(changing),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'too-many'),
  },
  revoke: {
    method: 'POST',
    path: at('revoke'),
    says: 'Den Link für den Arbeitgeber zurücknehmen',
    ask: z.object(changing),
    ok: 200,
    value: ShownBooking,
    refusals: refusing('not-found', 'outdated', 'not-possible', 'too-many'),
  },
}

const EmployersRequest = z
  .object({
    orderNo: z.string(),
    event: BookedEvent,
    body: TargetGroup,
    state: BookingState,
    legalBasis: z.enum(legalBases),
    company: z.string(),
    orderer: z.string(),
    names: z.array(z.string().nullable()),
    hotelPayer: z.enum(hotelPayers),
    lines: z.array(CostLine),
    hotelLines: z.array(CostLine),
    totals: CostTotals,
    until: z.string(),
    answers: z.array(AnswerInBrief),
  })
  .meta({ id: 'EmployersRequest', description: 'Was ein Arbeitgeber übernehmen soll.' })

/** The employer to whom the orderer handed the link. */
export const employer: Carrying<ForAnsweringAsEmployer> = {
  request: {
    method: 'GET',
    path: '/order-api/employer/:token',
    says: 'Was der Arbeitgeber übernehmen soll',
    ask: z.object(token),
    ok: 200,
    value: EmployersRequest,
    refusals: refusing('not-found', 'expired'),
  },
  answer: {
    method: 'POST',
    path: '/order-api/employer/:token/answer',
    says: 'Kosten übernehmen, rückfragen oder widersprechen',
    ask: z.object({ ...token, kind: line, name: line, text: prose.exactOptional() }),
    ok: 200,
    value: EmployersRequest,
    refusals: refusing('not-found', 'expired', 'invalid', 'too-many'),
  },
}
