import type { ForRunningBookings } from '#core/booking/office-ports.ts'
import { z } from 'zod'
import { BookedEvent, Booking, BookingState } from './booking-values.ts'
import { Recipient } from './cart.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { participantsAsTable } from './participants-as-table.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const cents = z.number().int()
const count = z.number().int()
const prose = text(10_000)
/** More seats has no event. */
const recipientIds = z.array(line).max(500)

const BookingInBrief = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    state: BookingState,
    event: BookedEvent,
    placedAt: z.string(),
    company: z.string(),
    orderer: z.string(),
    seats: count,
  })
  .meta({ id: 'BookingInBrief', description: 'Eine Buchung als Zeile einer Liste.' })

const OfficeBooking = z
  .object({
    booking: Booking,
    actions: z.array(z.enum(['bind', 'confirm', 'cancel', 'attendance'])),
    cancellation: z.array(z.object({ from: z.string(), percent: z.number(), net: cents })).exactOptional(),
  })
  .meta({ id: 'OfficeBooking', description: 'Eine Buchung, und was das Büro mit ihr tun kann.' })

const Participants = z
  .object({
    event: BookedEvent,
    participants: z.array(
      z.object({
        bookingId: z.string(),
        orderNo: z.string(),
        state: BookingState,
        company: z.string(),
        recipient: Recipient,
        attended: z.boolean().exactOptional(),
      }),
    ),
    open: count,
    calledOff: z.object({ reason: z.string(), at: z.string() }).exactOptional(),
    hasLeft: z.literal(true).exactOptional(),
  })
  .meta({ id: 'Participants', description: 'Wer an einem Termin teilnimmt.' })

const running = { id: segment, version: count }
const at = (action: string) => `/order-api/office/bookings/:id/${action}` as const
const event = (action: string) => `/order-api/office/events/:eventId/${action}` as const

/** What the office does with bookings; everybody else is refused. */
export const office: Carrying<ForRunningBookings> = {
  list: {
    method: 'GET',
    path: '/order-api/office/bookings',
    says: 'Buchungen, die neuesten zuerst',
    ask: z.object({
      q: line.exactOptional(),
      state: BookingState.exactOptional(),
      eventId: count.exactOptional(),
      ...pageQuery,
    }),
    ok: 200,
    value: pageOf(BookingInBrief),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
  booking: {
    method: 'GET',
    path: '/order-api/office/bookings/:id',
    says: 'Eine Buchung, wie das Büro sie sieht',
    ask: z.object({ id: segment }),
    ok: 200,
    value: OfficeBooking,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  bind: {
    method: 'POST',
    path: at('bind'),
    says: 'Eine Reservierung verbindlich buchen, deren Bestellformular unterschrieben vorliegt',
    ask: z.strictObject({ ...running, signatureName: line, signedOn: line }),
    ok: 200,
    value: OfficeBooking,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'outdated', 'not-possible', 'invalid'),
  },
  confirm: {
    method: 'POST',
    path: at('confirm'),
    says: 'Für eine Anfrage den Preis nennen, in Cent netto je Platz',
    ask: z.strictObject({ ...running, feeNet: cents }),
    ok: 200,
    value: OfficeBooking,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'outdated', 'not-possible', 'invalid'),
  },
  cancel: {
    method: 'POST',
    path: at('cancel'),
    says: 'Für alle oder für Einzelne stornieren, zu dem Preis, der gezeigt wurde, oder ohne Kosten',
    ask: z.strictObject({
      ...running,
      recipientIds: recipientIds.exactOptional(),
      feeNet: cents.exactOptional(),
      reason: prose.exactOptional(),
    }),
    ok: 200,
    value: OfficeBooking,
    refusals: refusing(
      'not-signed-in',
      'not-allowed',
      'not-found',
      'outdated',
      'not-possible',
      'fee-not-confirmed',
      'fee-no-longer',
      'invalid',
    ),
  },
  attendance: {
    method: 'POST',
    path: at('attendance'),
    says: 'Festhalten, wer da war',
    ask: z.strictObject({ ...running, attended: recipientIds }),
    ok: 200,
    value: OfficeBooking,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'outdated', 'not-possible', 'not-begun'),
  },
  participants: {
    method: 'GET',
    path: event('participants'),
    says: 'Wer an einem Termin teilnimmt',
    ask: z.object({ eventId: count }),
    ok: 200,
    value: Participants,
    table: participantsAsTable,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  callOff: {
    method: 'POST',
    path: event('call-off'),
    says: 'Einen Termin für alle absagen',
    ask: z.strictObject({ eventId: count, reason: prose }),
    ok: 200,
    value: Participants,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'past', 'invalid'),
  },
}
