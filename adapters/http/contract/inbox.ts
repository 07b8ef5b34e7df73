import { formsByKind, type RequestKind } from '#core/form-requests/form-requests.ts'
import { requestStates } from '#core/form-requests/handling.ts'
import type { ForKeepingTheInbox } from '#core/inbox/ports.ts'
import { mimeOf } from '#core/inbox/request-files.ts'
import { uploadKinds } from '#core/forms/forms.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const count = z.number().int()
const kind = z.enum(Object.keys(formsByKind) as [RequestKind, ...RequestKind[]])
const state = z.enum(requestStates)
const colleague = z.object({ id: z.string(), name: z.string() })
const letter = z.union([
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.enum(['sent', 'given-up']), at: z.string() }),
])

const RequestInBrief = z
  .object({
    id: z.string(),
    reference: z.string(),
    kind,
    email: z.string(),
    name: z.string().exactOptional(),
    sentAt: z.string(),
    files: count,
    state,
    assignee: colleague.exactOptional(),
    waitingDays: count.exactOptional(),
    urgent: z.literal(true).exactOptional(),
  })
  .meta({ id: 'RequestInBrief', description: 'Eine Anfrage oder Rückmeldung als Zeile des Eingangs.' })

const Inbox = z
  .object({
    ...pageOf(RequestInBrief).shape,
    counts: z.object({ offen: count, in_arbeit: count, beantwortet: count, abgeschlossen: count }),
    mine: count,
    openReports: count,
    appointmentsAhead: count,
    requestedQuotes: count,
  })
  .meta({ id: 'Inbox', description: 'Eine Seite des Eingangs, und was sonst noch auf das Büro wartet.' })

const step = { at: z.string(), by: z.string().exactOptional() }
const shownStep = z.discriminatedUnion('what', [
  z.object({ what: z.literal('assigned'), to: z.string().exactOptional(), ...step }),
  z.object({ what: z.literal('unassigned'), ...step }),
  z.object({
    what: z.literal('answered'),
    subject: z.string(),
    text: z.string(),
    letter: letter.exactOptional(),
    ...step,
  }),
  z.object({ what: z.literal('noted'), text: z.string(), ...step }),
  z.object({ what: z.literal('closed'), text: z.string().exactOptional(), ...step }),
  z.object({ what: z.literal('reopened'), ...step }),
])

const OfficeRequest = RequestInBrief.extend({
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  documents: z.array(z.object({ name: z.string(), kind: z.enum(uploadKinds), size: count })),
  deletedOn: z.string(),
  version: count,
  history: z.array(shownStep),
  actions: z.array(z.enum(['assign', 'answer', 'note', 'close', 'reopen'])),
  colleagues: z.array(colleague),
  whoIsAsking: z.string(),
  receipt: letter.exactOptional(),
}).meta({ id: 'OfficeRequest', description: 'Eine Anfrage mit allem, was gesendet wurde, und was das Büro getan hat.' })

const office = '/api/office/requests'
const acting = { id: segment, version: count }
const acted = ['not-signed-in', 'not-allowed', 'not-found', 'request-changed', 'request-not-so-far'] as const

/** The inbox of the office; everybody else is refused. */
export const inbox: Carrying<ForKeepingTheInbox> = {
  list: {
    method: 'GET',
    path: office,
    says: 'Anfragen und Rückmeldungen: offene Widerrufe zuerst, dann das Neueste',
    ask: z.object({
      kind: kind.exactOptional(),
      state: state.exactOptional(),
      mine: z.boolean().exactOptional(),
      ...pageQuery,
    }),
    ok: 200,
    value: Inbox,
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
  request: {
    method: 'GET',
    path: `${office}/:id`,
    says: 'Eine Anfrage mit allem, was gesendet wurde',
    ask: z.object({ id: segment }),
    ok: 200,
    value: OfficeRequest,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  file: {
    method: 'GET',
    path: addressOf.requestFile(':id', ':nth'),
    says: 'Eine Datei einer Anfrage, die erste ist 1',
    ask: z.object({ id: segment, nth: count }),
    ok: 200,
    file: Object.values(mimeOf) as [string, ...string[]],
    streamed: true,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  assign: {
    method: 'POST',
    path: `${office}/:id/assign`,
    says: 'Eine Anfrage jemandem aus dem Büro zuweisen, ohne Konto niemandem',
    ask: z.strictObject({ ...acting, assignee: segment.exactOptional() }),
    ok: 200,
    value: OfficeRequest,
    refusals: refusing(...acted, 'invalid'),
  },
  answer: {
    method: 'POST',
    path: `${office}/:id/answer`,
    says: 'Eine Anfrage per E-Mail beantworten',
    ask: z.strictObject({ ...acting, replySubject: line, reply: text(20_000) }),
    ok: 200,
    value: OfficeRequest,
    refusals: refusing(...acted, 'invalid'),
  },
  note: {
    method: 'POST',
    path: `${office}/:id/note`,
    says: 'Zu einer Anfrage etwas für das Büro notieren',
    ask: z.strictObject({ ...acting, officeNote: text(10_000) }),
    ok: 200,
    value: OfficeRequest,
    refusals: refusing(...acted, 'invalid'),
  },
  close: {
    method: 'POST',
    path: `${office}/:id/close`,
    says: 'Eine Anfrage abschließen, mit oder ohne ein Wort dazu',
    ask: z.strictObject({ ...acting, closingWord: text(10_000).exactOptional() }),
    ok: 200,
    value: OfficeRequest,
    refusals: refusing(...acted, 'invalid'),
  },
  reopen: {
    method: 'POST',
    path: `${office}/:id/reopen`,
    says: 'Eine abgeschlossene Anfrage wieder öffnen',
    ask: z.strictObject(acting),
    ok: 200,
    value: OfficeRequest,
    refusals: refusing(...acted),
  },
}
