import type { FastifyInstance } from 'fastify'
import { openApi, routeTable, token } from '#http/contract/hand-written-calls.ts'
import { routeRows } from '#http/contract/route-table.ts'
import type { ApiDescription } from './api-description.ts'
import { sendValue } from './endpoint-routes.ts'
import type { ServerSettings } from '../server-settings.ts'
import { giveXsrfToken, sessionOf } from '../visitor/visitor-cookies.ts'
import { isXsrfToken, makeXsrfToken } from '../requests/xsrf-token.ts'

/** The calls that no port can carry; the contract lists them. */
export function addHandWrittenRoutes(app: FastifyInstance, document: ApiDescription, settings: ServerSettings): void {
  app.get(token.endpoint.path, async (request, reply) => {
    const session = sessionOf(request, settings)
    const shown = request.cookies['XSRF-TOKEN']
    const good = isXsrfToken(shown, session, settings.siteSecret) ? shown : makeXsrfToken(session, settings.siteSecret)
    giveXsrfToken(reply, good, settings)
    return sendValue(request, reply, token.endpoint, { token: good })
  })
  app.get(routeTable.endpoint.path, (request, reply) =>
    sendValue(request, reply, routeTable.endpoint, { routes: routeRows }),
  )
  app.get(openApi.endpoint.path, async (request, reply) =>
    sendValue(request, reply, openApi.endpoint, await document(request)),
  )
}
