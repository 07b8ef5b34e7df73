import type { Filter, FilterInput, Side } from './filter.ts'
import { accessibility } from './filters/accessibility.ts'
import { duration } from './filters/duration.ts'
import { free } from './filters/free.ts'
import { guaranteed } from './filters/guaranteed.ts'
import { hotelId } from './filters/hotel.ts'
import { isNew } from './filters/is-new.ts'
import { q } from './filters/keyword.ts'
import { level } from './filters/level.ts'
import { locationId } from './filters/location.ts'
import { mode } from './filters/mode.ts'
import { month } from './filters/month.ts'
import { postcode } from './filters/postcode.ts'
import { priceTo } from './filters/price-to.ts'
import { radius } from './filters/radius.ts'
import { rubric } from './filters/rubric.ts'
import { seats } from './filters/seats.ts'
import { targetGroup } from './filters/target-group.ts'
import { theme } from './filters/theme.ts'

/** All filters by the names that calls have for them, in the order in which addresses and forms name them. */
export const filters = {
  q,
  targetGroup,
  rubric,
  theme,
  level,
  month,
  locationId,
  hotelId,
  postcode,
  radius,
  mode,
  accessibility,
  duration,
  seats,
  free,
  guaranteed,
  isNew,
  priceTo,
} as const

type Filters = typeof filters
export type FilterName = keyof Filters

/** Filters whose values are counted. */
export type FacetName = {
  [Name in FilterName]: Filters[Name] extends { readonly facet: object } ? Name : never
}[FilterName]

/** Filters that refuse some values. */
export type FaultyFilter = {
  [Name in FilterName]: Filters[Name] extends { readonly fault: unknown } ? Name : never
}[FilterName]

/** A filter as whoever treats all alike sees it; only values that were asked of it may be handed to it. */
export type AnyFilter = FilterInput<never> & Partial<Pick<Filter<never, Side>, 'looksAt' | 'passes' | 'facet'>>

/** All filters, one like the other. */
export const everyFilter = (): readonly (readonly [name: FilterName, filter: AnyFilter])[] => (listed ??= entries())

const entries = () => Object.entries(filters) as unknown as readonly (readonly [FilterName, AnyFilter])[]
/** Each question asks for them some ten times. */
let listed: ReturnType<typeof entries> | undefined

/** The values that are asked of a filter, one or several; none: it narrows nothing. */
export const valuesInQuery = ({ several }: Pick<AnyFilter, 'several'>, asked: unknown): readonly never[] => {
  if (asked === undefined) return []
  return (several ? asked : [asked]) as readonly never[]
}
