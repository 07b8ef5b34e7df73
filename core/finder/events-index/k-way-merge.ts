import { required } from '../../shared/required.ts'
import { passing, type FilterMasks } from './bit-masks.ts'
import { rowFrom, type Dictionaries, type EventColumns } from './column-store.ts'
import type { Cursor } from './cursor.ts'
import { daysOfMonth } from './day-number.ts'
import type { RankedRuns, Run } from './ranked-runs.ts'

interface Walk {
  readonly columns: EventColumns
  readonly dictionaries: Dictionaries
  readonly masks: FilterMasks
  readonly groups: readonly RankedRuns[]
  /** Events of each month that pass as to kind and venue. */
  readonly inMonths: Int32Array
  /** Rows before it have begun. */
  readonly begin: number
  readonly after: Cursor
  readonly limit: number
}

export interface FoundRow {
  readonly row: number
  readonly rank: number
}

/**
 * The next rows that pass, at most so many; finds where to begin by binary search, not by counting from the first page
 * on.
 */
export const walkEvents = (walk: Walk): readonly FoundRow[] => {
  const found: FoundRow[] = []
  const months = monthsWithMatches(walk)
  for (const { rank, runs } of walk.groups) {
    if (found.length >= walk.limit) break
    if (rank < walk.after.rank) continue
    walkGroup(walk, rank, runs, months, found)
  }
  return found
}

/** First and end row of each month that holds a match, in order. */
const monthsWithMatches = ({ columns, dictionaries, masks, inMonths }: Walk): readonly (readonly [number, number])[] =>
  dictionaries.months.values
    .filter((_, month) => inMonths[month] && masks.months[month] === passing)
    .toSorted()
    .map((name) => {
      const [first, end] = daysOfMonth(name)
      return [rowFrom(columns, first), rowFrom(columns, end)] as const
    })

const walkGroup = (
  { columns, masks, begin, after, limit }: Walk,
  rank: number,
  runs: readonly Run[],
  months: readonly (readonly [number, number])[],
  found: FoundRow[],
): void => {
  const start = after.rank === rank ? Math.max(begin, rowFrom(columns, after.day, after.eventId + 1)) : begin
  const { kinds, venues } = columns
  for (const [first, end] of months) {
    const heads = runs.map((run) => headOf(run, Math.max(first, start), end))
    for (let head = earliest(heads); head; head = earliest(heads)) {
      const { row } = head
      head.forward()
      const fails = required(masks.kinds[required(kinds[row])]) | required(masks.venues[required(venues[row])])
      if (fails === passing && found.push({ row, rank }) >= limit) return
    }
  }
}

interface Head {
  /** Infinity at the end. */
  row: number
  forward(): void
}

const headOf = (run: Run, from: number, end: number): Head => {
  let at = run ? positionIn(run, from) : from
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

const positionIn = (rows: Int32Array, row: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (required(rows[middle]) < row) low = middle + 1
    else high = middle
  }
  return low
}
