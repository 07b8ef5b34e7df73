import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { methods } from './method.ts'
import { refusing } from './refusing.ts'
import { syncCall, syncStatusCall } from './sync.ts'
import { text } from './text-sizes.ts'

/** A call that no port can carry, written by hand in the server and listed here, so that documents name it too. */
export interface HandWrittenCall {
  readonly name: string
  readonly endpoint: Endpoint
}

const documented = { method: 'GET', ask: z.object({}), ok: 200, refusals: {} } as const

export const Route = z
  .object({ name: z.string(), path: z.string(), methods: z.array(z.enum(methods)) })
  .meta({ id: 'Route', description: 'Ein Aufruf unter seinem Namen.' })

export const token = {
  name: 'security.token',
  endpoint: {
    ...documented,
    path: '/kundenportal/get-token',
    says: 'Das XSRF-Token für den Kopf X-XSRF-TOKEN; setzt auch das Cookie XSRF-TOKEN',
    value: z.object({ token: z.string() }),
  },
} as const satisfies HandWrittenCall

export const routeTable = {
  name: 'routes.list',
  endpoint: {
    ...documented,
    path: '/api/generate-routes',
    says: 'Alle Aufrufe mit ihren Namen',
    value: z.object({ routes: z.array(Route) }),
    cache: 'public',
  },
} as const satisfies HandWrittenCall

export const openApi = {
  name: 'openapi.document',
  endpoint: {
    ...documented,
    path: '/api/openapi.json',
    says: 'Diese Beschreibung',
    value: z.looseObject({ openapi: z.string() }),
    cache: 'public',
  },
} as const satisfies HandWrittenCall

/** A page without a document, drawn like every page; the names are those of domain §7.11. */
export const fragments = {
  name: 'fragments.show',
  endpoint: {
    ...documented,
    path: addressOf.fragment(':fragment'),
    says: 'Kopf, Fuß, Menü oder Warenkorb als HTML für andere Seiten; activePath sagt, wo diese stehen',
    ask: z.object({
      fragment: z.enum(['header', 'footer', 'navigation', 'cart']),
      activePath: text(4_000).exactOptional(),
    }),
    file: ['text/html'],
    refusals: refusing('not-found'),
  },
} as const satisfies HandWrittenCall

export const handWrittenCalls: readonly HandWrittenCall[] = [
  token,
  routeTable,
  openApi,
  fragments,
  syncCall,
  syncStatusCall,
]
