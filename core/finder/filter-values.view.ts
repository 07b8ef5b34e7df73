import {
  chosenValues,
  choosingValues,
  filtersOf,
  takesSeveral,
  without,
  type Choice,
  type CountedParameter,
  type FilterParameter,
} from './finder-address.ts'
import { everyFilter, type FacetName } from './filters.ts'
import type { Finding } from './finder.view.ts'
import { inSeasons, seasonsOf, type Season } from './seasons.ts'

/** A value of a filter as whoever reads of it knows it. */
export interface FilterValue {
  /** As the address has it; of what is typed, as it was typed. */
  readonly value: string
  /** Where it has a name of its own: the title of a rubric, the name of a town. */
  readonly name?: string
}

/** A value that a field offers to choose. */
export interface OfferedValue extends FilterValue {
  /** Events there would be with it beside all other filters. */
  readonly count: number
  readonly chosen: boolean
}

/** A chosen value as a chip of its own; three months that are a season are one. */
export interface Chip extends FilterValue {
  readonly parameter: FilterParameter
  /** From where a radius is measured. */
  readonly postcode?: string
  readonly season?: Season
}

/** A season that the months offer, with the events of its months. */
export interface OfferedSeason extends Season {
  readonly count: number
  readonly chosen: boolean
}

type Chosen = Pick<Finding, 'understood' | 'found' | 'towns'>

/**
 * The values that a field offers: those of its facet, and the chosen ones even where they leave nothing. A price is
 * typed; of it only steps are offered.
 */
export const offeredValues = (finding: Chosen, parameter: CountedParameter): readonly OfferedValue[] => {
  const { facet, write, isTyped } = counted[parameter]
  const chosen = new Set(valuesOf(finding.understood, parameter))
  const values = finding.found.facets[facet].map(({ value, label, count }) => {
    const written = write(value)
    return { value: written, ...(label !== undefined && { name: label }), count, chosen: chosen.has(written) }
  })
  if (isTyped) return values
  const offered = new Set(values.map(({ value }) => value))
  const empty = [...chosen].filter((value) => !offered.has(value))
  return [
    ...empty.map((value) => {
      const name = parameter === 'ort' ? finding.towns[value] : undefined
      return { value, ...(name !== undefined && { name }), count: 0, chosen: true }
    }),
    ...values,
  ]
}

const radii = ['25', '50', '100', '200']

/** The kilometres that the field of the radius offers, and those that were typed into the address. */
export const offeredRadii = ({ choice }: Pick<Finding, 'choice'>): readonly Omit<OfferedValue, 'count'>[] => {
  const [typed] = valuesOf(choice, 'umkreis')
  const offered = typed === undefined || radii.includes(typed) ? radii : [typed, ...radii]
  return offered.map((value) => ({ value, chosen: value === typed }))
}

/** The seasons in which there are events, each with those of its months; chosen, where all its months are. */
export const offeredSeasons = (finding: Chosen): readonly OfferedSeason[] => {
  const months = offeredValues(finding, 'monat')
  const counts = new Map(months.map(({ value, count }) => [value, count]))
  const chosen = new Set(valuesOf(finding.understood, 'monat'))
  return seasonsOf(finding.found.facets.month.map(({ value }) => value)).map((season) => ({
    ...season,
    count: season.months.reduce((sum, month) => sum + (counts.get(month) ?? 0), 0),
    chosen: season.months.every((month) => chosen.has(month)),
  }))
}

/**
 * The choice with the months of a season in place of those chosen before, or without them where it was chosen. Links
 * that added to each other would lead to more addresses than anybody, or any search, can walk.
 */
export const choosingSeason = ({ understood }: Pick<Finding, 'understood'>, season: OfferedSeason): Choice =>
  choosingValues(
    understood,
    'monat',
    season.chosen ? chosenValues(understood, 'monat').filter((month) => !season.months.includes(month)) : season.months,
  )

/** The chips of a chosen filter, as they and the page called after them say it. */
export const chipsOfFilter = (finding: Chosen, parameter: FilterParameter): readonly Chip[] => {
  const { plz } = finding.understood
  const chosen = valuesOf(finding.understood, parameter)
  return (parameter === 'monat' ? inSeasons(chosen) : chosen).map((each) => {
    if (typeof each !== 'string') return { parameter, value: each.months.join(','), season: each }
    const name = nameOf(finding, parameter, each)
    return {
      parameter,
      value: each,
      ...(name !== undefined && { name }),
      ...(parameter === 'umkreis' && plz !== undefined && { postcode: plz }),
    }
  })
}

/** What a value of a filter is called by its facet; a town in which no event is left keeps its name. */
const nameOf = ({ found, towns }: Chosen, parameter: FilterParameter, chosen: string): string | undefined => {
  if (!isCounted(parameter)) return undefined
  const { facet, write } = counted[parameter]
  const inFacet = found.facets[facet].find(({ value }) => write(value) === chosen)
  return inFacet ? inFacet.label : parameter === 'ort' ? towns[chosen] : undefined
}

/** The chips of what was chosen. */
export const chipsOf = (finding: Chosen): readonly Chip[] =>
  filtersOf(finding.understood).flatMap((parameter) => chipsOfFilter(finding, parameter))

/** The choice that a chip leads to: without its value; a radius takes the postcode with it that it named. */
export const withoutChip = ({ understood }: Pick<Finding, 'understood'>, { parameter, value }: Chip): Choice => {
  if (!takesSeveral(parameter)) return without(understood, parameter === 'umkreis' ? 'plz' : parameter)
  const dropped = new Set(value.split(','))
  return choosingValues(
    understood,
    parameter,
    chosenValues(understood, parameter).filter((each) => !dropped.has(each)),
  )
}

interface Counted {
  readonly facet: FacetName
  readonly write: (value: string) => string
  readonly isTyped: boolean
}

const asItIs = (value: string): string => value

const counted = Object.fromEntries(
  everyFilter().flatMap(([name, { address, facet, values }]) => {
    if (!address || !facet) return []
    const { write = asItIs } = address
    return [[address.name, { facet: name, write, isTyped: values.are === 'number' }]]
  }),
) as unknown as Readonly<Record<CountedParameter, Counted>>

const isCounted = (parameter: FilterParameter): parameter is CountedParameter => parameter in counted

/** The chosen values in the one way in which their field offers them: 50 for 50 km. */
const valuesOf = (choice: Choice, parameter: FilterParameter): readonly string[] =>
  parameter === 'umkreis'
    ? chosenValues(choice, parameter).map((typed) => typed.replace(/km$/i, '').trimEnd())
    : chosenValues(choice, parameter)
