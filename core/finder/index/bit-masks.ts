import type { PositionOnEarth } from '../../shared/position-on-earth.ts'
import { required } from '../../shared/required.ts'
import type { Side, SidesOfEvents } from '../filter.ts'
import { everyFilter, type AnyFilter, type FilterName } from '../filters.ts'
import type { FinderFilter } from '../finder.ts'
import type { Dictionaries } from './column-store.ts'
import type { DataCube, KindOfEvent } from './data-cube.ts'
import type { Surroundings } from './surroundings.ts'

/** Fails nothing. */
export const passing = 0

/** Fails two at once, and so counts nowhere: what is not to be shown, or fails a filter that has no facet. */
const hidden = 0b11

/** Which filters the events of a kind, at a venue and in a month fail, a bit each: an event passes when all three fail none. */
export interface FilterMasks {
  readonly kinds: Int32Array
  readonly venues: Int32Array
  readonly months: Int32Array
}

export const failsSeveral = (mask: number): boolean => (mask & (mask - 1)) !== 0

/**
 * One bit for each filter whose values are counted, so that its facet finds what fails it alone: events with another value.
 * The two lowest bits stay for `hidden`.
 */
export const bitsOfFilters = (): ReadonlyMap<FilterName, number> =>
  new Map(
    everyFilter()
      .filter(([, { facet }]) => facet)
      .map(([name], place) => [name, 1 << (place + 2)]),
  )

interface Narrowed {
  readonly filter: FinderFilter
  /** As `venuesSeen`. */
  readonly venues: readonly SidesOfEvents['venue'][]
  readonly dictionaries: Dictionaries
  readonly surroundings: Surroundings
}

export const masksOf = (cube: DataCube, narrowed: Narrowed): FilterMasks => {
  const { venues, dictionaries } = narrowed
  return {
    kinds: kindMasks(cube.kinds, narrowed),
    venues: masksOfSide('venue', venues, narrowed),
    months: masksOfSide('month', dictionaries.months.values, narrowed),
  }
}

/** What filters see of each venue, by its number, from where the postcode lies if one is asked. */
export const venuesSeen = ({
  from,
  dictionaries,
  surroundings,
}: Pick<Narrowed, 'dictionaries' | 'surroundings'> & {
  readonly from: PositionOnEarth | undefined
}): readonly SidesOfEvents['venue'][] =>
  dictionaries.venues.values.map((hotelIds) => {
    const locationIds = surroundings.townsOf(hotelIds)
    return { hotelIds, locationIds, distance: from ? surroundings.distanceTo(locationIds, from) : Infinity }
  })

/** What filters see of a kind of event beside its theme. */
export const offerOf = ({ price, duration, free }: KindOfEvent, { prices }: Dictionaries): SidesOfEvents['offer'] => ({
  net: required(prices.values[price]),
  duration,
  free,
})

const kindMasks = (kinds: readonly KindOfEvent[], narrowed: Narrowed): Int32Array => {
  const { filter, dictionaries, surroundings } = narrowed
  const themeTests = testsAt('theme', filter)
  const ofThemes = dictionaries.themes.values.map((themeId) => {
    const theme = surroundings.themes.get(themeId)
    return !theme || theme.redirects ? hidden : maskOf(theme, themeTests)
  })
  const tests = testsAt('offer', filter)
  return Int32Array.from(kinds, (kind) => required(ofThemes[kind.theme]) | maskOf(offerOf(kind, dictionaries), tests))
}

const masksOfSide = <At extends Side>(
  at: At,
  sides: readonly SidesOfEvents[At][],
  { filter }: Narrowed,
): Int32Array => {
  const tests = testsAt(at, filter)
  return Int32Array.from(sides, (side) => maskOf(side, tests))
}

interface Test<At extends Side> {
  /** What its failing is worth. */
  readonly bit: number
  readonly passes: (side: SidesOfEvents[At]) => boolean
}

const maskOf = <At extends Side>(side: SidesOfEvents[At], tests: readonly Test<At>[]): number => {
  let mask = passing
  for (const { bit, passes } of tests) if (!passes(side)) mask |= bit
  return mask
}

const testsAt = <At extends Side>(at: At, filter: FinderFilter): readonly Test<At>[] => {
  const bits = bitsOfFilters()
  return everyFilter().flatMap(([name, { looksAt, passes, needs }]) => {
    const asked = filter[name]
    if (asked === undefined || looksAt !== at || !passes || !isAsked(needs, filter)) return []
    return { bit: bits.get(name) ?? hidden, passes: passes(asked as never) }
  })
}

/** A filter that means nothing without another one narrows nothing while that is not asked. */
const isAsked = (needs: AnyFilter['needs'], filter: FinderFilter): boolean =>
  needs === undefined || filter[needs as FilterName] !== undefined
