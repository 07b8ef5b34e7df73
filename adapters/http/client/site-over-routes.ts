import { renamed, turned } from '#core/shared/field-names.ts'
import type { Document, StreamedDocument } from '#core/shared/document.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { CallFailed } from './call-failed.ts'
import { cookieJar, pageCookies, type Cookies } from './cookies.ts'
import { requestOf, type Ask, type CalledRoute } from './request-of.ts'
import { send, type Answer, type Fetch, type Sending } from './send.ts'

export interface RoutedSiteOptions {
  /** Origin of the server, such as https://www.seminarhaus.example. */
  readonly origin: string
  /** cross-fetch, or what has its shape. */
  readonly fetch: Fetch
  /** The page's own where there is a page, else a jar of its own. */
  readonly cookies?: Cookies
  /**
   * Milliseconds; none by default (spec §7). In Node set one: cross-fetch is node-fetch there, which never notices that
   * an answer of told length broke off.
   */
  readonly timeout?: number
  /** Gives up every call when it is aborted. */
  readonly signal?: AbortSignal
  /** Name → port, method, path, refusals. */
  readonly routes: Readonly<Record<string, CalledRoute>>
}

/**
 * The contexts of the application that routes lead to, over the wire. A refusal comes back as the core gave it, its
 * fields by the core's names; whatever else is outside 200 to 299, an abort, a network error and a timeout throw
 * CallFailed. Calls are addressed by route name.
 */
export function siteOverRoutes({ routes, cookies = cookiesHere(), ...given }: RoutedSiteOptions): Site {
  const sending: Sending = { ...given, cookies }
  const site: Record<string, Record<string, Record<string, (ask: Ask) => Promise<Result<unknown, Refusal>>>>> = {}
  for (const [name, route] of Object.entries(routes)) {
    if (!route.port) continue
    const [group = '', context = ''] = route.port.split('.')
    const port = ((site[group] ??= {})[context] ??= {})
    port[name.slice(name.indexOf('.') + 1)] = async (ask) =>
      resultOf(name, route, await callOf(name, route, ask, sending, routes))
  }
  return site as unknown as Site
}

/**
 * Sends a call; an unsafe one carries the XSRF token, asked for before the first one and once more when it is refused.
 */
async function callOf(
  name: string,
  route: CalledRoute,
  ask: Ask,
  sending: Sending,
  routes: Readonly<Record<string, CalledRoute>>,
): Promise<Answer> {
  const request = requestOf(name, route, ask)
  if (route.method === 'GET') return send(request, sending)
  const token = sending.cookies.value('XSRF-TOKEN') ?? (await askForToken(routes, sending))
  const answer = await send({ ...request, token }, sending)
  if (answer.status !== 403 || read(name, answer)['code'] !== 'xsrf_ungueltig') return answer
  return send({ ...request, token: await askForToken(routes, sending) }, sending)
}

async function askForToken(routes: Readonly<Record<string, CalledRoute>>, sending: Sending): Promise<string> {
  const name = 'security.token'
  const route = routes[name]
  if (!route) throw new Error(`no route is called ${name}`)
  const answer = await send(requestOf(name, route, {}), sending)
  const { token } = read(name, answer)
  if (answer.status !== 200 || typeof token !== 'string')
    throw new CallFailed('status', name, { status: answer.status })
  return token
}

function resultOf(name: string, route: CalledRoute, answer: Answer): Result<unknown, Refusal> {
  const done = answer.status >= 200 && answer.status <= 299
  if (done && route.streamed) return { ok: true, value: streamedOf(documentOf(name, answer)) }
  if (done && route.file) return { ok: true, value: documentOf(name, answer) }
  if (done) return { ok: true, value: answer.text === '' ? undefined : read(name, answer, true) }
  const { refusal, code } = read(name, answer)
  if (isRefusal(refusal) && route.refusals.includes(refusal.why))
    return { ok: false, refusal: renamed(refusal, route.named && turned(route.named)) }
  throw new CallFailed('status', name, { status: answer.status, code: typeof code === 'string' ? code : undefined })
}

/** The file that came; a file was asked for and something else came: a broken answer. */
function documentOf(name: string, { status, file }: Answer): Document {
  if (!file) throw new CallFailed('network', name, { status })
  const filename = /filename\*=UTF-8''([^;]+)/i.exec(file.disposition)?.[1] ?? ''
  return {
    mime: file.type,
    filename: decodeURIComponent(filename),
    bytes: file.bytes,
    ...(file.changed && { changedAt: new Date(file.changed).toISOString() }),
  }
}

/** What fetch read whole is one piece here; whoever takes it in pieces elsewhere takes it alike. */
const streamedOf = ({ mime, filename, bytes }: Document): StreamedDocument => ({
  mime,
  filename,
  size: bytes.length,
  chunks: pieceOf(bytes),
})

async function* pieceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const isRefusal = (refusal: unknown): refusal is Refusal =>
  typeof refusal === 'object' && refusal !== null && 'why' in refusal && typeof refusal.why === 'string'

/** What an answer says. One that is no JSON says nothing when it failed anyway, and is a broken one when it did not. */
function read(name: string, { status, text }: Answer, must = false): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  } catch (cause) {
    if (must) throw new CallFailed('network', name, { status, cause })
    return {}
  }
}

const cookiesHere = (): Cookies => (typeof document === 'undefined' ? cookieJar() : pageCookies(document))
