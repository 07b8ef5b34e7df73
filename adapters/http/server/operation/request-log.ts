import { withoutPersonalData } from '#core/diagnostics/without-personal-data.ts'
import type { FastifyInstance } from 'fastify'
import { originalPathOf } from '../requests/request-address.ts'

/**
 * One line per answer, without personal data: no address of the asker, no query, and of a path nothing that may be a
 * person's: an e-mail address, or the token of a letter.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? impersonal(originalPathOf(request)),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

/** Segments behind which an address or the token of a letter stands. */
const tokensFollow: ReadonlySet<string> = new Set([
  'login',
  'bestaetigen',
  'confirm',
  'password-reset',
  'neue-adresse',
  'new-address',
  'update-login-email',
  'newsletter',
  'newsletter-end',
  'unsubscribe',
  'abmelden',
  'alert',
  'alert-end',
  'beenden',
  'stop',
])

/** A path without what may be a person's. */
export function impersonal(path: string): string {
  const segments = path
    .split('/')
    .map((segment, i, all) => (/@|%(?:25)*40/i.test(segment) || tokensFollow.has(all[i - 1] ?? '') ? '*' : segment))
  return withoutPersonalData(segments.join('/')).slice(0, 300)
}
