import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { isForm, isUpload } from './media-types.ts'
import { isOwnOrigin } from './own-hosts.ts'
import type { ServerSettings } from '../server-settings.ts'
import { sessionOf } from '../visitor/visitor-cookies.ts'
import { isXsrfToken, same } from './xsrf-token.ts'

/**
 * Whether an unsafe request was meant by the visitor (architecture §4). A JSON call carries the token of its cookie in
 * its header, signed over his session, and what the browser says of its origin fits; a call with files may. A form, and
 * a call that changes nothing of the visitor's, must come with what a browser says of its origin.
 */
export function wasMeant(request: FastifyRequest, endpoint: Endpoint | undefined, settings: ServerSettings): boolean {
  if (endpoint?.fromAnywhere) return true
  const origin = saidOrigin(request, settings)
  if (origin === 'foreign') return false
  if (isForm(request)) return origin === 'own' || (isUpload(request) && carriesToken(request, settings))
  return (endpoint?.unsigned === true && origin === 'own') || carriesToken(request, settings)
}

function carriesToken(request: FastifyRequest, settings: ServerSettings): boolean {
  const header = request.headers['x-xsrf-token']
  const cookie = request.cookies['XSRF-TOKEN']
  return (
    typeof header === 'string' &&
    cookie !== undefined &&
    same(header, cookie) &&
    isXsrfToken(header, sessionOf(request, settings), settings.siteSecret)
  )
}

/** What the browser says of the origin; every word of it must fit. */
function saidOrigin({ headers, host }: FastifyRequest, settings: ServerSettings): 'own' | 'foreign' | 'unsaid' {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  if (site === undefined && origin === undefined) return 'unsaid'
  if (site !== undefined && site !== 'same-origin') return 'foreign'
  // A page of ours under a strict referrer policy may say 'null' although Sec-Fetch-Site vouches for it.
  if (origin !== undefined && !(origin === 'null' && site === 'same-origin') && !isOwnOrigin(origin, host, settings))
    return 'foreign'
  return 'own'
}
