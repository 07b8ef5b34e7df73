import { CallFailed } from './call-failed.ts'
import type { Cookies } from './cookies.ts'

/** As much of fetch as is used: what cross-fetch and browsers have in common. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string | Uint8Array<ArrayBuffer>
    readonly signal?: AbortSignal
  },
) => Promise<{
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
  arrayBuffer(): Promise<ArrayBuffer>
}>

export interface Sending {
  readonly origin: string
  readonly fetch: Fetch
  readonly cookies: Cookies
  /** Milliseconds; none by default (spec §7). */
  readonly timeout?: number
  /** Gives up every call when it is aborted. */
  readonly signal?: AbortSignal
}

export interface Request {
  readonly route: string
  readonly method: string
  readonly path: string
  /** JSON, or a form with files. */
  readonly body?: string | FormData
  readonly token?: string
  /** Media types of the file that is asked for; without them JSON is. */
  readonly file?: readonly string[]
}

export interface Answer {
  readonly status: number
  /** Empty where a file came. */
  readonly text: string
  readonly file?: {
    readonly type: string
    readonly disposition: string
    readonly changed: string | null
    readonly bytes: Uint8Array
  }
}

/**
 * Sends one request and reads its answer, whatever its status; bytes where a file was asked for and came. Throws
 * CallFailed when no answer comes.
 */
export async function send(request: Request, { origin, fetch, cookies, timeout, signal }: Sending): Promise<Answer> {
  const giveUp = new AbortController()
  let outOfTime = false
  const abort = () => giveUp.abort()
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          outOfTime = true
          abort()
        }, timeout)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const cookie = cookies.header()

  try {
    if (giveUp.signal.aborted) throw new Error('given up before it was sent')
    const sent = request.body === undefined ? undefined : await bodyOf(request.body)
    const answer = await fetch(`${origin}${request.path}`, {
      method: request.method,
      headers: {
        accept: request.file ? `${request.file.join(', ')}, application/problem+json` : 'application/json',
        ...(sent && { 'content-type': sent.type }),
        ...(request.token !== undefined && { 'x-xsrf-token': request.token }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(sent && { body: sent.body }),
      signal: giveUp.signal,
    })
    cookies.take(setCookiesOf(answer.headers))
    const type = answer.headers.get('content-type') ?? ''
    if (!request.file?.includes(type.split(';', 1)[0] ?? ''))
      return { status: answer.status, text: await answer.text() }
    const disposition = answer.headers.get('content-disposition') ?? ''
    return {
      status: answer.status,
      text: '',
      file: {
        type,
        disposition,
        changed: answer.headers.get('last-modified'),
        bytes: new Uint8Array(await answer.arrayBuffer()),
      },
    }
  } catch (cause) {
    throw new CallFailed(outOfTime ? 'timeout' : giveUp.signal.aborted ? 'abort' : 'network', request.route, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** A body as it goes over the wire. cross-fetch sends no form in Node, so that a form is written out here. */
async function bodyOf(body: string | FormData) {
  if (typeof body === 'string') return { type: 'application/json', body }
  const written = new Response(body)
  return { type: written.headers.get('content-type') ?? '', body: new Uint8Array(await written.arrayBuffer()) }
}

/**
 * node-fetch, which cross-fetch is in Node, tells the Set-Cookie headers by raw(); Node's own fetch by getSetCookie().
 */
function setCookiesOf(headers: object): readonly string[] {
  if ('raw' in headers && typeof headers.raw === 'function')
    return (headers.raw() as Record<string, readonly string[] | undefined>)['set-cookie'] ?? []
  if ('getSetCookie' in headers && typeof headers.getSetCookie === 'function')
    return headers.getSetCookie() as readonly string[]
  return []
}
