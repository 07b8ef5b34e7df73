import type { ContentWithDays, EventWithDays } from '#core/content/ports.ts'
import type { FinderFilter, Sorting } from '#core/finder/finder.ts'
import { positions } from './big-programme.ts'

/** Finds events by looking at each one, straight from what was brought in. Shares no code with the finder. */

export interface Row {
  readonly id: number
  readonly day: string
  readonly theme: string
  readonly groups: readonly string[]
  readonly rubric: string
  readonly isNew: boolean
  readonly level: string | undefined
  readonly guaranteed: boolean
  /** What every hotel of it offers. */
  readonly accessible: readonly string[]
  readonly lasts: 'kurz' | 'mittel' | 'lang'
  /** None: online. */
  readonly hotels: readonly number[]
  readonly towns: readonly number[]
  readonly cents: number | null
  left: number
}

export const rowsOf = (content: ContentWithDays, dates: readonly EventWithDays[]): Row[] => {
  const towns = Object.fromEntries(content.hotels.map(({ internalId, locationId }) => [internalId, locationId]))
  const offers = new Map(
    content.records.flatMap((record) =>
      record.kind === 'hotel' ? [[record.value.hotelId, record.value.accessibility] as const] : [],
    ),
  )
  const themes = new Map(content.themes.map((theme) => [theme.url, theme]))
  const rows = [...content.events, ...dates].flatMap((date): Row[] => {
    const theme = themes.get(date.themeUrl)
    if (!theme || theme.redirectUrl !== undefined) return []
    const hotelIds = date.modules.length > 0 ? date.modules.map(({ hotelId }) => hotelId) : [date.hotelId ?? -1]
    const hotels = hotelIds.filter((hotelId) => hotelId !== 522 && hotelId !== -1)
    return [
      {
        id: date.eventId,
        day: date.startDate,
        theme: theme.url,
        groups: theme.targetGroups,
        rubric: theme.rubric,
        isNew: theme.isNew,
        level: theme.level,
        guaranteed: date.guaranteed,
        accessible: offeredByAll(hotels.map((hotel) => offers.get(hotel) ?? [])),
        lasts: lastsOf(theme.eventType, theme.content[0]?.duration, date.startDate, date.endDate),
        hotels,
        towns: hotels.flatMap((hotel) => towns[hotel] ?? []),
        cents: date.price?.net ?? null,
        left: date.places - date.taken,
      },
    ]
  })
  return inOrder(rows)
}

/** What stands in each of some lists; in no list stands nothing. */
export const offeredByAll = (lists: readonly (readonly string[])[]): readonly string[] =>
  everything.filter((fact) => lists.length > 0 && !lists.some((list) => !list.includes(fact)))

const everything = [
  'step-free',
  'lift',
  'wheelchair-rooms',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'tactile-guidance',
  'assistance-dogs',
]

/** By day, then number. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id))

const lastsOf = (type: number, said: number | undefined, first: string, last: string): Row['lasts'] =>
  lengthOf(type === 1, said, (new Date(last).getTime() - new Date(first).getTime()) / 86_400_000 + 1)

export const lengthOf = (isSeries: boolean, said: number | undefined, calendarDays: number): Row['lasts'] => {
  if (isSeries) return 'lang'
  if (said !== undefined && said >= 15) return 'kurz'
  const days = said ?? calendarDays
  if (days < 2) return 'kurz'
  return days >= 4 ? 'lang' : 'mittel'
}

/** By the angle between two vectors, not by haversine. */
export const kilometres = (a: readonly [number, number], b: readonly [number, number]): number => {
  const vector = ([lat, lon]: readonly [number, number]): readonly [number, number, number] => {
    const [n, e] = [(lat / 180) * Math.PI, (lon / 180) * Math.PI]
    return [Math.cos(n) * Math.cos(e), Math.cos(n) * Math.sin(e), Math.sin(n)]
  }
  const [x, y] = [vector(a), vector(b)]
  const cross = Math.hypot(x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0])
  return Math.round(6371 * Math.atan2(cross, x[0] * y[0] + x[1] * y[1] + x[2] * y[2]))
}

/** To the nearest town in which it takes place. */
export const distanceOf = (row: Row, from: readonly [number, number] | undefined): number | undefined => {
  const known = row.towns.flatMap((town) => (from && positions[town] ? [kilometres(from, positions[town])] : []))
  return known.length === 0 ? undefined : Math.min(...known)
}

const isOneOf = (asked: readonly unknown[] = [], value: unknown): boolean => asked.includes(value)

const upToNine = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const steps = ['300', '600', '1000', '1500', '2000']

export interface Query {
  readonly filter: FinderFilter
  readonly sort: Sorting
  readonly from: readonly [number, number] | undefined
  readonly today: string
}

export interface Town {
  readonly internalId: number
  readonly name: string
}

/** The themes of events that pass, each with its first and how many: [id, how many]. */
export const themesByForce = (rows: readonly Row[], { filter, from, today }: Query) => {
  const wants = wantsOf(filter, from)
  const found = rows.filter((row) => row.day > today && wants.every(([, fits]) => fits(row)))
  return [...Map.groupBy(found, ({ theme }) => theme).values()]
    .map((ofTheme) => ({ first: ofTheme[0]?.id ?? 0, events: ofTheme.length }))
    .toSorted((a, b) => rows.findIndex(({ id }) => id === a.first) - rows.findIndex(({ id }) => id === b.first))
}

/** Events that pass. */
export const totalByForce = (rows: readonly Row[], { filter, from, today }: Query): number => {
  const asked = wantsOf(filter, from)
  return rows.filter((row) => row.day > today && asked.every(([, fits]) => fits(row))).length
}

const wantsOf = (filter: FinderFilter, from: Query['from']) => {
  const wants: Record<string, (row: Row) => boolean> = {
    targetGroup: (row) => row.groups.some((group) => isOneOf(filter.targetGroup, group)),
    rubric: (row) => isOneOf(filter.rubric, row.rubric),
    theme: (row) => row.theme === filter.theme,
    month: (row) => isOneOf(filter.month, row.day.slice(0, 7)),
    locationId: (row) => row.towns.some((town) => isOneOf(filter.locationId, town)),
    hotelId: (row) => row.hotels.some((hotel) => hotel === filter.hotelId),
    mode: (row) => isOneOf(filter.mode, row.hotels.length === 0 ? 'online' : 'hotel'),
    duration: (row) => isOneOf(filter.duration, row.lasts),
    isNew: (row) => row.isNew,
    level: (row) => isOneOf(filter.level, row.level),
    guaranteed: (row) => row.guaranteed,
    accessibility: (row) => !filter.accessibility?.some((fact) => !row.accessible.includes(fact)),
    q: (row) => row.theme.includes(filter.q ?? ''),
    free: (row) => row.left > 0,
    seats: (row) => row.left >= (filter.seats ?? 0),
    priceTo: (row) => row.cents !== null && row.cents <= 100 * (filter.priceTo ?? 0),
    radius: (row) => (distanceOf(row, from) ?? Number.MAX_VALUE) <= (filter.radius ?? 0),
  }
  return Object.entries(wants).filter(([name]) => {
    const value = filter[name as keyof FinderFilter]
    const isAsked = Array.isArray(value) ? value.length > 0 : value !== undefined && String(value).trim() !== ''
    return isAsked && (name !== 'radius' || filter.postcode !== undefined)
  })
}

export const bruteForce = (rows: readonly Row[], towns: readonly Town[], { filter, sort, from, today }: Query) => {
  const asked = wantsOf(filter, from)
  const upcoming = rows.filter((row) => row.day > today)
  /** Events by the filters that they miss. */
  const missing = Map.groupBy(upcoming, (row) =>
    asked
      .filter(([, fits]) => !fits(row))
      .map(([name]) => name)
      .join(),
  )
  const found = missing.get('') ?? []
  const without = (facet: string) => [...found, ...(missing.get(facet) ?? [])]
  const count = (facet: string, values: readonly string[], valuesOf: (row: Row) => readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const row of without(facet)) for (const value of valuesOf(row)) counts[value] = (counts[value] ?? 0) + 1
    return values.map((value) => ({ value, count: counts[value] ?? 0 }))
  }

  const key = (row: Row): number => {
    if (sort === 'preis') return row.cents ?? Number.MAX_VALUE
    return sort === 'entfernung' ? (distanceOf(row, from) ?? Number.MAX_VALUE) : 0
  }
  // The rows are in order of day and number; a stable sort keeps that within a rank.
  const sorted = found
    .map((row) => ({ row, rank: key(row) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row)
  const months = [...new Set(without('month').map(({ day }) => day.slice(0, 7)))].toSorted()
  const inTowns = count(
    'locationId',
    towns.map(({ internalId }) => String(internalId)),
    (row) => [...new Set(row.towns.map(String))],
  )
  return {
    dates: sorted,
    total: sorted.length,
    facets: {
      targetGroup: count('targetGroup', ['br', 'sbv', 'jav'], (row) => row.groups),
      rubric: count('rubric', ['amt', 'rede', 'recht', 'leer'], (row) => [row.rubric]),
      month: count('month', months, (row) => [row.day.slice(0, 7)]),
      locationId: ['Aachen', 'Ödland', 'Überlingen', 'Ulm', 'Zwickau'].flatMap((name) => {
        const id = towns.find((town) => town.name === name)?.internalId
        return inTowns.filter(({ value, count: dates }) => value === String(id) && dates > 0)
      }),
      mode: count('mode', ['online', 'hotel'], (row) => [row.hotels.length === 0 ? 'online' : 'hotel']),
      duration: count('duration', ['kurz', 'mittel', 'lang'], (row) => [row.lasts]),
      level: count('level', ['grundlagen', 'aufbau', 'spezial'], ({ level = '' }) => [level]),
      guaranteed: count('guaranteed', ['true'], (row) => [String(row.guaranteed)]),
      accessibility: count('accessibility', everything, ({ accessible }) => accessible),
      isNew: count('isNew', ['true'], (row) => [String(row.isNew)]),
      seats: count('seats', upToNine, ({ left }) => upToNine.slice(0, left)),
      free: count('free', ['true'], (row) => [String(row.left > 0)]),
      priceTo: count('priceTo', steps, ({ cents }) =>
        cents === null ? [] : steps.filter((step) => cents <= 100 * Number(step)),
      ),
    },
  }
}
