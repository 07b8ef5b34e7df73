import * as addressOf from '../shared/addresses.ts'
import type { Location } from '../shared/venues.ts'
import { everyFilter, type FacetName, type FilterName, type filters } from './filters.ts'
import { sortings, type FinderFilter, type Sorting } from './finder.ts'
import type { FinderQuery } from './ports.ts'

/** Where the list of events stands. */
export const finderAddress = addressOf.events

type Filters = typeof filters
type ParameterOf<Name extends FilterName> = Filters[Name] extends {
  readonly address: { readonly name: infer Parameter }
}
  ? Parameter
  : never
export type FilterParameter = { [Name in FilterName]: ParameterOf<Name> }[FilterName]
/** Filters whose values are counted, by their names in the address. */
export type CountedParameter = { [Name in FacetName]: ParameterOf<Name> }[FacetName]

/** What of an address does not narrow. */
const ofTheList = ['sortierung', 'weiter'] as const
export type Parameter = FilterParameter | (typeof ofTheList)[number]

/** What somebody chose, as it was typed or clicked; what is absent does not narrow. */
export type Choice = Readonly<Partial<Record<Parameter, string>>>

const addressed = everyFilter().flatMap(([name, { address, needs }]) =>
  address ? { name, needs, parameter: address.name as FilterParameter, read: address.read } : [],
)
const filterParameters: readonly FilterParameter[] = addressed.map(({ parameter }) => parameter)

/** What the finder reads of its address, in the order in which it is written. */
export const parameters: readonly Parameter[] = [...filterParameters, ...ofTheList]

/** The name that an address has for a filter; undefined for one that no address names. */
export const parameterOf = (filter: string): FilterParameter | undefined =>
  addressed.find(({ name }) => name === filter)?.parameter

const longestContinuation = 200

const isMeant = (parameter: Parameter, value: string): boolean => {
  if (value === '') return false
  if (parameter === 'weiter') return value.length <= longestContinuation
  if (parameter === 'sortierung') return sortings.some((sorting) => sorting === value)
  return addressed.find((filter) => filter.parameter === parameter)?.read(value) !== undefined
}

/** What an address asks for. Of a filter named twice the first counts. */
export const choiceOf = ({ searchParams }: Pick<URL, 'searchParams'>): Choice =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = searchParams.get(parameter)?.trim() ?? ''
      return isMeant(parameter, value) ? [[parameter, value]] : []
    }),
  )

/** The one address of a choice: filters in their order, what is not chosen left out. */
export const hrefOf = (choice: Choice, address: string = finderAddress): string => {
  const query = new URLSearchParams()
  for (const parameter of parameters) {
    const value = choice[parameter]
    if (value !== undefined && !(parameter === 'sortierung' && value === sortings[0])) query.set(parameter, value)
  }
  return query.size === 0 ? address : `${address}?${query.toString()}`
}

/** The list of events in one town. */
export const eventsInTownHref = ({ internalId }: Pick<Location, 'internalId'>): string =>
  hrefOf({ ort: String(internalId) })

/** The choice without some of its filters, from the beginning; what means nothing without them goes too. */
export const without = (choice: Choice, ...left: readonly Parameter[]): Choice => {
  const gone = new Set<Parameter>(['weiter', ...left])
  for (const { parameter, needs } of addressed) {
    const needed = needs === undefined ? undefined : parameterOf(needs)
    if (needed !== undefined && gone.has(needed)) gone.add(parameter)
  }
  if (gone.has('plz') && choice.sortierung === 'entfernung') gone.add('sortierung')
  return Object.fromEntries(Object.entries(choice).filter(([parameter]) => !gone.has(parameter as Parameter)))
}

/** The choice with something else; its list begins anew. */
export const choosing = (choice: Choice, more: Choice): Choice => ({ ...without(choice), ...more })

/** What of a choice narrows; a postcode alone only measures distances, its radius belongs to it. */
export const filtersOf = (choice: Choice): readonly FilterParameter[] =>
  filterParameters.filter((parameter) => choice[parameter] !== undefined)

/** The same as the finder is asked. */
export const askOf = (choice: Choice): Omit<FinderQuery, 'limit'> => ({
  ...Object.fromEntries(
    addressed.flatMap(({ name, parameter, read }) => {
      const typed = choice[parameter]
      return typed === undefined ? [] : [[name, read(typed)]]
    }),
  ),
  ...(choice.sortierung !== undefined && { sort: choice.sortierung as Sorting }),
  ...(choice.weiter !== undefined && { after: choice.weiter }),
})

/** The calendar of all events that a choice finds, by the names that the call has for its filters. */
export const calendarHref = (filter: FinderFilter): string => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(filter)) query.set(key, String(value))
  return query.size === 0 ? `${finderAddress}/termine.ics` : `${finderAddress}/termine.ics?${query.toString()}`
}
