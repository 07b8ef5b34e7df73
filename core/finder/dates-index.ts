import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { Place } from './continuation.ts'
import {
  columnsFor,
  columnsOf,
  columnsOfPieces,
  emptyVocabulary,
  merged,
  rowFrom,
  type DateColumns,
} from './date-columns.ts'
import { countDates } from './date-counts.ts'
import { emptyCube } from './date-cube.ts'
import { groupsInOrder, rowsByGroup } from './date-groups.ts'
import { durationKind } from './duration-kind.ts'
import { facetsOf } from './facets.ts'
import { masksOf, noHotel } from './filter-masks.ts'
import type { DateFilter, FoundDates, Sorting } from './finder.ts'
import type { DateChanges, DateFacts } from './ports.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'
import { walkDates } from './walk-dates.ts'

export interface DateSearch {
  readonly filter: DateFilter
  readonly sort: Sorting
  /** Where the postcode lies, if one is asked. */
  readonly from: PositionOnEarth | undefined
  /** The first day whose dates are still to come, as `dayNumber`. */
  readonly firstDay: number
  readonly after: Place | 'start' | 'nowhere'
  readonly limit: number
}

export interface DatesFound extends Pick<FoundDates, 'total' | 'facets'> {
  readonly dates: readonly (Place & { readonly distance?: number })[]
  /** There are more behind the last one. */
  readonly goesOn: boolean
}

/** All dates in this process, in columns and counted: answers without asking the store. */
export interface DatesIndex {
  /** Takes in what changed. Nothing is to be seen of it before all of it is in. */
  apply(changes: DateChanges): Promise<void>
  search(asked: DateSearch): DatesFound
  readonly surroundings: Surroundings
}

export const datesIndex = (): DatesIndex => {
  let surroundings = surroundingsOf({ themes: [], rubrics: [], hotels: [], locations: [] })
  let vocabulary = emptyVocabulary()
  let columns = columnsFor(0)
  let rows = rowsByGroup(columns, vocabulary)
  let cube = emptyCube()
  let firstDay = -Infinity
  /** The first row that has not begun; only rows from it on are in the cube. */
  let begin = 0

  const kindOf = (of: DateColumns, row: number): number => {
    const theme = of.themes[row] ?? 0
    const facts = surroundings.themes.get(vocabulary.themes.things[theme] ?? NaN)
    const duration = durationKind(facts ?? { isSeries: false }, of.lasts[row] ?? 0)
    return cube.kindOf({ theme, price: of.prices[row] ?? 0, duration, free: (of.left[row] ?? 0) > 0 })
  }
  const count = (of: DateColumns, row: number, by: 1 | -1): void =>
    cube.count(of.kinds[row] ?? 0, of.hotels[row] ?? 0, of.months[row] ?? 0, by)

  const countAnew = (): void => {
    cube = emptyCube()
    begin = rowFrom(columns, firstDay)
    for (let row = 0; row < columns.size; row++) {
      columns.kinds[row] = kindOf(columns, row)
      if (row >= begin) count(columns, row, 1)
    }
  }

  const beginAt = (day: number): void => {
    if (day === firstDay) return
    firstDay = day
    const next = rowFrom(columns, day)
    for (let row = begin; row < next; row++) count(columns, row, -1)
    for (let row = next; row < begin; row++) count(columns, row, 1)
    begin = next
  }

  /** The row of a date that differs in nothing that orders or places it. */
  const rowInPlace = (one: DateColumns, row: number): number | undefined => {
    const there = rowFrom(columns, one.days[row] ?? 0, one.ids[row])
    const sameIn = (column: 'ids' | 'days' | 'themes' | 'hotels' | 'prices'): boolean =>
      columns[column][there] === one[column][row]
    return sameIn('ids') && sameIn('days') && sameIn('themes') && sameIn('hotels') && sameIn('prices')
      ? there
      : undefined
  }

  const replaceRow = (row: number, left: number, lasts: number): void => {
    if (row >= begin) count(columns, row, -1)
    columns.left[row] = left
    columns.lasts[row] = lasts
    columns.kinds[row] = kindOf(columns, row)
    if (row >= begin) count(columns, row, 1)
  }

  const applyPieces = (dates: readonly DateFacts[], gone: readonly number[]): void => {
    const told = columnsOf(dates, vocabulary)
    const elsewhere = new Set(gone)
    for (const [row, date] of told.ids.entries()) {
      const there = rowInPlace(told, row)
      if (there === undefined) elsewhere.add(date)
      else replaceRow(there, told.left[row] ?? 0, told.lasts[row] ?? 0)
    }
    if (elsewhere.size === 0) return
    const leftOut = new Set<number>()
    for (let row = 0; row < columns.size; row++) if (elsewhere.has(columns.ids[row] ?? NaN)) leftOut.add(row)
    const added = columnsOf(
      dates.filter(({ eventId }) => elsewhere.has(eventId)),
      vocabulary,
    )
    for (const row of leftOut) if (row >= begin) count(columns, row, -1)
    for (let row = 0; row < added.size; row++) {
      added.kinds[row] = kindOf(added, row)
      if ((added.days[row] ?? 0) >= firstDay) count(added, row, 1)
    }
    columns = merged(columns, leftOut, added)
    rows = rowsByGroup(columns, vocabulary)
    begin = rowFrom(columns, firstDay)
  }

  return {
    get surroundings() {
      return surroundings
    },

    async apply(changes) {
      if (changes.whole) {
        const words = emptyVocabulary()
        const all = await columnsOfPieces(changes.dates, words)
        vocabulary = words
        columns = all
        rows = rowsByGroup(columns, vocabulary)
        if (changes.surroundings) surroundings = surroundingsOf(changes.surroundings)
        countAnew()
        return
      }
      const dates = (await Array.fromAsync(changes.dates)).flat()
      if (changes.surroundings) {
        surroundings = surroundingsOf(changes.surroundings)
        countAnew()
      }
      applyPieces(dates, changes.gone)
    },

    search({ filter, sort, from, firstDay: day, after, limit }) {
      beginAt(day)
      const distances = vocabulary.hotels.things.map((hotelId) =>
        from && hotelId !== noHotel ? surroundings.distance(from, hotelId) : Infinity,
      )
      const masks = masksOf(cube, { filter, distances, vocabulary, surroundings })
      const sizes = { hotels: vocabulary.hotels.things.length, months: vocabulary.months.things.length }
      const counts = countDates(cube, masks, sizes)
      const facets = facetsOf({ cube, masks, counts, vocabulary, surroundings })
      if (after === 'nowhere') return { total: counts.total, facets, dates: [], goesOn: false }
      const theme = [...surroundings.themes.values()].find(({ url }) => url === filter.theme)
      const groups = groupsInOrder({
        sort,
        distances,
        cube,
        counts,
        masks,
        vocabulary,
        rows,
        themeNumber: theme && vocabulary.themes.known(theme.themeId),
      })
      const found = walkDates({
        columns,
        vocabulary,
        masks,
        groups,
        inMonths: counts.inMonths,
        begin,
        after,
        limit: limit + 1,
      })
      const dates = found.slice(0, limit).map(({ row, rank }) => {
        const distance = distances[columns.hotels[row] ?? 0] ?? Infinity
        const place = { rank, day: columns.days[row] ?? 0, eventId: columns.ids[row] ?? 0 }
        return Number.isFinite(distance) ? { ...place, distance } : place
      })
      return { total: counts.total, facets, dates, goesOn: found.length > limit }
    },
  }
}
