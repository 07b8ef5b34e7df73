import type { ForFindingVenues } from '#core/venues/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { Hotel, Location } from './venue-values.ts'

export const venues: Carrying<ForFindingVenues> = {
  locations: {
    method: 'GET',
    path: '/api/get-locations',
    says: 'Alle Orte mit Seminarhotels',
    ask: z.object({}),
    ok: 200,
    value: pageOf(Location),
    refusals: {},
    cache: 'public',
  },
  hotels: {
    method: 'GET',
    path: '/api/get-hotels',
    says: 'Alle Seminarhotels, auf Wunsch die eines Ortes',
    ask: z.object({ locationId: z.int32().exactOptional() }),
    ok: 200,
    value: pageOf(Hotel),
    refusals: {},
    cache: 'public',
  },
}
