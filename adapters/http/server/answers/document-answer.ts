import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Instant } from '#core/shared/day.ts'
import type { Document, StreamedDocument } from '#core/shared/document.ts'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { ServerSettings } from '../server-settings.ts'
import { encode, sendEncoded } from './encoded.ts'
import type { Pages } from '../pages/page-routes.ts'

/** Sends a file: shown by whoever can, saved under its own name by whoever wants to, and no page for searches. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  { mime, filename, bytes, changedAt }: Document,
): Promise<FastifyReply> {
  const type = mime.split(';', 1)[0] ?? ''
  if (!endpoint.file?.includes(type))
    throw new Error(`${endpoint.path} answers ${type}, which its contract does not know`)
  reply.code(endpoint.ok)
  reply.header('cache-control', endpoint.cache === 'public' ? 'public, max-age=0, must-revalidate' : 'no-store')
  reply.header('content-disposition', dispositionOf('inline', filename))
  reply.header('x-robots-tag', 'noindex')
  // What a person is told in place of the file depends on what he takes.
  reply.header('vary', 'accept, accept-encoding')
  if (changedAt !== undefined) {
    reply.header('last-modified', new Date(changedAt).toUTCString())
    if (isAsOld(request, changedAt)) return reply.code(304).send()
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return sendEncoded(request, reply, encode(mime, buffer))
}

/** Milliseconds; whoever reads longer than that is let go of. */
const longest = 10 * 60_000

/**
 * Sends a file as it is read, a piece when the one before has been taken; of who may see it alone nothing is stored on
 * the way. Answers when all of it has gone, or whoever asked has.
 */
export async function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  { mime, filename, size, chunks, isShown }: StreamedDocument,
): Promise<void> {
  if (!endpoint.file?.includes(mime))
    throw new Error(`${endpoint.path} answers ${mime}, which its contract does not know`)
  reply
    .code(endpoint.ok)
    .type(mime)
    .header('cache-control', 'no-store')
    .header('content-disposition', dispositionOf(isShown ? 'inline' : 'attachment', filename))
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept')
  if (size !== undefined) reply.header('content-length', size)
  const body = Readable.from(chunks, { objectMode: false })
  const late = setTimeout(() => body.destroy(new Error('a file was read too slowly')), longest)
  try {
    // Whoever asks for the head alone is read nothing to.
    if (request.method === 'HEAD') return void reply.send()
    reply.send(body)
    // Whoever goes before the end was not failed.
    await finished(reply.raw).catch(() => undefined)
  } finally {
    clearTimeout(late)
    body.destroy()
  }
}

/** Whether somebody has it since it last changed. Whoever names what he has by its tag is told by that (RFC 9110). */
const isAsOld = ({ headers }: FastifyRequest, changedAt: Instant): boolean =>
  headers['if-none-match'] === undefined && Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(changedAt)

/**
 * Tells a person by a page why there is no file: the page of what it belongs to where there is one, else that of the
 * failure.
 */
export function showInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  { instead }: Endpoint,
  pages: Pages,
  status: number,
): Promise<FastifyReply> {
  if (instead === undefined) return pages.fault(request, reply, status)
  const params = request.params as Readonly<Record<string, string>>
  const path = instead.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return pages.showInstead(request, reply, path + queryOf(request.url), status)
}

/** Asks a person to sign in before he gets a file, which the login then leads to. */
export const leadToLogin = (request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): FastifyReply =>
  reply
    .code(302)
    .header('location', signInHref(settings, request.url))
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .send()

/** Leads for good to where a file is now, with all that was asked beside it. */
export const leadTo = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply
    .code(301)
    .header('location', encodeURI(address.toWellFormed()) + queryOf(request.url))
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .send()

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/** RFC 6266: the name in ASCII for the old, in UTF-8 for everyone else. */
function dispositionOf(as: 'inline' | 'attachment', filename: string): string {
  const ascii = filename.replace(/[^\w.\- ]/g, '_')
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${as}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
