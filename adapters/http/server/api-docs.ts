import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from '#http/contract/listed-beside.ts'
import { openApiDocument } from '#http/contract/openapi.ts'
import type { ServerSettings } from './server-settings.ts'

export const docsPath = '/api/docs'

/** Shows the OpenAPI document to people. */
export function addApiDocs(app: FastifyInstance, settings: ServerSettings): void {
  void app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(settings.siteOrigin) as never },
  })
  void app.register(swaggerUi, {
    routePrefix: docsPath,
    uiConfig: { url: openApi.endpoint.path, deepLinking: true, validatorUrl: null },
  })
}
