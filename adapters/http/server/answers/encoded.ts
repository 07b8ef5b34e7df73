import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes to send, in every encoding, made when first asked for. What is cached may be sent again and again. */
export interface Encoded {
  readonly type: string
  readonly etag: string
  /** SHA-256, base64url. */
  readonly hash: string
  in(encoding: Encoding): Promise<Buffer>
  /** The same, told which encoding it has in the end: what is not worth it stays as it is. */
  as(encoding: Encoding): Promise<{ readonly bytes: Buffer; readonly coding: Encoding }>
}

// Below this a packet is not saved; the head alone is longer.
const worthCompressing = 860
const compressible = /^(text\/|application\/(javascript|json|problem\+json|xml|rss\+xml|manifest\+json)|image\/svg)/

/** `quality` is brotli's, 0 to 11: 5 for what is made anew each time, 11 for what is cached. */
export function encode(type: string, content: Buffer | string, quality = 5): Encoded {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const worth = bytes.length >= worthCompressing && compressible.test(type)
  const encodedIn = (encoding: Encoding) =>
    (made[encoding] ??= worth ? compress(bytes, encoding, quality) : Promise.resolve(bytes))
  return {
    type,
    hash,
    // Weak, because it names what is said and not its encoding.
    etag: `W/"${hash.slice(0, 27)}"`,
    in: encodedIn,
    as: async (encoding) => ({ bytes: await encodedIn(encoding), coding: worth ? encoding : 'identity' }),
  }
}

async function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Sends it in the best encoding asked for, or 304 when the asker has it. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: Encoded,
): Promise<FastifyReply> {
  reply.header('etag', encoded.etag)
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (
    request.method !== 'POST' &&
    reply.statusCode === 200 &&
    matchesEtag(request.headers['if-none-match'], encoded.etag)
  )
    return reply.code(304).send()
  const { bytes, coding } = await encoded.as(encodingOf(request.headers['accept-encoding']))
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(encoded.type).send(bytes)
}

/** Whether the tags that somebody holds, as If-None-Match names them, hold this one. */
export const matchesEtag = (held: string | undefined, etag: string): boolean =>
  held !== undefined &&
  held
    .split(',')
    .map((it) => it.trim().replace(/^W\//, ''))
    .some((it) => it === '*' || it === etag.slice(2))

/** brotli, else gzip, where the asker takes it. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const takes = (coding: string) =>
    [accepted ?? '']
      .flat()
      .join(',')
      .split(',')
      .some((part) => {
        const [name = '', ...parameters] = part.split(';').map((it) => it.trim().toLowerCase())
        return name === coding && !parameters.some((it) => /^q=0(\.0*)?$/.test(it))
      })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
