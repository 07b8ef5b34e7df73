import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import * as addressOf from '#core/shared/addresses.ts'

const broken = new WeakSet<IncomingMessage>()

/**
 * The address to route by. One that cannot be decoded, or that holds a NUL, is routed as '/' and remembered as broken,
 * so that it passes the same hooks as every other and is answered in the same way.
 */
export function addressToRoute(request: IncomingMessage): string {
  const address = originForm(request.url ?? '/')
  if (isWhole(address)) return address
  broken.add(request)
  return '/'
}

export const isBroken = (request: FastifyRequest): boolean => broken.has(request.raw)

/** The path as it was asked, for telling it back; without the query, which may hold what is personal. */
export const originalPathOf = (request: FastifyRequest): string => pathOf(originForm(request.originalUrl))

export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '/'

/** Given out with a slash at the end, and answered in either form (domain §9). */
const alsoWithSlash: ReadonlySet<string> = new Set([`${addressOf.electionArchive}/`])

/**
 * The one address of a page: no slash at the end, one at the beginning. Undefined when it is asked by that already.
 * `//host` must never get into a Location header, where it would lead away.
 */
export function tidyAddress(address: string): string | undefined {
  const path = pathOf(address)
  if (alsoWithSlash.has(path)) return undefined
  const tidy = `/${path.replace(/^[/\\]+|(?<!\/)\/+$/g, '')}`
  return tidy === path ? undefined : tidy + address.slice(path.length)
}

function originForm(address: string): string {
  if (address.startsWith('/')) return address
  if (!URL.canParse(address)) return '/'
  const { pathname, search } = new URL(address)
  return pathname.startsWith('/') ? pathname + search : '/'
}

function isWhole(address: string): boolean {
  if (/%00|\0/.test(address)) return false
  try {
    decodeURIComponent(pathOf(address))
    return true
  } catch {
    return false
  }
}
