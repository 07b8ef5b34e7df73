import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes to send, in every encoding, made when first asked for. What is kept may be sent again and again. */
export interface Packed {
  readonly type: string
  readonly etag: string
  /** SHA-256, base64url. */
  readonly hash: string
  in(encoding: Encoding): Promise<Buffer>
  /** The same, told how it is packed in the end: what is not worth it stays as it is. */
  as(encoding: Encoding): Promise<{ readonly bytes: Buffer; readonly coding: Encoding }>
}

// Below this a packet is not saved; the head alone is longer.
const worthCompressing = 860
const compressible = /^(text\/|application\/(javascript|json|problem\+json|xml|manifest\+json)|image\/svg)/

/** `quality` is brotli's, 0 to 11: 5 for what is made anew each time, 11 for what is kept. */
export function pack(type: string, content: Buffer | string, quality = 5): Packed {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const worth = bytes.length >= worthCompressing && compressible.test(type)
  const packedIn = (encoding: Encoding) =>
    (made[encoding] ??= worth ? compress(bytes, encoding, quality) : Promise.resolve(bytes))
  return {
    type,
    hash,
    // Weak, because it names what is said and not how it is packed.
    etag: `W/"${hash.slice(0, 27)}"`,
    in: packedIn,
    as: async (encoding) => ({ bytes: await packedIn(encoding), coding: worth ? encoding : 'identity' }),
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
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): Promise<FastifyReply> {
  reply.header('etag', packed.etag)
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (request.method !== 'POST' && reply.statusCode === 200 && isHeld(request.headers['if-none-match'], packed.etag))
    return reply.code(304).send()
  const { bytes, coding } = await packed.as(encodingOf(request.headers['accept-encoding']))
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(packed.type).send(bytes)
}

/** Whether the tags that somebody holds, as If-None-Match names them, hold this one. */
export const isHeld = (held: string | undefined, etag: string): boolean =>
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
