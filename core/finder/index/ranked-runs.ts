import { present } from '../../shared/required.ts'
import type { DateColumns, Vocabulary } from './column-store.ts'
import { numbersOf, type DateCounts } from './cube-counts.ts'
import type { DateCube } from './data-cube.ts'
import { failing, type FilterMasks } from './bit-masks.ts'
import type { Sorting } from '../finder.ts'
import { groupedRows, type GroupedRows } from './rows-by-group.ts'

/** Rows in the order of the columns; undefined: all there are. */
export type Run = Int32Array | undefined

/** Dates of the same rank in a sorted list; its rows are those of all runs, which don't overlap. */
export interface DateGroup {
  /** As `Place.rank`. */
  readonly rank: number
  readonly runs: readonly Run[]
}

/** The rows of each theme, hotel and price, made when first asked for. */
export interface RowsByGroup {
  of(column: 'themes' | 'hotels' | 'prices', group: number): Run
}

export const rowsByGroup = (columns: DateColumns, vocabulary: Vocabulary): RowsByGroup => {
  const made: { [Column in 'themes' | 'hotels' | 'prices']?: GroupedRows } = {}
  return {
    of(column, group) {
      const { rows, starts } = (made[column] ??= groupedRows(columns[column], vocabulary[column].things.length))
      return rows.subarray(starts[group], starts[group + 1])
    },
  }
}

interface Asked {
  readonly sort: Sorting
  readonly distances: readonly number[]
  readonly cube: DateCube
  readonly counts: DateCounts
  readonly masks: FilterMasks
  readonly vocabulary: Vocabulary
  readonly rows: RowsByGroup
  readonly themeNumber: number | undefined
}

/** So many hotels are walked one beside the other; of more, all dates are walked. */
const fewHotels = 6

/** The groups that hold a match, in the order of the sorting. */
export const groupsInOrder = (asked: Asked): readonly DateGroup[] => {
  if (asked.sort === 'preis') return groupsByPrice(asked)
  return asked.sort === 'entfernung' ? groupsByDistance(asked) : [{ rank: 0, runs: shortestRuns(asked) }]
}

const shortestRuns = ({ themeNumber, rows, ...asked }: Asked): readonly Run[] =>
  themeNumber === undefined ? runsOfHotels(rows, hotelsThatMatch(asked)) : [rows.of('themes', themeNumber)]

const runsOfHotels = (rows: RowsByGroup, hotels: readonly number[]): readonly Run[] =>
  hotels.length <= fewHotels ? hotels.map((hotel) => rows.of('hotels', hotel)) : [undefined]

/** Hotels or kinds that pass the filters and hold a date. */
const numbersThatMatch = (masks: Int32Array, counts: Int32Array): readonly number[] =>
  numbersOf(masks, (mask) => mask === failing.none).filter((number) => counts[number])

const hotelsThatMatch = ({ counts, masks }: Pick<Asked, 'counts' | 'masks'>): readonly number[] =>
  numbersThatMatch(masks.hotels, counts.inHotels)

const groupsByPrice = ({ cube, counts, masks, vocabulary, rows }: Asked): readonly DateGroup[] => {
  const kinds = numbersThatMatch(masks.kinds, counts.ofKinds)
  return [...new Set(kinds.map((kind) => present(cube.kinds[kind]).price))]
    .map((price) => ({ rank: present(vocabulary.prices.things[price]), runs: [rows.of('prices', price)] }))
    .toSorted(byRank)
}

const groupsByDistance = ({ distances, rows, ...asked }: Asked): readonly DateGroup[] => {
  const hotels = Map.groupBy(hotelsThatMatch(asked), (hotel) => present(distances[hotel]))
  return [...hotels]
    .map(([rank, near]) => ({ rank, runs: near.map((hotel) => rows.of('hotels', hotel)) }))
    .toSorted(byRank)
}

const byRank = (one: DateGroup, other: DateGroup): number => one.rank - other.rank
