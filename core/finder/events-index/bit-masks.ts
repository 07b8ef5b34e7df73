import { required } from '../../shared/required.ts'
import type { Side, SidesOfEvents } from '../filter.ts'
import { valuesInQuery, everyFilter, type AnyFilter, type FilterName } from '../filters.ts'
import type { FinderFilter } from '../finder.ts'
import type { Sides } from './sides.ts'

/** Fails nothing. */
export const passing = 0

/** Fails two at once, and so counts nowhere: what is not to be shown, or fails a filter that has no facet. */
const hidden = 0b11

/**
 * Which filters the events of a kind, at a venue and in a month fail, a bit each: an event passes when all three fail
 * none.
 */
export interface FilterMasks {
  readonly kinds: Int32Array
  readonly venues: Int32Array
  readonly months: Int32Array
}

export const failsSeveral = (mask: number): boolean => (mask & (mask - 1)) !== 0

/**
 * One bit for each filter whose values are counted, so that its facet finds what fails it alone: events with another
 * value. The two lowest bits stay for `hidden`.
 */
export const bitsOfFilters: ReadonlyMap<FilterName, number> = new Map(
  everyFilter()
    .filter(([, { facet }]) => facet)
    .map(([name], index) => [name, 1 << (index + 2)]),
)

/** What of a question is looked up for itself, before events are. */
export interface LookedUp {
  /** Of each venue by its number, as `SidesOfEvents.distance`. */
  readonly distances: readonly number[]
  /** Addresses of the themes that the asked words find. */
  readonly themesFound: ReadonlySet<string>
}

export const masksOf = (sides: Sides, filter: FinderFilter, { distances, themesFound }: LookedUp): FilterMasks => {
  const themeTests = testsAt('theme', filter)
  const wordTests = testsAt('words', filter)
  const offerTests = testsAt('offer', filter)
  const venueTests = testsAt('venue', filter)
  const distanceTests = testsAt('distance', filter)
  const monthTests = testsAt('month', filter)
  // Of a theme there are as many kinds as prices, lengths and seats left: what they share is tested once.
  const ofThemes = masksOfEach(
    sides.themes,
    (theme) => maskOf(theme, themeTests) | maskOf(themesFound.has(theme.url), wordTests),
  )
  return {
    kinds: masksOfEach(sides.kinds, (kind, number) =>
      kind ? required(ofThemes[required(sides.themeOf[number])]) | maskOf(kind.offer, offerTests) : hidden,
    ),
    venues: masksOfEach(
      sides.venues,
      (venue, number) => maskOf(venue, venueTests) | maskOf(required(distances[number]), distanceTests),
    ),
    months: masksOfEach(sides.months, (month) => maskOf(month, monthTests)),
  }
}

/** By number and not by iterator, which takes twice as long for the thousands of kinds of a large programme. */
const masksOfEach = <Seen>(sides: readonly Seen[], maskOfOne: (side: Seen, number: number) => number): Int32Array => {
  const masks = new Int32Array(sides.length)
  for (let number = 0; number < masks.length; number++) masks[number] = maskOfOne(sides[number] as Seen, number)
  return masks
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

const testsAt = <At extends Side>(at: At, filter: FinderFilter): readonly Test<At>[] =>
  everyFilter().flatMap(([name, of]) => {
    const { looksAt, passes, needs } = of
    if (looksAt !== at || !passes || filter[name] === undefined || !isFilteredBy(needs, filter)) return []
    const asked = valuesInQuery(of, filter[name])
    if (asked.length === 0) return []
    const tests = asked.map(passes)
    return { bit: bitsOfFilters.get(name) ?? hidden, passes: together(of, tests) }
  })

type Passes = ReturnType<NonNullable<AnyFilter['passes']>>

/** One test of those of all asked values. */
const together = ({ several }: Pick<AnyFilter, 'several'>, tests: readonly Passes[]): Passes => {
  const [only] = tests
  if (tests.length === 1 && only) return only
  return several === 'all'
    ? (side: never) => tests.every((passes) => passes(side))
    : (side: never) => tests.some((passes) => passes(side))
}

/** A filter that means nothing without another one narrows nothing while that is not asked. */
const isFilteredBy = (needs: AnyFilter['needs'], filter: FinderFilter): boolean =>
  needs === undefined || filter[needs as FilterName] !== undefined
