import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-pages.ts'
import type { AnswerCounts } from '../operation/metrics.ts'
import { isOwnHost } from '../requests/own-hosts.ts'
import type { FindPage, PageCache } from './page-cache.ts'
import { encodingOf, matchesEtag, type Encoding } from '../answers/encoded.ts'
import type { ServerSettings } from '../server-settings.ts'

/** A request for what may be a cached page. */
interface Arrived {
  readonly key: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Milliseconds. */
  readonly begun: number
}
type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers requests for cached pages before Fastify sees them, with the bytes and the head that Fastify sent when the
 * page was made. Whatever is not plainly such a request goes on to Fastify, which knows the same pages: this is a
 * shorter way to the same answer, never another one.
 */
export function answerFromCache(
  app: FastifyInstance,
  cache: PageCache,
  counts: AnswerCounts,
  settings: ServerSettings,
): void {
  const { server } = app
  const listeners = server.listeners('request') as readonly Listener[]
  server.removeAllListeners('request')
  const goOn: Listener = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response)
  }
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const isHere = rememberingHosts(settings)
  const encodingFor = remembering(encodingOf)

  const answerWith = (page: CachedPage, { request, response, begun }: Arrived): Promise<void> | void => {
    const count = (status: number): void =>
      counts.count(request.method ?? '', status, 'page', (performance.now() - begun) / 1000)
    if (matchesEtag(request.headers['if-none-match'], page.encoded.etag)) return count(sendNothingNew(response, page))
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    const made = ready.get(page)?.[encoding]
    if (made) return count(send(request, response, made))
    return madeReady(page, encoding).then((now) => count(send(request, response, now)))
  }

  const fail = ({ response }: Arrived, error: unknown): void => {
    app.log.error({ err: error }, 'failed')
    response.destroy()
  }
  const answerAll = (all: readonly Arrived[], find: FindPage): void => {
    for (const one of all) {
      try {
        const page = find(one.key)
        if (page) answerWith(page, one)?.catch((error: unknown) => fail(one, error))
        else goOn(one.request, one.response)
      } catch (error) {
        fail(one, error)
      }
    }
  }
  let arrived: Arrived[] = []
  /** All who came in one turn of the event loop share one look at the store, after the last of them came. */
  const answerArrived = (): void => {
    const all = arrived
    arrived = []
    const find = cache.finding()
    if (typeof find === 'function') return answerAll(all, find)
    find.then(
      (found) => answerAll(all, found),
      (error: unknown) => all.forEach((one) => fail(one, error)),
    )
  }

  server.on('request', (request, response) => {
    const key = !closing && isPlain(request) && isHere(request) ? keyIn(cache, request.url ?? '') : undefined
    if (key === undefined) return goOn(request, response)
    const one = { key, request, response, begun: performance.now() }
    arrived.push(one)
    if (arrived.length === 1) setImmediate(answerArrived)
  })
}

/** A look at a page and nothing else: what carries a body or wants something special is not for here. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.upgrade === undefined

const keyIn = (cache: PageCache, address: string): string | undefined => {
  // A key is an address too, and most addresses are written as their keys are.
  if (cache.has(address)) return address
  if (!address.includes('?')) return undefined
  const key = cache.keyOf(address)
  return key !== undefined && cache.has(key) ? key : undefined
}

/** A page in one encoding, to the last byte. */
interface Ready {
  readonly head: string[]
  readonly bytes: Buffer
}
/** A cached page is not in the log, so that there is nothing to find by a number. */
const noRequestId = ['x-request-id', 'none'] as const
const ready = new WeakMap<CachedPage, Partial<Record<Encoding, Ready>>>()

async function madeReady(page: CachedPage, encoding: Encoding): Promise<Ready> {
  const { bytes, coding } = await page.encoded.as(encoding)
  const made = {
    head: [
      ...page.head,
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      'content-type',
      page.encoded.type,
      'content-length',
      String(bytes.length),
      ...noRequestId,
    ],
    bytes,
  }
  ready.set(page, { ...ready.get(page), [encoding]: made })
  return made
}

function send({ method }: IncomingMessage, response: ServerResponse, { head, bytes }: Ready): 200 {
  response.writeHead(200, head)
  response.end(method === 'HEAD' ? undefined : bytes)
  return 200
}

function sendNothingNew(response: ServerResponse, { head }: CachedPage): 304 {
  response.writeHead(304, [...head, ...noRequestId])
  response.end()
  return 304
}

/** How many different headers are remembered with what they mean. */
const mostRemembered = 200

function remembering<Value extends {}>(meaningOf: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({ max: mostRemembered, memoMethod: meaningOf })
  // Most say what the one before has said, and comparing is less work than looking up.
  let last: { readonly text: string; readonly value: Value } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: known.memo(text) }
    return last.value
  }
}

/** Whether a request asks this site by name. Where a proxy may say for which host it asks, Fastify judges that. */
function rememberingHosts(settings: ServerSettings): (request: IncomingMessage) => boolean {
  const isOwn = remembering((host) => isOwnHost(host, settings))
  return ({ headers }) => {
    if (settings.trustProxy && headers['x-forwarded-host'] !== undefined) return false
    return isOwn(headers.host ?? '')
  }
}
