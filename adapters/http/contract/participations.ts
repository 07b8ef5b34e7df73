import { pathSteps } from '#core/booking/booking-path.ts'
import { noticeTypes, scopes, type ForFollowingParticipations } from '#core/participation/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import { BookingState } from './booking-values.ts'
import { recipientForm } from './cart.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'
import { yearAsTable } from './year-as-table.ts'

const cents = z.number().int()
const count = z.number().int()
const pdf = ['application/pdf'] as const

const ShownParticipant = z
  .object({
    recipientId: z.string(),
    name: z.string().exactOptional(),
    state: BookingState,
    attended: z.boolean().exactOptional(),
    isMe: z.literal(true).exactOptional(),
    net: cents.exactOptional(),
    cancelling: cents.exactOptional(),
    maySubstitute: z.literal(true).exactOptional(),
  })
  .meta({ id: 'ShownParticipant', description: 'Wer teilnimmt; was eine Stornierung heute kostet, in Cent netto.' })

export const ShownParty = z
  .object({
    bookingId: z.string(),
    eventId: count,
    eventUrl: z.string(),
    theme: z.object({ title: z.string(), url: z.string() }),
    startDate: z.string(),
    endDate: z.string(),
    isOnline: z.boolean(),
    location: z.string().exactOptional(),
    hotel: z.string().exactOptional(),
    status: BookingState,
    participants: z.array(ShownParticipant),
    path: z
      .array(
        z.object({
          step: z.enum(pathSteps),
          state: z.enum(['done', 'next', 'later', 'not-needed']),
          doneOn: z.string().exactOptional(),
          by: z.string().exactOptional(),
          afresh: z.enum(['rebooked', 'rescheduled']).exactOptional(),
        }),
      )
      .exactOptional(),
    documents: count,
    notices: z.array(z.enum(noticeTypes)),
    cancelableUntil: z.string().exactOptional(),
    feePreview: cents.exactOptional(),
    ical: z.string(),
    materials: z.string().exactOptional(),
    token: z.string().exactOptional(),
    orderNo: z.string().exactOptional(),
    net: cents.exactOptional(),
    complete: z.boolean().exactOptional(),
  })
  .meta({ id: 'ShownParty', description: 'Eine Buchung, so weit man sie sehen darf.' })

const YearCosts = z
  .object({
    open: cents,
    booked: cents,
    past: cents,
    fees: cents,
    total: cents,
    complete: z.boolean(),
    budget: cents.exactOptional(),
  })
  .meta({ id: 'YearCosts', description: 'Was die Buchungen eines Jahres kosten, in Cent netto.' })

export const GremiumYear = z
  .object({
    gremium: z.string(),
    name: z.string(),
    year: count,
    today: z.string(),
    people: z.array(z.object({ name: z.string(), booked: count, attended: count, net: cents.exactOptional() })),
    bookings: z.array(ShownParty),
    costs: YearCosts.exactOptional(),
  })
  .meta({ id: 'GremiumYear', description: 'Was ein Gremium in einem Jahr gebucht und besucht hat.' })

const gremium = segment.exactOptional()
const scopeQuery = { scope: z.enum(scopes), gremium }
const ofOne = { bookingId: segment, recipientId: line }
const year = z.object({ gremium, year: count.min(1).max(9999).exactOptional() })

/** The paths are those of domain §7.2. */
export const participations: Carrying<ForFollowingParticipations> = {
  future: {
    method: 'GET',
    path: '/api-meinifb/future-events',
    says: 'Gebuchte Termine, die kommen oder laufen: eigene oder die des Gremiums',
    ask: z.object({ ...scopeQuery, ...pageQuery }),
    ok: 200,
    value: pageOf(ShownParty),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  past: {
    method: 'GET',
    path: '/api-meinifb/past-events',
    says: 'Gebuchte Termine, die vorbei oder anders zu Ende sind: eigene oder die des Gremiums',
    ask: z.object({ ...scopeQuery, ...pageQuery }),
    ok: 200,
    value: pageOf(ShownParty),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  nextRecipients: {
    method: 'GET',
    path: '/api-meinifb/next-event-recipients',
    says: 'Wer am nächsten Termin teilnimmt',
    ask: z.object(scopeQuery),
    ok: 200,
    value: z.object({ next: ShownParty.exactOptional(), items: z.array(ShownParticipant) }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  cancel: {
    method: 'POST',
    path: '/api-meinifb/cancel-recipient-booking',
    says: 'Für eine Person stornieren; kostet es etwas, muss die Gebühr bestätigt sein',
    ask: z.object({
      ...ofOne,
      reason: text(10_000).exactOptional(),
      confirmFee: z.boolean(),
      feeNet: cents.exactOptional(),
    }),
    ok: 200,
    value: z.object({ status: BookingState, feeNet: cents, message: z.string() }),
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'not-possible', 'fee-not-confirmed', 'invalid'),
  },
  substitute: {
    method: 'POST',
    path: '/api-meinifb/substitute-recipient',
    says: 'Jemanden für einen Platz benennen, oder jemand anderen',
    ask: z.object({ ...ofOne, newRecipient: z.object(recipientForm) }),
    ok: 204,
    refusals: refusing(
      'not-signed-in',
      'not-found',
      'not-allowed',
      'not-possible',
      'recipient-twice',
      'invalid',
      'too-many',
    ),
  },
  notice: {
    method: 'GET',
    path: addressOf.noticePdf(':bookingId'),
    says: 'Mitteilung an den Arbeitgeber, Beschluss oder Kostenübernahme einer Buchung als PDF',
    ask: z.object({ bookingId: segment, type: z.enum(noticeTypes) }),
    ok: 200,
    file: pdf,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed'),
  },
  year: {
    method: 'GET',
    path: addressOf.gremiumYear,
    says: 'Was ein Gremium in einem Jahr gebucht und besucht hat',
    ask: year,
    ok: 200,
    value: GremiumYear,
    table: yearAsTable,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  yearPdf: {
    method: 'GET',
    path: addressOf.gremiumYearPdf,
    says: 'Dasselbe als PDF',
    ask: year,
    ok: 200,
    file: pdf,
    refusals: refusing('not-signed-in', 'not-found'),
  },
}
