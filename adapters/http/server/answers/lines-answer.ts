import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Lines } from '#http/contract/endpoint.ts'
import { matchesEtag } from './encoded.ts'

const lineType = 'application/x-ndjson'

/** Whether a list that goes on line by line is asked for so. */
export const wantsLines = ({ headers }: FastifyRequest, { lines }: Endpoint): boolean =>
  lines !== undefined && (headers.accept ?? '').includes(lineType)

/** Milliseconds; whoever reads longer than that is let go of. */
const longest = 10 * 60_000

/**
 * Sends a whole list, one JSON text a line: page after page, each asked for when the one before has been taken, so that
 * no more than one is held. Answers when all of it has gone, or whoever asked has.
 */
export async function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  lines: Lines,
  first: unknown,
  more: (ask: object) => Promise<unknown>,
): Promise<void> {
  // What was there at the beginning says what will come: whatever changes meanwhile comes as well.
  const state = `${request.url} ${JSON.stringify(lines.last(first))}`
  const etag = `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return void reply.code(304).send()
  const body = Readable.from(textOf(lines, first, more), { objectMode: true, highWaterMark: 1 })
  const late = setTimeout(() => body.destroy(new Error('a list was read too slowly')), longest)
  try {
    reply.type(`${lineType}; charset=utf-8`).send(body)
    // Whoever goes before the end was not failed.
    await finished(reply.raw).catch(() => undefined)
  } finally {
    clearTimeout(late)
    body.destroy()
  }
}

async function* textOf(lines: Lines, first: unknown, more: (ask: object) => Promise<unknown>): AsyncGenerator<string> {
  let page = first
  for (;;) {
    const written = lines.of(page).map((line) => `${JSON.stringify(line)}\n`)
    if (written.length > 0) yield written.join('')
    const next = lines.next(page)
    if (!next) break
    page = await more(next)
  }
  yield `${JSON.stringify(lines.last(first))}\n`
}
