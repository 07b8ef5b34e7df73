import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fail } from '../answers/failures.ts'
import type { ServerSettings } from '../server-settings.ts'

/** Asked by machines under whatever name they know; these tell nothing of anybody. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** `ready` tells whether the store answers, `figures` what there is to measure. */
export function addHealth(
  app: FastifyInstance,
  fail: Fail,
  ready: () => Promise<boolean>,
  figures: () => Promise<string>,
  settings: ServerSettings,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  )
  app.get('/readyz', async (request, reply) => {
    const isReady = await ready().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready')
      return false
    })
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isReady ? 'ready\n' : 'not ready\n')
  })
  app.get('/metrics', async (request, reply) =>
    settings.metricsPublic || isFromHere(request)
      ? reply
          .header('cache-control', 'no-store')
          .type('text/plain; version=0.0.4; charset=utf-8')
          .send(await figures())
      : fail(request, reply, 404),
  )
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** From this very machine, and not passed on by a proxy on it. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const from = raw.socket.remoteAddress ?? ''
  const passedOn = proxyHeaders.some((name) => headers[name] !== undefined)
  return !passedOn && (from === '::1' || from.startsWith('127.') || from.startsWith('::ffff:127.'))
}
