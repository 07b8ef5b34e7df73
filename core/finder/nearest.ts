import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import { distanceBetween } from './distance.ts'
import { everyFilter, type FacetName, type FilterName } from './filters.ts'
import type { FacetValue, FinderFilter } from './finder.ts'
import { monthsBetween } from './seasons.ts'

/** Another search that finds something: one matter given up, all else as it was asked. */
export interface NearestSearch {
  /** What gives way; where it takes place is one matter, even where a town and a radius say it. */
  readonly givenUp: readonly FilterName[]
  /** What stands in its place, as a facet has it; absent: nothing does. */
  readonly instead?: { readonly filter: FilterName; readonly value: string; readonly label?: string }
  /** Whole kilometres to the town in its place, from the asked postcode or else from the asked town. */
  readonly distance?: number
  /** Events that this search finds. */
  readonly count: number
}

/** How many events a filter leaves, what each value of a filter would, and what fails one filter alone. */
export interface CountedEvents {
  readonly total: number
  /** Counted when asked for: of nine facets two or three are. */
  facet(name: FacetName): readonly FacetValue[]
  failingAlone(name: FilterName): number
}

export interface SearchAround {
  readonly filter: FinderFilter
  /** Where the postcode lies, if one is asked. */
  readonly from: PositionOnEarth | undefined
  /** Towns by name. */
  readonly towns: readonly { readonly locationId: number; readonly position: PositionOnEarth | null }[]
  readonly count: (filter: FinderFilter) => CountedEvents
}

/** More than that is no help to choose from. */
const mostSearches = 5
/** The next month and the one before, or the two nearest. */
const mostMonths = 2

/**
 * How filters give way. What is left out is so in this order: first what was a wish (new, promised, short, free of
 * waiting, and whatever is not named here), then what the seminar is about, last what somebody needs to take part at
 * all and for whom it is: who needs a lift, or holds that office, is hardly helped without. Themes and hotels are what
 * a page is about; they are kept.
 */
const givingWay: Readonly<Partial<Record<FilterName, 'by a step' | 'left out' | 'kept'>>> = {
  locationId: 'by a step',
  radius: 'by a step',
  month: 'by a step',
  mode: 'by a step',
  seats: 'by a step',
  priceTo: 'by a step',
  isNew: 'left out',
  guaranteed: 'left out',
  duration: 'left out',
  free: 'left out',
  level: 'left out',
  rubric: 'left out',
  q: 'left out',
  accessibility: 'left out',
  targetGroup: 'left out',
  theme: 'kept',
  hotelId: 'kept',
  postcode: 'kept',
}

const named = Object.keys(givingWay) as FilterName[]
const leftOut: readonly FilterName[] = [
  ...everyFilter().flatMap(([name]) => (name in givingWay ? [] : [name])),
  ...named.filter((name) => givingWay[name] === 'left out'),
]

/**
 * The searches that come nearest to one that finds too little, at most five. First what is merely another way or
 * another day, for the seminar stays what it is: the next town, the nearest months. Then online, the same seminar in
 * another form; then fewer people, then more money: each one step. What has no step, or whose steps find nothing, is
 * left out, in the order of `givingWay`. It looks at counts three times at most, however much is asked.
 */
export const nearestSearches = (asked: SearchAround): readonly NearestSearch[] => {
  const { filter, count } = asked
  const found = count(filter)
  const where = whereabouts(filter)
  const anywhere = where.length > 0 ? count(without(filter, ...where)) : undefined
  const anyWords = filter.q === undefined ? undefined : count(without(filter, 'q'))

  const leavingOut = (name: FilterName): readonly NearestSearch[] => {
    const more = name === 'q' ? (anyWords?.total ?? 0) - found.total : found.failingAlone(name)
    return more > 0 ? [{ givenUp: [name], count: found.total + more }] : []
  }
  const orLeaveOut = (steps: readonly NearestSearch[], name: FilterName) =>
    steps.length > 0 ? steps : leavingOut(name)

  const elsewhere = anywhere ? nextTown(asked, where, anywhere.facet('locationId')) : []
  return [
    ...elsewhere,
    ...orLeaveOut(nearestMonths(filter, found), 'month'),
    ...orLeaveOut(otherMode(filter, where, anywhere ?? found), 'mode'),
    ...orLeaveOut(fewerSeats(filter, found), 'seats'),
    ...orLeaveOut(higherPrice(filter, found), 'priceTo'),
    ...(anywhere && elsewhere.length === 0 && anywhere.total > found.total
      ? [{ givenUp: where, count: anywhere.total }]
      : []),
    ...leftOut.flatMap(leavingOut),
  ].slice(0, mostSearches)
}

/** What says where it shall take place; a radius means something around a postcode only. */
const whereabouts = ({ locationId = [], radius, postcode }: FinderFilter): readonly FilterName[] => [
  ...(locationId.length > 0 ? (['locationId'] as const) : []),
  ...(radius !== undefined && postcode !== undefined ? (['radius'] as const) : []),
]

const without = (filter: FinderFilter, ...names: readonly FilterName[]): FinderFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as FilterName)))

/** The nearest town that was not asked, from the postcode or from the nearest of the asked towns. */
const nextTown = (
  { filter: { locationId = [], radius = 0 }, from, towns }: SearchAround,
  givenUp: readonly FilterName[],
  facet: readonly FacetValue[],
): readonly NearestSearch[] => {
  const positions = new Map(towns.map(({ locationId: id, position }) => [String(id), position]))
  const asked = new Set(locationId.map(String))
  const starts = from ? [from] : [...asked].flatMap((id) => positions.get(id) ?? [])
  const reachable = facet.flatMap(({ value, label, count }) => {
    const position = positions.get(value)
    if (asked.has(value) || !position || starts.length === 0) return []
    const distance = Math.min(...starts.map((start) => distanceBetween(start, position)))
    if (givenUp.includes('radius') && distance <= radius) return []
    const instead = { filter: 'locationId', value, ...(label !== undefined && { label }) } as const
    return [{ givenUp, instead, distance, count }]
  })
  return reachable.toSorted((one, other) => one.distance - other.distance).slice(0, 1)
}

/** The months nearest to an asked one; of two equally near the later, to which there is more time. */
const nearestMonths = ({ month = [] }: FinderFilter, found: CountedEvents): readonly NearestSearch[] => {
  if (month.length === 0) return []
  return found
    .facet('month')
    .filter(({ value }) => !month.includes(value))
    .map(({ value, count }) => ({ value, count, away: Math.min(...month.map((each) => monthsBetween(each, value))) }))
    .toSorted((one, other) => one.away - other.away || (one.value < other.value ? 1 : -1))
    .slice(0, mostMonths)
    .map(({ value, count }) => ({ givenUp: ['month'], instead: { filter: 'month', value }, count }))
}

/** Online in place of a town; or the other of the two where only one was asked. */
const otherMode = (
  { mode = [] }: FinderFilter,
  where: readonly FilterName[],
  found: CountedEvents,
): readonly NearestSearch[] => {
  const [only] = mode
  if (mode.length > 1 || (mode.length === 0 && where.length === 0)) return []
  if (where.length > 0 && only === 'hotel') return []
  const value = where.length > 0 || only === 'hotel' ? 'online' : 'hotel'
  const givenUp = where.length > 0 ? where : (['mode'] as const)
  return found
    .facet('mode')
    .filter((each) => each.value === value && each.count > 0)
    .map(({ count }) => ({ givenUp, instead: { filter: 'mode', value }, count }))
}

/** The most people for whom more is found. */
const fewerSeats = ({ seats }: FinderFilter, { total, facet }: CountedEvents): readonly NearestSearch[] =>
  seats === undefined
    ? []
    : facet('seats')
        .filter(({ value, count }) => Number(value) < seats && count > total)
        .slice(-1)
        .map(({ value, count }) => ({ givenUp: ['seats'], instead: { filter: 'seats', value }, count }))

/** The lowest step above the asked price that finds more. */
const higherPrice = ({ priceTo }: FinderFilter, { total, facet }: CountedEvents): readonly NearestSearch[] =>
  priceTo === undefined
    ? []
    : facet('priceTo')
        .filter(({ value, count }) => Number(value) > priceTo && count > total)
        .slice(0, 1)
        .map(({ value, count }) => ({ givenUp: ['priceTo'], instead: { filter: 'priceTo', value }, count }))
