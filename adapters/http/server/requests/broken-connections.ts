import * as addressOf from '#core/shared/addresses.ts'
import type { Socket } from 'node:net'
import { problemTitles } from '#wording/problems.ts'

/** Answers what never became a request: a broken head, a head too large, a body that never came. */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
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
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  socket.destroySoon()
}

function statusOf(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large']
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout']
  return [400, 'Bad Request']
}
