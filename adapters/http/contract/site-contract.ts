import type { Site } from '#core/site.ts'
import { accounts } from './accounts.ts'
import { catalogue } from './catalogue.ts'
import { conferences } from './conferences.ts'
import { content } from './content.ts'
import { costs } from './costs.ts'
import { diagnostics } from './diagnostics.ts'
import { documents } from './documents.ts'
import type { Carrying, Endpoint } from './endpoint.ts'
import { feeds } from './feeds.ts'
import { finder } from './finder.ts'
import { jobs } from './jobs.ts'
import { knowledge } from './knowledge.ts'
import { media } from './media.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'
import { venues } from './venues.ts'
import { wishlist } from './wishlist.ts'

/** The whole application over HTTP. */
export const siteContract: { readonly [Context in keyof Site]: Carrying<Site[Context]> } = {
  accounts,
  catalogue,
  conferences,
  content,
  costs,
  diagnostics,
  documents,
  feeds,
  finder,
  jobs,
  knowledge,
  media,
  people,
  requests,
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
