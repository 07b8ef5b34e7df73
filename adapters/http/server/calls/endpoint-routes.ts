import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { News } from '#core/live/news.ts'
import { renamed } from '#core/shared/field-names.ts'
import type { Document, StreamedDocument } from '#core/shared/document.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import type { Endpoint, Uploads } from '#http/contract/endpoint.ts'
import { endpoints, type NamedEndpoint } from '#http/contract/site-contract.ts'
import { askerOf } from '../admission/asker-of.ts'
import type { DearWork } from '../admission/dear-work.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { pathsOf } from './endpoint-addresses.ts'
import { readerOf } from './ask-from-request.ts'
import { acceptsHtml, acceptsProblems, isForm, isUpload } from '../requests/media-types.ts'
import { encode, sendEncoded } from '../answers/encoded.ts'
import type { Pages } from '../pages/page-routes.ts'
import { fieldErrorsOf, sendProblem } from '../answers/problem-answer.ts'
import { leadTo, leadToLogin, sendDocument, sendStreamed, showInstead } from '../answers/document-answer.ts'
import { sendTable, wantsTable } from '../answers/csv-answer.ts'
import { sendLines, wantsLines } from '../answers/lines-answer.ts'
import { lastHeard, wantsEvents } from '../live/event-stream.ts'
import type { LiveStreams } from '../live/live-streams.ts'
import { usualPatience, type ServerSettings } from '../server-settings.ts'
import { atPace } from '../requests/slow-bodies.ts'
import { takeUploads, uploadedForm, type SentForm } from './uploads.ts'
import { visitorOf, sessionOf } from '../visitor/visitor-cookies.ts'

type Ports = Readonly<Record<string, Readonly<Record<string, (ask: unknown) => Promise<Result<unknown, Refusal>>>>>>

/** Makes a route of every endpoint of the contract; there are no controllers (architecture §3). */
export function addEndpoints(
  app: FastifyInstance,
  openSite: (visitor: Visitor) => Site,
  pages: Pages,
  dear: DearWork,
  settings: ServerSettings,
  streams?: LiveStreams,
): void {
  const { files } = { ...usualPatience, ...settings.patience }
  for (const named of endpoints) {
    const { endpoint } = named
    const { method, uploads } = endpoint
    // A form that a person sends goes to the page at the same address, where one lives there.
    const isForPage = endpoint.page === true || !endpoint.forms
    const answer = answererOf(named, openSite, pages, dear, settings, streams)
    const takeFiles = async (request: FastifyRequest, reply: FastifyReply, limits: Uploads) => {
      const sent = await atPace(request, files, () => uploadedForm(request, limits))
      return isForPage && acceptsHtml(request) ? pages.show(request, reply, sent) : answer(request, reply, sent)
    }
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (endpoint.part) reply.header('vary', 'accept, accept-encoding')
      if (endpoint.part && acceptsHtml(request)) return pages.show(request, reply)
      if (request.method !== 'POST' || !isForm(request)) return answer(request, reply)
      // Nothing of it is read before, and its files are in memory until it is answered.
      if (uploads && isUpload(request))
        return dear.run('uploads', askerOf(request, reply), () => takeFiles(request, reply, uploads))
      return isForPage ? pages.show(request, reply) : answer(request, reply, sentIn(request))
    }
    /** The page at another address whose form brings files. */
    const showOn = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!uploads || !isUpload(request)) return pages.show(request, reply)
      return dear.run('uploads', askerOf(request, reply), async () =>
        pages.show(request, reply, await atPace(request, files, () => uploadedForm(request, uploads))),
      )
    }
    const addTo = (scope: FastifyInstance) => {
      for (const url of pathsOf(endpoint)) scope.route({ method, url, handler, config: { endpoint } })
    }
    if (!uploads) addTo(app)
    else
      void app.register(async (scope) => {
        takeUploads(scope)
        addTo(scope)
        if (uploads.page) scope.route({ method, url: uploads.page, handler: showOn, config: { endpoint } })
      })
  }
}

/** The fields of a form without files. */
const sentIn = ({ body }: FastifyRequest): SentForm => ({
  form: (body as { readonly form: PostedForm }).form,
  files: [],
})

function answererOf(
  { name, group, context, method, endpoint }: NamedEndpoint,
  openSite: (visitor: Visitor) => Site,
  pages: Pages,
  dear: DearWork,
  settings: ServerSettings,
  streams: LiveStreams | undefined,
) {
  const read = readerOf(endpoint)
  /** What anybody may look up takes the time of a page; what waits for a PDF must not hold that turn meanwhile. */
  const lookedUp = endpoint.cache === 'public' && !endpoint.file
  /** Whether a person asked for a file: he is told by a page why there is none. */
  const isPerson = (request: FastifyRequest) => endpoint.file !== undefined && acceptsHtml(request)
  return async (request: FastifyRequest, reply: FastifyReply, sent?: SentForm): Promise<FastifyReply> => {
    const asked = read(request, sent)
    if (!asked.ok && isPerson(request)) return showInstead(request, reply, endpoint, pages, 400)
    if (!asked.ok) {
      const { strange, errors } = asked
      const [status, code] = strange ? ([422, 'validierung'] as const) : ([400, 'anfrage_ungueltig'] as const)
      return sendProblem(request, reply, { status, code, errors }, settings)
    }

    const { visitor, setCookies } = visitorOf(request, settings)
    const ports = openSite(visitor)[group] as unknown as Ports
    const asker = askerOf(request, reply)
    const askedFor = (ask: unknown) => {
      const call = () => dear.asking(asker, async () => ports[context]?.[method]?.(ask))
      return lookedUp ? dear.run('pages', asker, call) : call()
    }
    const { lines, value } = endpoint
    const asLines = lines && value && wantsLines(request, endpoint) ? { lines, value } : undefined
    const isFollowed = endpoint.followed && streams !== undefined && wantsEvents(request)
    const heard = isFollowed ? lastHeard(request) : undefined
    const ask = {
      ...(asked.ask as object),
      ...asLines?.lines.short,
      ...(heard !== undefined && { after: heard }),
    }
    const answer = await askedFor(ask)
    if (!answer) throw new Error(`the site has no ${name}`)

    if (answer.ok) {
      setCookies(reply)
      if (isFollowed) {
        const again = async (after: number) => {
          const anew = openSite(visitorOf(request, settings).visitor)[group] as unknown as Ports
          const now = await anew[context]?.[method]?.({ ...ask, after })
          return now?.ok ? (now.value as News) : undefined
        }
        const opened = streams.open(request, reply, {
          first: answer.value as News,
          again,
          isOwn: Object.hasOwn(endpoint.refusals, 'not-signed-in'),
          session: sessionOf(request, settings),
        })
        if (opened === 'open') return reply
        const code = opened === 429 ? 'zu_viele_anfragen' : 'ueberlastet'
        return sendProblem(request, reply.header('retry-after', secondsUntilStream), { status: opened, code }, settings)
      }
      if (asLines) {
        reply.header('cache-control', cacheControl(request, endpoint)).header('vary', varyOf(endpoint))
        const more = async (next: object) => {
          const page = await askedFor({ ...(ask as object), ...next })
          if (!page?.ok) throw new Error(`${name} does not go on: ${page?.refusal.why}`)
          return asLines.value.parse(page.value)
        }
        const first = asLines.value.parse(answer.value)
        await dear.run('lists', asker, () => sendLines(request, reply, asLines.lines, first, more))
        return reply
      }
      if (endpoint.streamed) {
        const file = answer.value as StreamedDocument
        const send = () => sendStreamed(request, reply, endpoint, file)
        // A page shows many small pictures at once.
        await (file.isShown ? send() : dear.run('streams', asker, send))
        return reply
      }
      return endpoint.file
        ? sendDocument(request, reply, endpoint, answer.value as Document)
        : sendValue(request, reply, endpoint, answer.value)
    }
    // The session he shows is over: take it away, and with it the sign that asking makes sense.
    if (answer.refusal.why === 'not-signed-in' && sessionOf(request, settings) !== undefined) visitor.end()
    setCookies(reply)
    const [status, code] = endpoint.refusals[answer.refusal.why] ?? []
    if (status === undefined || code === undefined)
      throw new Error(`${name} refuses with ${answer.refusal.why}, which its contract does not know`)
    const to = redirectsTo(endpoint, answer.refusal)
    if (to !== undefined && !acceptsProblems(request)) return leadTo(request, reply, to)
    if (isPerson(request) && answer.refusal.why === 'not-signed-in') return leadToLogin(request, reply, settings)
    if (isPerson(request)) return showInstead(request, reply, endpoint, pages, status)
    return sendProblem(
      request,
      reply,
      {
        status,
        code,
        errors: fieldErrorsOf(answer.refusal, endpoint.named, endpoint.form),
        refusal: renamed(answer.refusal, endpoint.named),
      },
      settings,
    )
  }
}

/** Whoever found no room for a stream may come back after so many seconds; the page is of use without. */
const secondsUntilStream = 60

/** Where the same kind of file is, of what has moved; undefined of all else. */
const redirectsTo = (endpoint: Endpoint, refusal: Refusal & { readonly to?: string }): string | undefined =>
  refusal.to === undefined ? undefined : endpoint.redirectsTo?.(refusal.to)

/** What is told to somebody who shows a secret is for no one else's cache. */
const cacheControl = ({ headers }: FastifyRequest, { cache }: Endpoint): string => {
  if (cache !== 'public') return 'no-store'
  return `${headers.authorization === undefined ? 'public' : 'private'}, max-age=0, must-revalidate`
}

const varyOf = ({ lines }: Endpoint): string =>
  lines ? 'accept, authorization, accept-encoding' : 'accept, accept-encoding'

const hasCreated = ({ created }: Endpoint, value: unknown): boolean =>
  created !== undefined && (value as Readonly<Record<string, unknown>>)[created] === true

/** Sends a value of an endpoint. Its schema lets nothing out that the contract does not name. */
export async function sendValue(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  value: unknown,
): Promise<FastifyReply> {
  reply.code(hasCreated(endpoint, value) ? 201 : endpoint.ok)
  reply.header('cache-control', cacheControl(request, endpoint))
  if (!endpoint.value) return reply.send()
  const said = endpoint.value.parse(value)
  if (endpoint.table ?? endpoint.lines) reply.header('vary', varyOf(endpoint))
  if (endpoint.table && wantsTable(request, endpoint)) return sendTable(request, reply, endpoint.table, said)
  const json = JSON.stringify(said)
  const type = 'application/json; charset=utf-8'
  return endpoint.cache === 'public' ? sendEncoded(request, reply, encode(type, json)) : reply.type(type).send(json)
}
