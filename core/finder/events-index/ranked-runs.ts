import { required } from '../../shared/required.ts'
import type { Sorting } from '../finder.ts'
import { passing, type FilterMasks } from './bit-masks.ts'
import type { Dictionaries, EventColumns } from './column-store.ts'
import { numbersOf, type CubeCounts } from './cube-counts.ts'
import type { DataCube } from './data-cube.ts'
import { groupedRows, type GroupedRows } from './rows-by-group.ts'

/** Rows in the order of the columns; undefined: all there are. */
export type Run = Int32Array | undefined

/** Events of the same rank in a sorted list; its rows are those of all runs, which don't overlap. */
export interface RankedRuns {
  /** As `Cursor.rank`. */
  readonly rank: number
  readonly runs: readonly Run[]
}

/** The rows of each theme, venue and price, made when first asked for. */
export interface RowsByGroup {
  of(column: 'themes' | 'venues' | 'prices', group: number): Run
}

export const rowsByGroup = (columns: EventColumns, dictionaries: Dictionaries): RowsByGroup => {
  const made: { [Column in 'themes' | 'venues' | 'prices']?: GroupedRows } = {}
  return {
    of(column, group) {
      const { rows, starts } = (made[column] ??= groupedRows(columns[column], dictionaries[column].values.length))
      return rows.subarray(starts[group], starts[group + 1])
    },
  }
}

interface Ranked {
  readonly sort: Sorting
  /** Of each venue by its number. */
  readonly distances: readonly number[]
  readonly cube: DataCube
  readonly counts: CubeCounts
  readonly masks: FilterMasks
  readonly dictionaries: Dictionaries
  readonly rows: RowsByGroup
}

/** So many themes or venues are walked one beside the other; of more, all events are walked. */
const fewRuns = 6

/** The groups that hold a match, in the order of the sorting. */
export const runsInOrder = (ranked: Ranked): readonly RankedRuns[] => {
  if (ranked.sort === 'preis') return runsByPrice(ranked)
  return ranked.sort === 'entfernung' ? runsByDistance(ranked) : [{ rank: 0, runs: shortestRuns(ranked) }]
}

const shortestRuns = ({ cube, rows, ...ranked }: Ranked): readonly Run[] => {
  const themes = [...new Set(kindsThatMatch(ranked).map((kind) => required(cube.kinds[kind]).theme))]
  if (themes.length <= fewRuns) return themes.map((theme) => rows.of('themes', theme))
  const venues = venuesThatMatch(ranked)
  return venues.length <= fewRuns ? venues.map((venue) => rows.of('venues', venue)) : [undefined]
}

type Matching = Pick<Ranked, 'counts' | 'masks'>

/** Venues or kinds that pass the filters and hold an event. */
const numbersThatMatch = (masks: Int32Array, counts: Int32Array): readonly number[] =>
  numbersOf(masks, (mask) => mask === passing).filter((number) => counts[number])

const kindsThatMatch = ({ counts, masks }: Matching): readonly number[] => numbersThatMatch(masks.kinds, counts.ofKinds)

const venuesThatMatch = ({ counts, masks }: Matching): readonly number[] =>
  numbersThatMatch(masks.venues, counts.atVenues)

const runsByPrice = ({ cube, dictionaries, rows, ...ranked }: Ranked): readonly RankedRuns[] =>
  [...new Set(kindsThatMatch(ranked).map((kind) => required(cube.kinds[kind]).price))]
    .map((price) => ({ rank: required(dictionaries.prices.values[price]), runs: [rows.of('prices', price)] }))
    .toSorted(byRank)

const runsByDistance = ({ distances, rows, ...ranked }: Ranked): readonly RankedRuns[] => {
  const venues = Map.groupBy(venuesThatMatch(ranked), (venue) => required(distances[venue]))
  return [...venues]
    .map(([rank, near]) => ({ rank, runs: near.map((venue) => rows.of('venues', venue)) }))
    .toSorted(byRank)
}

const byRank = (one: RankedRuns, other: RankedRuns): number => one.rank - other.rank
