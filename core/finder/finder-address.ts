import * as addressOf from '../shared/addresses.ts'
import type { Location } from '../shared/venues.ts'
import { mostValues } from './filter.ts'
import { everyFilter, filters, type FacetName, type FilterName } from './filters.ts'
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
const ofTheList = ['sortierung', 'weiter', 'vergleich'] as const
export type Parameter = FilterParameter | (typeof ofTheList)[number]

/**
 * What somebody chose, as it was typed or clicked; what is absent does not narrow. Several values of a filter stand in
 * one text, sorted and with commas between them, so that whoever chose the same is at the same address.
 */
export type Choice = Readonly<Partial<Record<Parameter, string>>>

interface Addressed {
  readonly name: FilterName
  readonly parameter: FilterParameter
  readonly needs: string | undefined
  readonly several: boolean
  readonly read: (text: string) => unknown
  readonly write: (value: string) => string
}

const asItIs = (value: string): string => value

const addressed = everyFilter().flatMap(([name, { address, needs, several }]): Addressed | readonly [] =>
  address
    ? {
        name,
        needs,
        several: several !== undefined,
        parameter: address.name as FilterParameter,
        read: address.read,
        write: address.write ?? asItIs,
      }
    : [],
)
const byParameter: ReadonlyMap<Parameter, Addressed> = new Map(addressed.map((filter) => [filter.parameter, filter]))
const filterParameters: readonly FilterParameter[] = addressed.map(({ parameter }) => parameter)

/** What the finder reads of its address, in the order in which it is written. */
export const parameters: readonly Parameter[] = [...filterParameters, ...ofTheList]

/** The name that an address has for a filter; undefined for one that no address names. */
export const parameterOf = (filter: string): FilterParameter | undefined =>
  addressed.find(({ name }) => name === filter)?.parameter

/** Whether several values of a filter can be chosen at once. */
export const takesSeveral = (parameter: Parameter): boolean => byParameter.get(parameter)?.several ?? false

const longestContinuation = 200
/** What is kept to be compared while another event is looked for: up to three numbers of events or urls of themes. */
const comparedItems = /^[a-z0-9-]{1,100}(?:,[a-z0-9-]{1,100}){0,2}$/

const isMeant = (parameter: Parameter, value: string): boolean => {
  if (value === '') return false
  if (parameter === 'weiter') return value.length <= longestContinuation
  if (parameter === 'vergleich') return comparedItems.test(value)
  if (parameter === 'sortierung') return sortings.some((sorting) => sorting === value)
  return byParameter.get(parameter)?.read(value) !== undefined
}

/**
 * What an address asks for. Of a filter that takes one value the first counts; several are named again, or with commas.
 */
export const choiceOf = (url: Pick<URL, 'searchParams'>): Choice => {
  const { sortierung, ...choice } = choiceAsWritten(url)
  // From nowhere nothing is near; a form that asks for the nearest may be sent without a postcode.
  if (sortierung === undefined || (sortierung === 'entfernung' && choice.plz === undefined)) return choice
  return { ...choice, sortierung }
}

const choiceAsWritten = ({ searchParams }: Pick<URL, 'searchParams'>): Choice =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = takesSeveral(parameter)
        ? inOneText(parameter, searchParams.getAll(parameter))
        : (searchParams.get(parameter)?.trim() ?? '')
      return isMeantAsAWhole(parameter, value) ? [[parameter, value]] : []
    }),
  )

const isMeantAsAWhole = (parameter: Parameter, value: string): boolean =>
  takesSeveral(parameter) ? value !== '' : isMeant(parameter, value)

/**
 * Several values of a filter as one text: each in the one way of writing it, once, in order; without what means
 * nothing.
 */
const inOneText = (parameter: Parameter, texts: readonly string[]): string => {
  const { read, write = asItIs } = byParameter.get(parameter) ?? {}
  const values = texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => isMeant(parameter, text))
    .map((text) => write(String(read?.(text))))
  return [...new Set(values)].toSorted().slice(0, mostValues).join(',')
}

/** A value, as a call or a facet has it, as the address has it. */
export const writtenValue = (parameter: Parameter, value: string): string =>
  byParameter.get(parameter)?.write(value) ?? value

/** The chosen values of a filter, in order; of one that takes one value, this. */
export const chosenValues = (choice: Choice, parameter: Parameter): readonly string[] => {
  const text = choice[parameter]
  if (text === undefined) return []
  return takesSeveral(parameter) ? text.split(',') : [text]
}

/** The one address of a choice: filters in their order, what is not chosen left out. */
export const hrefOf = (choice: Choice, address: string = finderAddress): string => {
  const query = new URLSearchParams()
  for (const parameter of parameters) {
    const value = choice[parameter]
    if (value !== undefined && !(parameter === 'sortierung' && value === sortings[0])) query.set(parameter, value)
  }
  return withQuery(address, query)
}

/** Commas stand as they are: they are allowed in a query, and people read them. */
const withQuery = (address: string, query: URLSearchParams): string =>
  query.size === 0 ? address : `${address}?${query.toString().replaceAll('%2C', ',')}`

/** Whether an address, without what the page does not read, is the one of its choice. */
export const isOneAddressOf = (choice: Choice, { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>) =>
  hrefOf(choice, pathname) === withQuery(pathname, searchParams)

/** The list of events of a choice, as it was made elsewhere. */
export const eventsHref = (choice: Choice): string => hrefOf(without(choice))

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

/** Nothing narrowed nor sorted; what is kept to be compared stays. */
export const withoutFilters = ({ vergleich }: Choice): Choice => (vergleich === undefined ? {} : { vergleich })

/** The choice with something else; its list begins anew. */
export const choosing = (choice: Choice, more: Choice): Choice => ({ ...without(choice), ...more })

/** The choice with these values of a filter, whatever was chosen of it before; its list begins anew. */
export const choosingValues = (choice: Choice, parameter: FilterParameter, values: readonly string[]): Choice => {
  const text = inOneText(parameter, values)
  return text === '' ? without(choice, parameter) : choosing(choice, { [parameter]: text })
}

/**
 * What of a choice narrows. A postcode alone only measures distances, so it is none; a radius is one with its postcode,
 * and stands for both.
 */
export const filtersOf = (choice: Choice): readonly FilterParameter[] =>
  addressed.flatMap(({ name, parameter, needs }) =>
    choice[parameter] === undefined || !narrows(name) || (needs !== undefined && !isChosen(choice, needs))
      ? []
      : parameter,
  )

const narrows = (name: FilterName): boolean => 'passes' in filters[name]

const isChosen = (choice: Choice, filter: string): boolean => {
  const parameter = parameterOf(filter)
  return parameter !== undefined && choice[parameter] !== undefined
}

/** The same as the finder is asked. */
export const askOf = (choice: Choice): Omit<FinderQuery, 'limit'> => ({
  ...Object.fromEntries(
    addressed.flatMap(({ name, parameter, several, read }) => {
      const values = chosenValues(choice, parameter).map(read)
      return values.length === 0 ? [] : [[name, several ? values : values[0]]]
    }),
  ),
  ...(choice.sortierung !== undefined && { sort: choice.sortierung as Sorting }),
  ...(choice.weiter !== undefined && { after: choice.weiter }),
})

/** The calendar of all events that a choice finds, by the names that the call has for its filters. */
export const calendarHref = (filter: FinderFilter): string => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(filter)) query.set(key, String(value))
  return withQuery(`${finderAddress}/termine.ics`, query)
}
