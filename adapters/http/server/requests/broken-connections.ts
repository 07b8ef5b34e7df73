import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import * as addressOf from '#core/shared/addresses.ts'
import { problemTitles, type ProblemCode } from '#wording/problems.ts'

/** Of a whole answer, what belongs to the answer alone and not to every one. */
const ofOneAnswer: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'x-request-id',
])

/** The headers that every answer of a server has. */
const headersOfEveryAnswer = new WeakMap<object, readonly (readonly [name: string, value: string])[]>()

/**
 * Learns them from an answer of our own, as soon as somebody may ask: what never becomes a request is answered with
 * them, too.
 */
export function learnHeaders(app: FastifyInstance): void {
  app.addHook('onListen', async () => {
    const { headers } = await app.inject({ url: '/healthz' })
    const ofEvery = Object.entries(headers).flatMap(([name, value]) =>
      ofOneAnswer.has(name) || value === undefined ? [] : [[name, String(value)] as const],
    )
    headersOfEveryAnswer.set(app.server, ofEvery)
  })
}

/** Node tells of a connection at which server it arrived. */
const serverOf = (socket: Socket): object =>
  'server' in socket && socket.server instanceof Server ? socket.server : socket

/** Answers what never became a request: a broken head, a head too large, a body that never came. */
export function answerBrokenConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, reason] = statusOf(error.code)
  const { headers, body } = shortProblem(serverOf(socket), status, 'anfrage_ungueltig')
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}

/** Answers what is not even looked at, because more waits than is ever begun. */
export function answerTooMany(server: object, response: ServerResponse): void {
  const { headers, body } = shortProblem(server, 503, 'ueberlastet')
  response.writeHead(503, [...headers, ['Retry-After', String(secondsUntilAgain)]].flat()).end(body)
}
const secondsUntilAgain = 5

/** In the fewest words, and the last that is said on the connection. */
function shortProblem(server: object, status: number, code: ProblemCode) {
  const body = JSON.stringify({ type: addressOf.problem(code), title: problemTitles[code], status, code })
  const headers = [
    ['Content-Type', 'application/problem+json; charset=utf-8'],
    ...(headersOfEveryAnswer.get(server) ?? []),
    ['Cache-Control', 'no-store'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ] as const
  return { headers, body }
}

function statusOf(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large']
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout']
  return [400, 'Bad Request']
}
