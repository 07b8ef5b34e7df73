import type { ForTakingPapers } from '#core/papers/ports.ts'
import { sameKindAt } from '#core/catalogue/same-kind-at.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const pdf = ['application/pdf'] as const

/** Files for whoever has the link of a booking, and for the office: they name people, nobody stores them on the way. */
export const papers: Carrying<ForTakingPapers> = {
  paper: {
    method: 'GET',
    path: addressOf.bookingPaper(':token', ':kind'),
    says: 'Eine Unterlage einer Buchung als PDF, etwa entsendebeschluss oder einladung',
    ask: z.object({ token: segment, kind: segment }),
    ok: 200,
    file: pdf,
    refusals: refusing('not-found'),
  },
  certificate: {
    method: 'GET',
    path: addressOf.bookingCertificate(':token', ':recipientId'),
    says: 'Die Teilnahmebescheinigung einer Person als PDF',
    ask: z.object({ token: segment, recipientId: segment }),
    ok: 200,
    file: pdf,
    refusals: refusing('not-found'),
  },
  calendar: {
    method: 'GET',
    path: addressOf.bookingCalendar(':token'),
    says: 'Der gebuchte Termin als Kalender (iCalendar)',
    ask: z.object({ token: segment }),
    ok: 200,
    file: ['text/calendar'],
    refusals: refusing('not-found'),
  },
  orderForm: {
    method: 'GET',
    path: addressOf.orderFormPdf(':key'),
    says: 'Das Bestellformular eines Termins als PDF, mit dem, was der eigene Warenkorb davon weiß',
    ask: z.object({ key: segment }),
    ok: 200,
    file: pdf,
    instead: addressOf.orderForm(':key'),
    redirectsTo: (to) => sameKindAt(to, { event: addressOf.orderFormPdf, theme: addressOf.theme }),
    refusals: refusing('not-found', 'moved', 'past', 'begun'),
  },
  checkoutSummary: {
    method: 'GET',
    path: addressOf.checkoutPdf,
    says: 'Was dieser Browser zuletzt bestellt hat, als PDF',
    ask: z.object({}),
    ok: 200,
    file: pdf,
    refusals: refusing('not-found'),
  },
  attendanceList: {
    method: 'GET',
    path: addressOf.attendanceList(':eventId'),
    says: 'Wer an einem Termin teilnimmt, als Liste zum Unterschreiben (PDF)',
    ask: z.object({ eventId: z.number().int() }),
    ok: 200,
    file: pdf,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
}
