import type { FastifyReply, FastifyRequest } from 'fastify'
import { asDataHeader, type PageAnswer, type PageAsk, type Render } from '#pages-port/page-rendering.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'
import { openedByLink } from '#core/shared/address-areas.ts'
import type { SiteForPages } from '#core/site.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import { readingWording } from '#wording/pages/reading.ts'
import { askerOf } from '../admission/asker-of.ts'
import { Overloaded, type DearWork } from '../admission/dear-work.ts'
import type { CachedPage } from '../cache/cached-pages.ts'
import { encode, sendEncoded, type Encoded } from '../answers/encoded.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { isNavigation } from '../requests/navigation.ts'
import type { ServerSettings } from '../server-settings.ts'
import type { SentForm } from '../calls/uploads.ts'
import { busyPage } from './busy-page.ts'
import { rememberedBrand } from './remembered-brand.ts'
import { speculationRulesHeader } from './speculation-rules.ts'
import { visitorOf } from '../visitor/visitor-cookies.ts'

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

export interface Pages {
  /**
   * Shows the page at the asked address, or lets it act on the form that was posted to it; `sent`: one that came with
   * files.
   */
  show(request: FastifyRequest, reply: FastifyReply, sent?: SentForm): Promise<FastifyReply>
  /**
   * Shows the page at another address in place of something that is not there, never with a status of success; cached
   * by nobody.
   */
  showInstead(request: FastifyRequest, reply: FastifyReply, address: string, status: number): Promise<FastifyReply>
  /**
   * Shows the page of a failure; `mayBeDone`: what was asked may have been done all the same; `busy`: it was not even
   * begun, because too much is going on.
   */
  fault(request: FastifyRequest, reply: FastifyReply, status: number, why?: Why): Promise<FastifyReply>
}

interface Why {
  readonly mayBeDone?: boolean
  readonly busy?: boolean
}

/** Answers whatever is neither an endpoint nor a file by rendering it. */
export function pagesOf(
  openSite: (visitor: Visitor) => SiteForPages,
  render: Render,
  settings: ServerSettings,
  dear: DearWork,
  cache?: PageCache,
): Pages {
  const brand = rememberedBrand()
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: Pick<PageAsk, 'method' | 'url' | 'form' | 'files' | 'isNavigation'>,
  ) => {
    const { visitor, setCookies } = visitorOf(request, settings)
    let personal = false
    const noticed =
      <T>(look: () => T) =>
      (): T => {
        personal = true
        return look()
      }
    const { session, cookieChoice, formBegun, note } = visitor
    const site = openSite({
      ...visitor,
      session: noticed(session),
      cookieChoice: noticed(cookieChoice),
      formBegun: noticed(formBegun),
      note: (name) => noticed(() => note(name))(),
    })
    const asker = askerOf(request, reply)
    const asData = asksForData(request) && { asData: true as const }
    const draw = () =>
      dear.asking(asker, () => render({ ...more, ...asData, site: brand.heardIn(site), requestId: request.id }))
    const answer = await dear.run(more.method === 'POST' ? 'forms' : 'pages', asker, draw)
    setCookies(reply)
    return { answer, personal }
  }

  /** The page of a failure, which looks at nothing of the visitor. */
  const drawFault = async (request: FastifyRequest, requestId: string, fault: NonNullable<PageAsk['fault']>) => {
    const site = brand.recalledIn(openSite(visitorOf(request, settings).visitor), fault)
    return (await render({ method: 'GET', url: '/', site, requestId, fault })).html
  }
  const drawBusy = busyPage((request: FastifyRequest, requestId) =>
    drawFault(request, requestId, { status: 503, busy: true }),
  )
  const sendFault = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').type(html).send(text)

  /**
   * A page by its address: from the cache, or made now; it is cached when it was made for everyone, without a look at
   * who asks.
   */
  const look = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const navigating = isNavigation(request) && { isNavigation: true as const }
    const lookNow = () => ask(request, reply, { method: 'GET', url: request.url, ...navigating })
    const key = asksForData(request) ? undefined : cache?.keyOf(request.url)
    if (!cache || key === undefined) return sendPage(request, reply, (await lookNow()).answer)
    let made: PageAnswer | undefined
    const cached = await cache.page(key, async () => {
      const { answer, personal } = await lookNow()
      made = answer
      return isForEveryone(answer) && !personal && !reply.hasHeader('set-cookie') ? keepable(reply, answer) : undefined
    })
    if (cached) return sendEncoded(request, asPublic(reply), cached.encoded)
    return sendPage(request, reply, made ?? (await lookNow()).answer)
  }

  return {
    show: async (request, reply, sent = { form: formOf(request.body), files: [] }) => {
      if (request.method !== 'POST') return look(request, reply)
      const { answer } = await ask(request, reply, { method: 'POST', url: request.url, ...sent })
      return sendPage(request, reply, answer)
    },
    showInstead: async (request, reply, address, status) => {
      const { answer } = await ask(request, reply, { method: 'GET', url: address })
      const failed = answer.status < 300 ? status : answer.status
      return sendPage(request, reply, { ...answer, status: failed, cache: 'private' })
    },
    fault: async (request, reply, status, { mayBeDone = false, busy = false } = {}) => {
      const fault = { status, mayBeDone }
      try {
        if (busy) return sendFault(reply, status, await drawBusy(request))
        // What failed here is told at any rate; strangers' mistakes are told when it is their turn.
        const draw = () => drawFault(request, request.id, fault)
        return sendFault(
          reply,
          status,
          await (status >= 500 ? draw() : dear.run('pages', askerOf(request, reply), draw)),
        )
      } catch (error) {
        if (error instanceof Overloaded)
          return sendFault(reply.header('retry-after', error.retryAfter), 503, await drawBusy(request))
        request.log.error({ err: error }, 'the page of a failure failed')
        return sendFault(reply, status, lastResort(request.id))
      }
    },
  }
}

/** A browser that took a page over; whoever else names the header gets what it would have got. */
const asksForData = ({ headers }: FastifyRequest): boolean => headers[asDataHeader] !== undefined

/**
 * Only what is there is cached: of addresses that answer 404, 410 or 301 there is no end, and whoever makes them up
 * would push out the pages that people read.
 */
const isForEveryone = ({ status, cache, location }: PageAnswer): boolean =>
  status === 200 && cache === 'public' && location === undefined

const asPublic = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', cachedElsewhere).header('speculation-rules', speculationRulesHeader)
const cachedElsewhere = 'public, max-age=0, must-revalidate'

/** A page to cache, with the head that it is answered with. */
function keepable(reply: FastifyReply, { html: text, tags }: PageAnswer): Omit<CachedPage, 'day'> {
  const encoded = encode(html, text)
  return { encoded, tags, bytes: roomFor(text), head: headOf(asPublic(reply), encoded) }
}

/** Bytes of a page in all encodings, about: compressed ones have less than a quarter each. */
const roomFor = (text: string): number => Math.ceil(Buffer.byteLength(text) * 1.5) + 2_000

/** Names and values by turns, without what differs from answer to answer. */
const headOf = (reply: FastifyReply, { etag }: Encoded): readonly string[] => {
  const { 'x-request-id': _, ...same } = reply.getHeaders()
  return Object.entries({ ...same, etag, vary: 'accept-encoding' }).flatMap(([name, value]) => [name, String(value)])
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): Promise<FastifyReply> {
  reply.code(answer.status)
  // A page that takes no form can only be looked at.
  if (answer.status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD')
  // No link of such a page tells others where it was; forms of it still say their origin.
  if (openedByLink.some((beginning) => request.url.startsWith(beginning)))
    reply.header('referrer-policy', 'same-origin')
  if (answer.json !== undefined)
    return reply.header('cache-control', 'no-store').header('vary', asDataHeader).type(json).send(answer.json)
  if (isForEveryone(answer)) asPublic(reply)
  else reply.header('cache-control', answer.cache === 'public' ? cachedElsewhere : 'no-store')
  if (answer.location !== undefined)
    return reply.header('location', inAscii(answer.location)).type(html).send(answer.html)
  if (answer.cache === 'public') return sendEncoded(request, reply, encode(html, answer.html))
  return reply.type(html).send(answer.html)
}

/** The form that a body holds; where nothing was sent, an empty one. */
const formOf = (body: unknown): PostedForm => (body as { readonly form: PostedForm } | undefined)?.form ?? postedForm()

/** A header holds ASCII only; an address written with umlauts says the same in escapes. */
const inAscii = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))

/** When even the page of a failure cannot be made. */
const lastResort = (requestId: string): string => {
  const { title, heading, text, start } = readingWording.errors.lastResort
  return (
    `<!doctype html><html lang="de"><meta charset="utf-8"><title>${title}</title>` +
    `<h1>${heading}</h1><p>${text(requestId)}</p><p><a href="/">${start}</a></p></html>`
  )
}
