import type { Day } from '../../shared/day.ts'
import { present } from '../../shared/required.ts'
import { dayNumber, monthOf } from './day-number.ts'
import { groupedRows } from './rows-by-group.ts'
import { numbering, type Numbering } from './dictionary.ts'
import type { DateFacts } from '../ports.ts'

/** Dates as columns: one number a date and column, all in the same order. A million dates take 44 MB. */
export interface DateColumns {
  readonly size: number
  readonly ids: Float64Array
  /** As `dayNumber`. */
  readonly days: Int32Array
  /** Days by the calendar. */
  readonly lasts: Int32Array
  readonly left: Int32Array
  /** Numbers of themes, hotels, prices and months as `Vocabulary` gives them. */
  readonly themes: Int32Array
  readonly hotels: Int32Array
  readonly prices: Int32Array
  readonly months: Int32Array
  /** As the cube numbers them; filled in by whoever counts. */
  readonly kinds: Int32Array
}

/** What the numbers in columns stand for. They only ever grow, so that columns stay readable. */
export interface Vocabulary {
  readonly themes: Numbering<number>
  readonly hotels: Numbering<number>
  /** Net cents; Infinity: auf Anfrage. */
  readonly prices: Numbering<number>
  /** YYYY-MM */
  readonly months: Numbering<string>
  /** Calendar days are few: each is read once. */
  readonly days: Map<Day, readonly [day: number, month: number]>
}

export const emptyVocabulary = (): Vocabulary => ({
  themes: numbering(),
  hotels: numbering(),
  prices: numbering(),
  months: numbering(),
  days: new Map(),
})

export const columnsFor = (size: number): DateColumns => ({
  size,
  ids: new Float64Array(size),
  days: new Int32Array(size),
  lasts: new Int32Array(size),
  left: new Int32Array(size),
  themes: new Int32Array(size),
  hotels: new Int32Array(size),
  prices: new Int32Array(size),
  months: new Int32Array(size),
  kinds: new Int32Array(size),
})

const columnNames = ['ids', 'days', 'lasts', 'left', 'themes', 'hotels', 'prices', 'months', 'kinds'] as const

/** Writes a date into a row. */
export const putRow = (columns: DateColumns, row: number, date: DateFacts, vocabulary: Vocabulary): void => {
  const [day, month] = dayAndMonth(date.startDate, vocabulary)
  columns.ids[row] = date.eventId
  columns.days[row] = day
  columns.months[row] = month
  columns.lasts[row] = date.days
  columns.left[row] = date.placesLeft
  columns.themes[row] = vocabulary.themes.of(date.themeId)
  columns.hotels[row] = vocabulary.hotels.of(date.hotelId)
  columns.prices[row] = vocabulary.prices.of(date.net ?? Infinity)
}

const dayAndMonth = (date: Day, { days, months }: Vocabulary): readonly [number, number] =>
  days.getOrInsertComputed(date, () => [dayNumber(date), months.of(monthOf(date))])

/** Columns of these dates, by day and number; each date stands once. */
export const columnsOf = (dates: readonly DateFacts[], vocabulary: Vocabulary): DateColumns =>
  byDays(
    columnsInOrder(
      dates.toSorted((one, other) => one.eventId - other.eventId),
      vocabulary,
    ),
  )

/** Columns of all dates that come in pieces, by number. */
export const columnsOfPieces = async (
  pieces: AsyncIterable<readonly DateFacts[]>,
  vocabulary: Vocabulary,
): Promise<DateColumns> => {
  const parts: DateColumns[] = []
  for await (const piece of pieces) parts.push(columnsInOrder(piece, vocabulary))
  return byDays(joined(parts))
}

const columnsInOrder = (dates: readonly DateFacts[], vocabulary: Vocabulary): DateColumns => {
  const columns = columnsFor(dates.length)
  for (const [row, date] of dates.entries()) putRow(columns, row, date, vocabulary)
  return columns
}

const joined = (parts: readonly DateColumns[]): DateColumns => {
  const all = columnsFor(parts.reduce((sum, { size }) => sum + size, 0))
  let row = 0
  for (const part of parts) {
    for (const name of columnNames) all[name].set(part[name], row)
    row += part.size
  }
  return all
}

/** Columns that are ordered by number, ordered by day. */
const byDays = (columns: DateColumns): DateColumns => {
  const days = [...new Set(columns.days)].toSorted((one, other) => one - other)
  const rankOf = new Map(days.map((day, rank) => [day, rank]))
  const { rows } = groupedRows(
    columns.days.map((day) => present(rankOf.get(day))),
    days.length,
  )
  return gathered(columns, rows)
}

/** The first row at or after a day and number. */
export const rowFrom = ({ size, days, ids }: DateColumns, day: number, eventId = -Infinity): number => {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    const there = present(days[middle])
    if (there < day || (there === day && present(ids[middle]) < eventId)) low = middle + 1
    else high = middle
  }
  return low
}

/** Both together without the rows that are `left out` of the first one, in order. */
export const merged = (columns: DateColumns, leftOut: ReadonlySet<number>, added: DateColumns): DateColumns => {
  let [row, other] = [0, 0]
  const rows = new Int32Array(columns.size - leftOut.size + added.size).map(() => {
    while (leftOut.has(row)) row++
    const isOther = other < added.size && (row >= columns.size || comesBefore(added, other, columns, row))
    return isOther ? columns.size + other++ : row++
  })
  return gathered(columns, rows, added)
}

const comesBefore = (one: DateColumns, row: number, other: DateColumns, otherRow: number): boolean => {
  const [day, otherDay] = [present(one.days[row]), present(other.days[otherRow])]
  return day < otherDay || (day === otherDay && present(one.ids[row]) < present(other.ids[otherRow]))
}

/** The rows of columns in this order; numbers behind the last row of the first are rows of the second. */
const gathered = (first: DateColumns, rows: Int32Array, second = first): DateColumns => {
  const next = columnsFor(rows.length)
  for (const name of columnNames) {
    const [one, other, to] = [first[name], second[name], next[name]]
    for (let i = 0; i < rows.length; i++) {
      const row = present(rows[i])
      to[i] = present(row < first.size ? one[row] : other[row - first.size])
    }
  }
  return next
}
