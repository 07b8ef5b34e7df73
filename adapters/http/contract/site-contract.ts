import type { Site } from '#core/site.ts'
import { accounts } from './accounts.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { diagnostics } from './diagnostics.ts'
import type { Carrying, Endpoint } from './endpoint.ts'
import { knowledge } from './knowledge.ts'
import { venues } from './venues.ts'
import { wishlist } from './wishlist.ts'

/** The whole application over HTTP. */
export const siteContract: { readonly [Context in keyof Site]: Carrying<Site[Context]> } = {
  accounts,
  catalogue,
  content,
  diagnostics,
  knowledge,
  venues,
  wishlist,
}

/** An endpoint under its route name, `{context}.{method}`. */
export interface NamedEndpoint {
  readonly name: string
  readonly context: keyof Site
  readonly method: string
  readonly endpoint: Endpoint
}

export const endpoints: readonly NamedEndpoint[] = Object.entries(siteContract).flatMap(([context, port]) =>
  Object.entries(port).map(([method, endpoint]: [string, Endpoint]) => ({
    name: `${context}.${method}`,
    context: context as keyof Site,
    method,
    endpoint,
  })),
)
