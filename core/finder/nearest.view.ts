import {
  choosingValues,
  parameterOf,
  without,
  writtenValue,
  type Choice,
  type FilterParameter,
} from './finder-address.ts'
import type { NearestSearch } from './nearest.ts'

/** Of fewer events the page says what else comes near. */
export const fewEvents = 3

/** A search nearby as the page offers it. */
export interface OfferedSearch {
  /** What gives way, by its names in the address. */
  readonly givenUp: readonly FilterParameter[]
  /** What stands in its place, with its name where it has one. */
  readonly instead?: { readonly parameter: FilterParameter; readonly value: string; readonly name?: string }
  /** Whole kilometres to the town in its place. */
  readonly distance?: number
  readonly count: number
  /** What its address stands for. */
  readonly choice: Choice
}

/** Searches as links from a choice; what no address names cannot be offered. */
export const offeredSearches = (choice: Choice, searches: readonly NearestSearch[]): readonly OfferedSearch[] =>
  searches.flatMap(({ givenUp: filters, instead, ...told }) => {
    const givenUp = filters.flatMap((filter) => parameterOf(filter) ?? [])
    const left = without(choice, ...givenUp)
    if (!instead) return givenUp.length === filters.length ? [{ ...told, givenUp, choice: left }] : []
    const { filter, value: counted, label } = instead
    const parameter = parameterOf(filter)
    if (parameter === undefined) return []
    const value = writtenValue(parameter, counted)
    return [
      {
        ...told,
        givenUp,
        instead: { parameter, value, ...(label !== undefined && { name: label }) },
        choice: choosingValues(left, parameter, [value]),
      },
    ]
  })
