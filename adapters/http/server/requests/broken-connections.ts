import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'node:net'
import * as addressOf from '#core/shared/addresses.ts'
import { problemTitles } from '#wording/problems.ts'

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

/** The headers that every answer of a server has, as they stand on the wire. */
const headersOfEveryAnswer = new WeakMap<object, string>()

/**
 * Learns them from an answer of our own, as soon as somebody may ask: what never becomes a request is answered with
 * them, too.
 */
export function learnHeaders(app: FastifyInstance): void {
  app.addHook('onListen', async () => {
    const { headers } = await app.inject({ url: '/healthz' })
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      ofOneAnswer.has(name) || value === undefined ? [] : [`${name}: ${String(value)}\r\n`],
    )
    headersOfEveryAnswer.set(app.server, lines.join(''))
  })
}

/** Node tells of a connection at which server it arrived. */
const serverOf = (socket: Socket): object =>
  'server' in socket && socket.server instanceof Server ? socket.server : socket

/** Answers what never became a request: a broken head, a head too large, a body that never came. */
export function answerBrokenConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, reason] = statusOf(error.code)
  const body = JSON.stringify({
    type: addressOf.problem('anfrage_ungueltig'),
    title: problemTitles.anfrage_ungueltig,
    status,
    code: 'anfrage_ungueltig',
  })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/problem+json; charset=utf-8\r\n${headersOfEveryAnswer.get(serverOf(socket)) ?? ''}` +
        `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  socket.destroySoon()
}

function statusOf(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large']
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout']
  return [400, 'Bad Request']
}
