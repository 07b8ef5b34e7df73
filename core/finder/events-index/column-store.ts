import type { Day } from '../../shared/day.ts'
import { required } from '../../shared/required.ts'
import type { IndexedEvent } from '../index-changes.ts'
import { dayNumber, monthOf } from './day-number.ts'
import { groupedRows } from './rows-by-group.ts'
import { dictionary, type Dictionary } from './dictionary.ts'

/** Events as columns: one number an event and column, all in the same order. A million events take 45 MB. */
export interface EventColumns {
  readonly size: number
  readonly ids: Float64Array
  /** As `dayNumber`. */
  readonly days: Int32Array
  /** Days by the calendar. */
  readonly lasts: Int32Array
  readonly left: Int32Array
  /** 1: promised to take place. */
  readonly promised: Uint8Array
  /** Numbers of themes, venues, prices and months as `Dictionaries` give them. */
  readonly themes: Int32Array
  readonly venues: Int32Array
  readonly prices: Int32Array
  readonly months: Int32Array
  /** As the cube numbers them; filled in by whoever counts. */
  readonly kinds: Int32Array
}

/** What the numbers in columns stand for. They only ever grow, so that columns stay readable. */
export interface Dictionaries {
  readonly themes: Dictionary<number>
  /** The hotels of an event, ascending: most have one, a series may have several, none is online. */
  readonly venues: Dictionary<readonly number[]>
  /** Net cents; Infinity: auf Anfrage. */
  readonly prices: Dictionary<number>
  /** YYYY-MM */
  readonly months: Dictionary<string>
  /** Calendar days are few: each is read once. */
  readonly days: Map<Day, readonly [day: number, month: number]>
}

export const emptyDictionaries = (): Dictionaries => ({
  themes: dictionary(),
  // Of one hotel its number is the key, so that a million events make no texts.
  venues: dictionary((hotelIds) => (hotelIds.length === 1 ? hotelIds[0] : hotelIds.join())),
  prices: dictionary(),
  months: dictionary(),
  days: new Map(),
})

export const columnsFor = (size: number): EventColumns => ({
  size,
  ids: new Float64Array(size),
  days: new Int32Array(size),
  lasts: new Int32Array(size),
  left: new Int32Array(size),
  promised: new Uint8Array(size),
  themes: new Int32Array(size),
  venues: new Int32Array(size),
  prices: new Int32Array(size),
  months: new Int32Array(size),
  kinds: new Int32Array(size),
})

const columnNames = [
  'ids',
  'days',
  'lasts',
  'left',
  'promised',
  'themes',
  'venues',
  'prices',
  'months',
  'kinds',
] as const

/** Writes an event into a row. */
export const putRow = (columns: EventColumns, row: number, event: IndexedEvent, dictionaries: Dictionaries): void => {
  const [day, month] = dayAndMonth(event.startDate, dictionaries)
  columns.ids[row] = event.eventId
  columns.days[row] = day
  columns.months[row] = month
  columns.lasts[row] = event.days
  columns.left[row] = event.placesLeft
  columns.promised[row] = Number(event.guaranteed)
  columns.themes[row] = dictionaries.themes.numberOf(event.themeId)
  columns.venues[row] = dictionaries.venues.numberOf(event.hotelIds)
  columns.prices[row] = dictionaries.prices.numberOf(event.net ?? Infinity)
}

const dayAndMonth = (date: Day, { days, months }: Dictionaries): readonly [number, number] =>
  days.getOrInsertComputed(date, () => [dayNumber(date), months.numberOf(monthOf(date))])

/** Columns of these events, by day and number; each event stands once. */
export const columnsOf = (events: readonly IndexedEvent[], dictionaries: Dictionaries): EventColumns =>
  byDays(
    columnsInOrder(
      events.toSorted((one, other) => one.eventId - other.eventId),
      dictionaries,
    ),
  )

/** Columns of all events that come in chunks, by number. */
export const columnsOfChunks = async (
  chunks: AsyncIterable<readonly IndexedEvent[]>,
  dictionaries: Dictionaries,
): Promise<EventColumns> => {
  const parts: EventColumns[] = []
  for await (const chunk of chunks) parts.push(columnsInOrder(chunk, dictionaries))
  return byDays(joined(parts))
}

const columnsInOrder = (events: readonly IndexedEvent[], dictionaries: Dictionaries): EventColumns => {
  const columns = columnsFor(events.length)
  for (const [row, event] of events.entries()) putRow(columns, row, event, dictionaries)
  return columns
}

const joined = (parts: readonly EventColumns[]): EventColumns => {
  const all = columnsFor(parts.reduce((sum, { size }) => sum + size, 0))
  let row = 0
  for (const part of parts) {
    for (const name of columnNames) all[name].set(part[name], row)
    row += part.size
  }
  return all
}

/** Columns that are ordered by number, ordered by day. */
const byDays = (columns: EventColumns): EventColumns => {
  const days = [...new Set(columns.days)].toSorted((one, other) => one - other)
  const rankOf = new Map(days.map((day, rank) => [day, rank]))
  const { rows } = groupedRows(
    columns.days.map((day) => required(rankOf.get(day))),
    days.length,
  )
  return gathered(columns, rows)
}

/** The first row at or after a day and number. */
export const rowFrom = ({ size, days, ids }: EventColumns, day: number, eventId = -Infinity): number => {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    const there = required(days[middle])
    if (there < day || (there === day && required(ids[middle]) < eventId)) low = middle + 1
    else high = middle
  }
  return low
}

/** Both together without the rows that are `left out` of the first one, in order. */
export const merged = (columns: EventColumns, leftOut: ReadonlySet<number>, added: EventColumns): EventColumns => {
  let [row, other] = [0, 0]
  const rows = new Int32Array(columns.size - leftOut.size + added.size).map(() => {
    while (leftOut.has(row)) row++
    const isOther = other < added.size && (row >= columns.size || comesBefore(added, other, columns, row))
    return isOther ? columns.size + other++ : row++
  })
  return gathered(columns, rows, added)
}

const comesBefore = (one: EventColumns, row: number, other: EventColumns, otherRow: number): boolean => {
  const [day, otherDay] = [required(one.days[row]), required(other.days[otherRow])]
  return day < otherDay || (day === otherDay && required(one.ids[row]) < required(other.ids[otherRow]))
}

/** The rows of columns in this order; numbers behind the last row of the first are rows of the second. */
const gathered = (first: EventColumns, rows: Int32Array, second = first): EventColumns => {
  const next = columnsFor(rows.length)
  for (const name of columnNames) {
    const [one, other, to] = [first[name], second[name], next[name]]
    for (let i = 0; i < rows.length; i++) {
      const row = required(rows[i])
      to[i] = required(row < first.size ? one[row] : other[row - first.size])
    }
  }
  return next
}
