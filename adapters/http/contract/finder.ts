import { durations, sortings } from '#core/finder/finder.ts'
import type { ForFindingDates } from '#core/finder/ports.ts'
import { z } from 'zod'
import { ListedEvent, TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { stretch } from './page-of.ts'
import { segment, text } from './text-sizes.ts'

const FoundDate = z
  .object({
    event: ListedEvent,
    distance: z.number().int().exactOptional(),
    whyNotBookable: z.enum(['begun', 'sold-out']).exactOptional(),
  })
  .meta({
    id: 'FoundDate',
    description: 'Ein gefundener Termin; distance in ganzen Kilometern von der gefragten Postleitzahl.',
  })

const Facet = z
  .array(z.object({ value: z.string(), label: z.string().exactOptional(), count: z.number().int() }))
  .meta({ id: 'Facet', description: 'Werte eines Filters und wie viele Termine es mit ihnen gäbe.' })

/** What dates are narrowed by. */
export const dateFilter = {
  targetGroup: TargetGroup.exactOptional(),
  rubric: segment.exactOptional(),
  theme: segment.exactOptional(),
  month: text(20).exactOptional(),
  locationId: z.int32().exactOptional(),
  hotelId: z.int32().exactOptional(),
  postcode: text(20).exactOptional(),
  radius: z.number().exactOptional(),
  mode: z.enum(['online', 'hotel']).exactOptional(),
  duration: z.enum(durations).exactOptional(),
  isNew: z.literal(true).exactOptional(),
  free: z.literal(true).exactOptional(),
  priceTo: z.number().exactOptional(),
}

export const finder: Carrying<ForFindingDates> = {
  find: {
    method: 'GET',
    path: '/api/find-dates',
    says: 'Termine finden: gefiltert, gezählt und nach datum, entfernung oder preis sortiert',
    ask: z.object({ ...dateFilter, sort: z.enum(sortings).exactOptional(), ...stretch }),
    ok: 200,
    value: z.object({
      items: z.array(FoundDate),
      next: z.string().exactOptional(),
      total: z.number().int(),
      facets: z.object({
        targetGroup: Facet,
        rubric: Facet,
        month: Facet,
        locationId: Facet,
        mode: Facet,
        duration: Facet,
        isNew: Facet,
        free: Facet,
        priceTo: Facet,
      }),
    }),
    refusals: { invalid: [422, 'validierung'] },
    cache: 'public',
  },
}
