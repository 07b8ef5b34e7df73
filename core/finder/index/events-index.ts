import type { PositionOnEarth } from '../../shared/position-on-earth.ts'
import { present } from '../../shared/required.ts'
import type { Place } from './cursor.ts'
import { columnsOf, columnsOfPieces, emptyVocabulary, merged, rowFrom, type DateColumns } from './column-store.ts'
import { countDates } from './cube-counts.ts'
import { emptyCube } from './data-cube.ts'
import { groupsInOrder, rowsByGroup } from './ranked-runs.ts'
import { durationKind } from '../duration-kind.ts'
import { facetsOf } from './facet-counts.ts'
import { masksOf } from './bit-masks.ts'
import type { DateFilter, FoundDates, Sorting } from '../finder.ts'
import type { DateChanges, DateFacts } from '../ports.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'
import { walkDates } from './k-way-merge.ts'

export interface DateSearch {
  readonly filter: DateFilter
  readonly sort: Sorting
  /** Where the postcode lies, if one is asked. */
  readonly from: PositionOnEarth | undefined
  /** The first day whose dates are still to come, as `dayNumber`. */
  readonly firstDay: number
  readonly after: Place | 'nowhere'
  readonly limit: number
}

export interface DatesFound extends Pick<FoundDates, 'total' | 'facets'> {
  readonly dates: readonly (Place & { readonly distance?: number })[]
  /** The last one, where there are more behind it. */
  readonly next?: Place
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
  let columns = columnsOf([], vocabulary)
  let rows = rowsByGroup(columns, vocabulary)
  let firstDay = -Infinity
  /** The first row that has not begun; only rows from it on are in the cube. */
  let begin = rowFrom(columns, firstDay)

  const cubeOfVocabulary = () =>
    emptyCube({ hotels: vocabulary.hotels.things.length, months: vocabulary.months.things.length })
  let cube = cubeOfVocabulary()

  const kindOf = (of: DateColumns, row: number): number => {
    const theme = present(of.themes[row])
    const facts = surroundings.themes.get(present(vocabulary.themes.things[theme]))
    const duration = durationKind(facts ?? {}, present(of.lasts[row]))
    return cube.kindOf({ theme, price: present(of.prices[row]), duration, free: present(of.left[row]) > 0 })
  }
  const count = (of: DateColumns, row: number, by: 1 | -1): void =>
    cube.count(present(of.kinds[row]), present(of.hotels[row]), present(of.months[row]), by)

  const countAnew = (): void => {
    cube = cubeOfVocabulary()
    begin = rowFrom(columns, firstDay)
    for (let row = 0; row < columns.size; row++) {
      columns.kinds[row] = kindOf(columns, row)
      if (row >= begin) count(columns, row, 1)
    }
  }

  const beginAt = (day: number): void => {
    firstDay = day
    const next = rowFrom(columns, day)
    for (let row = begin; row < next; row++) count(columns, row, -1)
    for (let row = next; row < begin; row++) count(columns, row, 1)
    begin = next
  }

  /** The row of a date that differs in nothing that orders or places it. */
  const rowInPlace = (one: DateColumns, row: number): number | undefined => {
    const there = rowFrom(columns, present(one.days[row]), one.ids[row])
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
    const { hotels, months } = vocabulary
    if (cube.hotels !== hotels.things.length || cube.months !== months.things.length) countAnew()
    const elsewhere = new Set(gone)
    for (const [row, date] of told.ids.entries()) {
      const there = rowInPlace(told, row)
      if (there === undefined) elsewhere.add(date)
      else replaceRow(there, present(told.left[row]), present(told.lasts[row]))
    }
    if (!elsewhere.size) return
    const leftOut = new Set<number>()
    for (let row = 0; row < columns.size; row++) if (elsewhere.has(present(columns.ids[row]))) leftOut.add(row)
    const added = columnsOf(
      dates.filter(({ eventId }) => elsewhere.has(eventId)),
      vocabulary,
    )
    for (const row of leftOut) if (row >= begin) count(columns, row, -1)
    for (let row = 0; row < added.size; row++) {
      added.kinds[row] = kindOf(added, row)
      if (present(added.days[row]) >= firstDay) count(added, row, 1)
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
        from ? surroundings.distance(from, hotelId) : Infinity,
      )
      const masks = masksOf(cube, { filter, distances, vocabulary, surroundings })
      const counts = countDates(cube, masks)
      const facets = facetsOf({ cube, masks, counts, vocabulary, surroundings })
      if (after === 'nowhere') return { total: counts.total, facets, dates: [] }
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
      const goesOn = found.length > limit
      const dates = (goesOn ? found.slice(0, -1) : found).map(({ row, rank }) => {
        const distance = present(distances[present(columns.hotels[row])])
        const place = { rank, day: present(columns.days[row]), eventId: present(columns.ids[row]) }
        return Number.isFinite(distance) ? { ...place, distance } : place
      })
      const next = goesOn ? dates.at(-1) : undefined
      return { total: counts.total, facets, dates, ...(next && { next }) }
    },
  }
}
