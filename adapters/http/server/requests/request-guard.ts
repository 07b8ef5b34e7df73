import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { isUnsafe } from '#http/contract/method.ts'
import type { RequestsInTurns } from '../admission/begun-in-turns.ts'
import { isBroken, pathOf, tidyAddress } from './request-address.ts'
import { docsPath } from '../calls/api-docs.ts'
import { methodsAt } from '../calls/endpoint-addresses.ts'
import type { Fail } from '../answers/failures.ts'
import { healthPaths } from '../operation/health-routes.ts'
import { hasBody, isForm, isJson, isUpload } from './media-types.ts'
import { isOwnHost } from './own-hosts.ts'
import type { ServerSettings } from '../server-settings.ts'
import { wasMeant } from './csrf-guard.ts'

/**
 * What every request must pass before anything is done for it. While the server closes, what comes anew is refused;
 * what waited for its turn then is answered.
 */
export function guardRequests(
  app: FastifyInstance,
  fail: Fail,
  settings: ServerSettings,
  { hasWaited }: Pick<RequestsInTurns, 'hasWaited'>,
): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const path = pathOf(request.url)
    if (closing && !hasWaited(request.raw))
      return fail(request, reply.header('retry-after', 5).header('connection', 'close'), 503)
    if (!isOwnHost(request.host, settings) && !healthPaths.has(path)) return fail(request, reply, 421)
    if (isBroken(request)) return fail(request, reply, 400)

    const tidy = tidyAddress(request.url)
    if (tidy !== undefined && !methodsAt(path) && !path.startsWith(`${docsPath}/`)) {
      const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308
      return reply.code(status).header('location', tidy).send()
    }
    const allowed = request.is404 ? methodsAt(path) : undefined
    if (allowed && !allowed.includes(request.method))
      return fail(request, reply.header('allow', allowed.join(', ')), 405)
    const { endpoint } = request.routeOptions.config
    // Pages take nothing but forms; who asks them otherwise is told so.
    if (request.method !== 'POST' && !(endpoint && isUnsafe(request.method))) return undefined
    if (!isTaken(request, endpoint)) return fail(request, reply, 415)
    if (!wasMeant(request, endpoint, settings)) return fail(request, reply, 403)
    return undefined
  })
}

/** Whether there is somebody here who reads what is posted; files only where they are expected. */
const isTaken = (request: FastifyRequest, endpoint: Endpoint | undefined): boolean =>
  isUpload(request) ? endpoint?.uploads !== undefined : !hasBody(request) || isForm(request) || isJson(request)
