import { hotelPayers } from '#core/cart/order-options.ts'
import type { ForReceivingQuotes, ForWritingQuotes } from '#core/quote/ports.ts'
import { mostQuoted, quoteStates } from '#core/quote/quote.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import { BookedEvent } from './booking-values.ts'
import { Recipient, typedOptions } from './cart.ts'
import { CostLine, CostTotals } from './costs.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const count = z.number().int()
const prose = text(10_000)
/** More than any run has. */
const mostModules = 50

const State = z.enum(quoteStates)
const lines = { lines: z.array(CostLine), totals: CostTotals }

const QuotedItem = z
  .union([
    z.object({
      kind: z.literal('event'),
      id: z.string(),
      event: BookedEvent,
      modules: z.array(z.string()).exactOptional(),
      recipients: z.array(Recipient),
      costs: z.array(z.object({ lines: z.array(CostLine), hotelLines: z.array(CostLine) })),
      ...lines,
    }),
    z.object({
      kind: z.literal('theme'),
      id: z.string(),
      theme: z.object({ url: z.string(), title: z.string() }),
      persons: count,
      ...lines,
    }),
  ])
  .meta({ id: 'QuotedItem', description: 'Ein Termin oder ein Seminar im eigenen Betrieb in einem Angebot.' })

const contact = {
  salutationId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().exactOptional(),
  company: z.string().exactOptional(),
}

const common = {
  number: z.string(),
  version: count,
  state: State,
  contact: z.object(contact),
  items: z.array(QuotedItem),
  totals: CostTotals,
  hotelPayer: z.enum(hotelPayers),
  validUntil: z.string(),
  note: z.string().exactOptional(),
  questions: z.array(z.object({ at: z.string(), text: z.string() })),
  orderNo: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  createdAt: z.string(),
}

const listed = {
  id: z.string(),
  number: z.string(),
  version: count,
  state: State,
  validUntil: z.string(),
  changedAt: z.string(),
  totals: CostTotals,
}

const SeenQuote = z
  .object(common)
  .meta({ id: 'Quote', description: 'Ein Angebot, wie es sieht, wer seinen Link hat; version nennt eine Zusage.' })

const typedContact = {
  salutationId: line,
  firstName: line,
  lastName: line,
  email: line,
  phone: line.exactOptional(),
  company: line.exactOptional(),
}

const { hotelPayer: _, ...typedOrder } = typedOptions
const token = { token: segment }

/** What whoever has the link of a quote does with it. The paths are those of spec §7 and domain §7.9. */
export const quotes: Carrying<ForReceivingQuotes> = {
  quote: {
    method: 'GET',
    path: '/quote-api/get/:token',
    says: 'Ein Angebot, für alle, die seinen Link haben; mit seiner id für das Konto, für das es ist, und das Büro',
    ask: z.object(token),
    ok: 200,
    value: SeenQuote,
    refusals: refusing('not-found', 'quote-expired', 'quote-in-revision'),
  },
  report: {
    method: 'GET',
    path: '/quote-api/download-report/:token',
    says: 'Ein Angebot als PDF, für alle, die es sehen',
    ask: z.object(token),
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.quote(':token'),
    refusals: refusing('not-found', 'quote-expired', 'quote-in-revision'),
  },
  open: {
    method: 'POST',
    path: '/quote-api/open/:token',
    says: 'Ein Angebot öffnen: Beim ersten Mal gilt es von da an als geöffnet; das Büro sieht es nur an',
    ask: z.object(token),
    ok: 200,
    value: SeenQuote,
    refusals: refusing('not-found', 'quote-expired', 'quote-in-revision'),
  },
  ask: {
    method: 'POST',
    path: '/quote-api/ask/:token',
    says: 'Eine Frage zu einem Angebot stellen; die Antwort kommt per E-Mail',
    ask: z.object({ ...token, question: prose }),
    ok: 200,
    value: SeenQuote,
    refusals: refusing(
      'not-found',
      'quote-expired',
      'quote-in-revision',
      'quote-accepted',
      'quote-declined',
      'invalid',
      'too-many',
    ),
  },
  accept: {
    method: 'POST',
    path: '/quote-api/accept/:token',
    says: 'Ein Angebot annehmen: Die Plätze sind damit zu seinen Preisen gebucht oder reserviert',
    ask: z.object({
      ...token,
      version: count,
      mode: z.enum(['buchen', 'reservieren']),
      ...typedOrder,
      agb: z.boolean().exactOptional(),
      privacyAccepted: z.boolean().exactOptional(),
    }),
    ok: 200,
    value: SeenQuote,
    refusals: refusing(
      'not-found',
      'quote-expired',
      'quote-in-revision',
      'quote-accepted',
      'quote-declined',
      'outdated',
      'invalid',
      'not-orderable',
      'names-missing',
    ),
  },
  decline: {
    method: 'POST',
    path: '/quote-api/decline/:token',
    says: 'Ein Angebot ablehnen',
    ask: z.object({ ...token, version: count, reason: prose.exactOptional() }),
    ok: 200,
    value: SeenQuote,
    refusals: refusing(
      'not-found',
      'quote-expired',
      'quote-in-revision',
      'quote-accepted',
      'quote-declined',
      'outdated',
      'invalid',
    ),
  },
  mine: {
    method: 'GET',
    path: '/quote-api/mine',
    says: 'Die Angebote für das eigene Konto, das neueste zuerst',
    ask: z.object(pageQuery),
    ok: 200,
    value: pageOf(z.object(listed)),
    refusals: refusing('not-signed-in'),
  },
  request: {
    method: 'POST',
    path: '/quote-api/request',
    says: 'Um ein Angebot für das bitten, was im Warenkorb liegt',
    ask: z.object(typedContact),
    ok: 201,
    value: z.object({ number: z.string() }),
    refusals: refusing('cart-empty', 'not-orderable', 'invalid', 'too-many'),
  },
}

const OfficeQuote = z
  .object({
    ...common,
    id: z.string(),
    token: z.string(),
    userId: z.string().exactOptional(),
    requestId: z.string().exactOptional(),
    changedAt: z.string(),
    deletedOn: z.string(),
    sent: z.array(z.object({ version: count, at: z.string(), totals: CostTotals })),
    history: z.array(
      z.object({
        at: z.string(),
        by: z.enum(['customer', 'office', 'timetable']),
        what: z.enum(['requested', 'written', 'sent', 'opened', 'question', 'accepted', 'declined', 'expired']),
        version: count,
      }),
    ),
  })
  .meta({ id: 'OfficeQuote', description: 'Ein Angebot, wie es das Büro sieht.' })

const office = '/quote-api/office'

/** Quotes, for the office. */
export const quotesOffice: Carrying<ForWritingQuotes> = {
  upsert: {
    method: 'POST',
    path: '/quote-api/upsert',
    says: 'Ein Angebot entwerfen, zu den Preisen von heute; mit id und version ein vorhandenes neu fassen',
    ask: z.strictObject({
      id: segment.exactOptional(),
      version: count.exactOptional(),
      contact: z.strictObject(typedContact),
      items: z
        .array(
          z.strictObject({
            eventId: count.exactOptional(),
            themeId: segment.exactOptional(),
            persons: count,
            options: z
              .strictObject({
                overnight: z.boolean().nullable().exactOptional(),
                arrivalEve: z.boolean().exactOptional(),
                departureLate: z.boolean().exactOptional(),
                modules: z.array(line).max(mostModules).exactOptional(),
                net: count.exactOptional(),
              })
              .exactOptional(),
          }),
        )
        .max(mostQuoted * 2),
      hotelPayer: line.exactOptional(),
      discountCode: line.exactOptional(),
      validUntil: line.exactOptional(),
      note: prose.exactOptional(),
      requestId: segment.exactOptional(),
    }),
    ok: 200,
    created: 'isNew',
    value: z.object({
      id: z.string(),
      token: z.string(),
      number: z.string(),
      totals: CostTotals,
      version: count,
      status: State,
      isNew: z.boolean(),
    }),
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'invalid', 'outdated', 'quote-accepted'),
  },
  send: {
    method: 'POST',
    path: `${office}/:id/send`,
    says: 'Einen Entwurf versenden; von da an bindet das Angebot bis zu seinem letzten Tag',
    ask: z.strictObject({ id: segment, version: count }),
    ok: 200,
    value: OfficeQuote,
    refusals: refusing(
      'not-signed-in',
      'not-allowed',
      'not-found',
      'outdated',
      'quote-accepted',
      'quote-not-sendable',
      'invalid',
    ),
  },
  quotes: {
    method: 'GET',
    path: office,
    says: 'Alle Angebote, das neueste zuerst',
    ask: z.strictObject({ ...pageQuery, state: State.exactOptional() }),
    ok: 200,
    value: pageOf(z.object({ ...listed, customer: z.string(), company: z.string().exactOptional() })),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
  byId: {
    method: 'GET',
    path: `${office}/:id`,
    says: 'Ein Angebot, für das Büro',
    ask: z.strictObject({ id: segment }),
    ok: 200,
    value: OfficeQuote,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
}
