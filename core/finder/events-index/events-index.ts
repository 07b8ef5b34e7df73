import type { PositionOnEarth } from '../../shared/position-on-earth.ts'
import { required } from '../../shared/required.ts'
import type { FilterName } from '../filters.ts'
import { durationKind } from '../duration-kind.ts'
import { mostSeatsWanted } from '../filters/seats.ts'
import type { FinderFilter, FoundEvents, Sorting } from '../finder.ts'
import type { CountedEvents } from '../nearest.ts'
import type { IndexChanges, IndexedEvent } from '../index-changes.ts'
import { masksOf, passing } from './bit-masks.ts'
import { columnsOf, columnsOfChunks, emptyDictionaries, merged, rowFrom, type EventColumns } from './column-store.ts'
import { countEvents } from './cube-counts.ts'
import { startCursor, type Cursor } from './cursor.ts'
import { emptyCube, type DataCube } from './data-cube.ts'
import { failingAloneOf, facetOf, facetsOf, postingsOf } from './facet-counts.ts'
import { walkEvents, type FoundRow } from './k-way-merge.ts'
import { rowsByGroup, runsInOrder } from './ranked-runs.ts'
import { sidesOf, type Sides } from './sides.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'

export interface EventSearch {
  readonly filter: FinderFilter
  readonly sort: Sorting
  /** Where the postcode lies, if one is asked. */
  readonly from: PositionOnEarth | undefined
  /** Addresses of the themes that the asked words find. */
  readonly themesFound: ReadonlySet<string>
  readonly after: Cursor | 'nowhere'
  readonly limit: number
}

/** As much of a search as is counted. */
type SearchedFor = Pick<EventSearch, 'filter' | 'from' | 'themesFound'>

export interface EventsFound extends Pick<FoundEvents, 'total' | 'programme' | 'facets'> {
  readonly events: readonly (Cursor & { readonly distance?: number })[]
  /** The last one, where there are more behind it. */
  readonly next?: Cursor
}

/** All events in this process, in columns and counted: answers without asking the store. */
export interface EventsIndex {
  /** Takes in what changed. Nothing is to be seen of it before all of it is in. */
  apply(changes: IndexChanges): Promise<void>
  /** From now on only events count that begin on this day, as `dayNumber`, or later. */
  beginAt(day: number): void
  /** Reads only: the same question has the same answer until something is taken in. */
  search(asked: EventSearch): EventsFound
  /** The themes of all events that pass, each with its first and how many there are; by day and number. */
  themes(query: SearchedFor): readonly { readonly events: number; readonly first: EventsFound['events'][number] }[]
  /** Counts alone; no event is looked at. */
  count(query: SearchedFor): CountedEvents
  readonly surroundings: Surroundings
}

export const eventsIndex = (): EventsIndex => {
  let surroundings = surroundingsOf({ themes: [], rubrics: [], hotels: [], locations: [] })
  let dictionaries = emptyDictionaries()
  let columns = columnsOf([], dictionaries)
  let rows = rowsByGroup(columns, dictionaries)
  let firstDay = -Infinity
  /** The first row that has not begun; only rows from it on are in the cube. */
  let begin = rowFrom(columns, firstDay)

  const cubeOfDictionaries = () =>
    emptyCube({ venues: dictionaries.venues.values.length, months: dictionaries.months.values.length })
  let cube = cubeOfDictionaries()
  let sides = sidesOf(cube, dictionaries, surroundings)
  let postings = postingsOf(sides, surroundings)
  const lookAnew = (): void => {
    sides = sidesOf(cube, dictionaries, surroundings)
    postings = postingsOf(sides, surroundings)
  }

  const kindOf = (of: EventColumns, row: number): number => {
    const theme = required(of.themes[row])
    const facts = surroundings.themes.get(required(dictionaries.themes.values[theme]))
    const duration = durationKind(facts ?? {}, required(of.lasts[row]))
    return cube.numberOf({
      theme,
      price: required(of.prices[row]),
      duration,
      seats: Math.max(0, Math.min(required(of.left[row]), mostSeatsWanted)),
      guaranteed: of.promised[row] === 1,
    })
  }
  const count = (of: EventColumns, row: number, by: 1 | -1): void =>
    cube.count(required(of.kinds[row]), required(of.venues[row]), required(of.months[row]), by)

  const countAnew = (): void => {
    cube = cubeOfDictionaries()
    begin = rowFrom(columns, firstDay)
    for (let row = 0; row < columns.size; row++) {
      columns.kinds[row] = kindOf(columns, row)
      if (row >= begin) count(columns, row, 1)
    }
  }

  /** The row of an event that differs in nothing that orders it or says where it is. */
  const rowInPosition = (one: EventColumns, row: number): number | undefined => {
    const there = rowFrom(columns, required(one.days[row]), one.ids[row])
    const sameIn = (column: 'ids' | 'days' | 'themes' | 'venues' | 'prices'): boolean =>
      columns[column][there] === one[column][row]
    return sameIn('ids') && sameIn('days') && sameIn('themes') && sameIn('venues') && sameIn('prices')
      ? there
      : undefined
  }

  const replaceRow = (row: number, by: EventColumns, rowBy: number): void => {
    if (row >= begin) count(columns, row, -1)
    for (const name of ['left', 'lasts', 'promised'] as const) columns[name][row] = required(by[name][rowBy])
    columns.kinds[row] = kindOf(columns, row)
    if (row >= begin) count(columns, row, 1)
  }

  const applyDifferences = (events: readonly IndexedEvent[], gone: readonly number[]): void => {
    const changed = columnsOf(events, dictionaries)
    const { venues, months } = dictionaries
    if (cube.venues !== venues.values.length || cube.months !== months.values.length) countAnew()
    const elsewhere = new Set(gone)
    for (const [row, eventId] of changed.ids.entries()) {
      const there = rowInPosition(changed, row)
      if (there === undefined) elsewhere.add(eventId)
      else replaceRow(there, changed, row)
    }
    if (!elsewhere.size) return
    const leftOut = new Set<number>()
    for (let row = 0; row < columns.size; row++) if (elsewhere.has(required(columns.ids[row]))) leftOut.add(row)
    const added = columnsOf(
      events.filter(({ eventId }) => elsewhere.has(eventId)),
      dictionaries,
    )
    for (const row of leftOut) if (row >= begin) count(columns, row, -1)
    for (let row = 0; row < added.size; row++) {
      added.kinds[row] = kindOf(added, row)
      if (required(added.days[row]) >= firstDay) count(added, row, 1)
    }
    columns = merged(columns, leftOut, added)
    rows = rowsByGroup(columns, dictionaries)
    begin = rowFrom(columns, firstDay)
  }

  const looked = ({ filter, from, themesFound }: SearchedFor) => {
    const distances = sides.venues.map(({ locationIds }) =>
      from ? surroundings.distanceTo(locationIds, from) : Infinity,
    )
    const masks = masksOf(sides, filter, { distances, themesFound })
    return { distances, masks, counts: countEvents(cube, masks) }
  }

  const located = ({ row, rank }: FoundRow, distances: readonly number[]): EventsFound['events'][number] => {
    const distance = required(distances[required(columns.venues[row])])
    const cursor = { rank, day: required(columns.days[row]), eventId: required(columns.ids[row]) }
    return Number.isFinite(distance) ? { ...cursor, distance } : cursor
  }

  return {
    get surroundings() {
      return surroundings
    },

    async apply(changes) {
      if (changes.whole) {
        const next = emptyDictionaries()
        const all = await columnsOfChunks(changes.events, next)
        dictionaries = next
        columns = all
        rows = rowsByGroup(columns, dictionaries)
        if (changes.surroundings) surroundings = surroundingsOf(changes.surroundings)
        countAnew()
        lookAnew()
        return
      }
      const events = (await Array.fromAsync(changes.events)).flat()
      if (changes.surroundings) {
        surroundings = surroundingsOf(changes.surroundings)
        countAnew()
      }
      const before = cube
      applyDifferences(events, changes.gone)
      if (changes.surroundings || cube !== before || cube.kinds.length !== sides.kinds.length) lookAnew()
    },

    beginAt(day) {
      firstDay = day
      const next = rowFrom(columns, day)
      for (let row = begin; row < next; row++) count(columns, row, -1)
      for (let row = next; row < begin; row++) count(columns, row, 1)
      begin = next
    },

    count(asked) {
      const { masks, counts } = looked(asked)
      const postingOf = (name: FilterName) => postings.find((posting) => posting.name === name)
      return {
        total: counts.total,
        facet: (name) => facetOf(required(postingOf(name)), masks, counts),
        failingAlone: (name) => {
          const posting = postingOf(name)
          return posting ? failingAloneOf(posting, masks, counts) : 0
        },
      }
    },

    themes(query) {
      const { distances, masks, counts } = looked(query)
      const events = new Map<number, number>()
      for (const [kind, { theme }] of cube.kinds.entries())
        if (masks.kinds[kind] === passing) events.set(theme, (events.get(theme) ?? 0) + required(counts.ofKinds[kind]))
      const walk = { columns, dictionaries, masks, inMonths: counts.inMonths, begin, after: startCursor, limit: 1 }
      return [...events]
        .flatMap(([theme, count]) => {
          if (count === 0) return []
          const [first] = walkEvents({ ...walk, groups: [{ rank: 0, runs: [rows.of('themes', theme)] }] })
          return first ? [{ events: count, row: first.row, first: located(first, distances) }] : []
        })
        .toSorted((one, other) => one.row - other.row)
        .map(({ events: count, first }) => ({ events: count, first }))
    },

    search({ sort, after, limit, ...asked }) {
      const { distances, masks, counts } = looked(asked)
      const facets = facetsOf(postings, masks, counts)
      const programme = eventsOf(cube, sides)
      if (after === 'nowhere') return { total: counts.total, programme, facets, events: [] }
      const found = walkEvents({
        columns,
        dictionaries,
        masks,
        groups: runsInOrder({ sort, distances, cube, counts, masks, dictionaries, rows }),
        inMonths: counts.inMonths,
        begin,
        after,
        limit: limit + 1,
      })
      const goesOn = found.length > limit
      const events = (goesOn ? found.slice(0, -1) : found).map((each) => located(each, distances))
      const next = goesOn ? events.at(-1) : undefined
      return { total: counts.total, programme, facets, events, ...(next && { next }) }
    },
  }
}

/** How many events are counted that are shown at all. */
const eventsOf = ({ kinds, columns: { total } }: DataCube, sides: Sides): number => {
  let sum = 0
  for (let number = 0; number < kinds.length; number++) if (sides.kinds[number]) sum += required(total[number])
  return sum
}
