import { mostValues, type FilterValues } from '#core/finder/filter.ts'
import { everyFilter, type FacetName, type FilterName } from '#core/finder/filters.ts'
import { sortings, type FinderFilter } from '#core/finder/finder.ts'
import type { ForFindingEvents } from '#core/finder/ports.ts'
import { z } from 'zod'
import { ListedEvent } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

const FoundEvent = z
  .object({
    event: ListedEvent,
    duration: z.string(),
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

const filterName = z.enum(everyFilter().map(([name]) => name))

const NearestSearch = z
  .object({
    givenUp: z.array(filterName),
    instead: z.object({ filter: filterName, value: z.string(), label: z.string().exactOptional() }).exactOptional(),
    distance: z.number().int().exactOptional(),
    count: z.number().int(),
  })
  .meta({
    id: 'NearestSearch',
    description:
      'Eine Suche, die der gefragten nahekommt: givenUp fällt weg, instead tritt an seine Stelle; distance in ganzen Kilometern.',
  })

/** What each kind of filter values looks like in a query. */
const queryValues = (values: FilterValues): z.ZodType => {
  switch (values.are) {
    case 'one-of':
      return z.enum(values.values)
    case 'yes':
      return z.literal(true)
    case 'segment':
      return segment
    case 'text':
      return text(values.longest)
    case 'id':
      return z.int32()
    case 'number':
      return z.number()
  }
}

type FilterSchemas = { readonly [Name in FilterName]: z.ZodExactOptional<z.ZodType<NonNullable<FinderFilter[Name]>>> }

/** What events are narrowed by; of several values each stands after a comma, or under the same name again. */
export const finderFilter = Object.fromEntries(
  everyFilter().map(([name, { values, several }]) => {
    const one = queryValues(values)
    return [name, (several ? z.array(one).max(mostValues) : one).exactOptional()]
  }),
) as unknown as FilterSchemas

const facets = z.object(
  Object.fromEntries(everyFilter().flatMap(([name, { facet }]) => (facet ? [[name, Facet]] : []))) as Readonly<
    Record<FacetName, typeof Facet>
  >,
)

export const finder: Carrying<ForFindingEvents> = {
  find: {
    method: 'GET',
    path: '/api/find-dates',
    says: 'Termine finden: gefiltert, gezählt und nach datum, entfernung oder preis sortiert',
    ask: z.object({ ...finderFilter, sort: z.enum(sortings).exactOptional(), ...pageQuery }),
    ok: 200,
    value: z.object({
      items: z.array(FoundEvent),
      next: z.string().exactOptional(),
      total: z.number().int(),
      programme: z.number().int(),
      facets,
    }),
    refusals: refusing('invalid'),
    cache: 'public',
  },
  themes: {
    method: 'GET',
    path: '/api/find-themes',
    says: 'Themen mit wenigstens einem Termin, der zu allem passt: mit dem ersten davon, und wie viele es sind',
    ask: z.object(finderFilter),
    ok: 200,
    value: z.object({ items: z.array(z.object({ events: z.number().int(), earliest: FoundEvent })) }),
    refusals: refusing('invalid'),
    cache: 'public',
  },
  nearest: {
    method: 'GET',
    path: '/api/nearest-dates',
    says: 'Was einer Suche am nächsten kommt, die zu wenig findet: je eine Angabe aufgegeben, mit der Zahl der Termine',
    ask: z.object(finderFilter),
    ok: 200,
    value: z.object({ items: z.array(NearestSearch) }),
    refusals: refusing('invalid'),
    cache: 'public',
  },
  count: {
    method: 'GET',
    path: '/api/count-dates',
    says: 'Wie viele Termine die Terminliste unter einer Adresse zeigt; query ist deren Anfrage',
    ask: z.object({ query: text(2_000) }),
    ok: 200,
    value: z.object({ total: z.number().int() }),
    refusals: {},
    cache: 'public',
  },
}
