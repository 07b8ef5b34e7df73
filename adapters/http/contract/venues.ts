import type { ForFindingVenues } from '#core/venues/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'
import { HotelPage, LocationPage, VenuesOverview } from './venue-page-values.ts'
import { Hotel, Location } from './venue-values.ts'

/** Words to search, and a Land such as 'Bayern'. */
const filter = { q: text(200).exactOptional(), region: segment.exactOptional() }

export const venues: Carrying<ForFindingVenues> = {
  locations: {
    method: 'GET',
    path: '/api/get-locations',
    says: 'Alle Orte mit Seminarhotels, auf Wunsch die gesuchten oder die eines Landes',
    ask: z.object(filter),
    ok: 200,
    value: pageOf(Location),
    refusals: {},
    cache: 'public',
  },
  hotels: {
    method: 'GET',
    path: '/api/get-hotels',
    says: 'Alle Seminarhotels, auf Wunsch die gesuchten oder die eines Landes oder Ortes',
    ask: z.object({ ...filter, locationId: z.int32().exactOptional(), location: segment.exactOptional() }),
    ok: 200,
    value: pageOf(Hotel),
    refusals: {},
    cache: 'public',
  },
  overview: {
    method: 'GET',
    path: '/api/get-venues',
    says: 'Alle Orte und Häuser mit dem, was über sie zu sagen ist',
    ask: z.object({}),
    ok: 200,
    value: VenuesOverview,
    refusals: {},
    cache: 'public',
  },
  location: {
    method: 'GET',
    path: '/api/get-location/:key',
    says: 'Ein Ort mit seinen Häusern und nächsten Terminen',
    ask: z.object({ key: segment }),
    ok: 200,
    value: LocationPage,
    refusals: refusing('not-found', 'moved'),
    cache: 'public',
  },
  hotel: {
    method: 'GET',
    path: '/api/get-hotel/:key',
    says: 'Ein Haus mit seinem Ort und nächsten Terminen',
    ask: z.object({ key: segment }),
    ok: 200,
    value: HotelPage,
    refusals: refusing('not-found', 'moved'),
    cache: 'public',
  },
}
