import type { FastifyRequest } from 'fastify'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { openApiDocument } from '#http/contract/openapi.ts'
import type { ServerSettings } from '../server-settings.ts'
import { visitorOf } from '../visitor/visitor-cookies.ts'

/** The OpenAPI document for whoever asks. */
export type ApiDescription = (request: FastifyRequest) => Promise<object>

/** The document under the name that the provider has now; it is made anew only when that is another one. */
export function apiDescription(openSite: (visitor: Visitor) => Site, settings: ServerSettings): ApiDescription {
  let made: { readonly title: string; readonly document: object } | undefined
  return async (request) => {
    const answer = await openSite(visitorOf(request, settings).visitor).office.content.brand({})
    const title = answer.ok ? answer.value.name : ''
    if (made?.title !== title) made = { title, document: openApiDocument({ origin: settings.siteOrigin, title }) }
    return made.document
  }
}
