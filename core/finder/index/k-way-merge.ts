import { present } from '../../shared/required.ts'
import type { Place } from './cursor.ts'
import { rowFrom, type DateColumns, type Vocabulary } from './column-store.ts'
import type { DateGroup, Run } from './ranked-runs.ts'
import { daysOfMonth } from './day-number.ts'
import { failing, type FilterMasks } from './bit-masks.ts'

interface Asked {
  readonly columns: DateColumns
  readonly vocabulary: Vocabulary
  readonly masks: FilterMasks
  readonly groups: readonly DateGroup[]
  /** Dates of each month that pass as to kind and hotel. */
  readonly inMonths: Int32Array
  /** Rows before it have begun. */
  readonly begin: number
  readonly after: Place
  readonly limit: number
}

export interface FoundRow {
  readonly row: number
  readonly rank: number
}

/** The next rows that pass, at most so many; finds its place by halving, not by counting from the first page on. */
export const walkDates = (asked: Asked): readonly FoundRow[] => {
  const found: FoundRow[] = []
  const months = monthsWithMatches(asked)
  for (const { rank, runs } of asked.groups) {
    if (found.length >= asked.limit) break
    if (rank < asked.after.rank) continue
    walkGroup(asked, rank, runs, months, found)
  }
  return found
}

/** First and end row of each month that holds a match, in order. */
const monthsWithMatches = ({ columns, vocabulary, masks, inMonths }: Asked): readonly (readonly [number, number])[] =>
  vocabulary.months.things
    .toSorted()
    .filter((name) => inMonths[vocabulary.months.of(name)])
    .filter((name) => masks.month === undefined || masks.month === vocabulary.months.of(name))
    .map((name) => {
      const [first, end] = daysOfMonth(name)
      return [rowFrom(columns, first), rowFrom(columns, end)] as const
    })

const walkGroup = (
  { columns, masks, begin, after, limit }: Asked,
  rank: number,
  runs: readonly Run[],
  months: readonly (readonly [number, number])[],
  found: FoundRow[],
): void => {
  const start = after.rank === rank ? Math.max(begin, rowFrom(columns, after.day, after.eventId + 1)) : begin
  const { kinds, hotels } = columns
  for (const [first, end] of months) {
    const heads = runs.map((run) => headOf(run, Math.max(first, start), end))
    for (let head = earliest(heads); head; head = earliest(heads)) {
      const { row } = head
      head.forward()
      const fails = present(masks.kinds[present(kinds[row])]) | present(masks.hotels[present(hotels[row])])
      if (fails === failing.none && found.push({ row, rank }) >= limit) return
    }
  }
}

interface Head {
  /** Infinity at the end. */
  row: number
  forward(): void
}

const headOf = (run: Run, from: number, end: number): Head => {
  let at = run ? placeIn(run, from) : from
  const rowHere = (): number => {
    const row = run ? (run[at] ?? Infinity) : at
    return row < end ? row : Infinity
  }
  const head: Head = {
    row: rowHere(),
    forward: () => {
      at += 1
      head.row = rowHere()
    },
  }
  return head
}

const earliest = (heads: readonly Head[]): Head | undefined => {
  let first: Head | undefined
  for (const head of heads) if (head.row < (first?.row ?? Infinity)) first = head
  return first
}

const placeIn = (rows: Int32Array, row: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (present(rows[middle]) < row) low = middle + 1
    else high = middle
  }
  return low
}
