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

/** A path without what may be a person's. */
export function impersonal(path: string): string {
  return path
    .split('/')
    .map((segment, i, all) =>
      /@|%40/i.test(segment) || ['login', 'bestaetigen', 'confirm', 'password-reset'].includes(all[i - 1] ?? '')
        ? '*'
        : segment,
    )
    .join('/')
    .slice(0, 300)
}
