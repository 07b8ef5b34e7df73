import { required } from '../../shared/required.ts'
import { everyFilter, type AnyFilter, type FacetName } from '../filters.ts'
import type { FacetValue } from '../finder.ts'
import { bitsOfFilters, passing, type FilterMasks } from './bit-masks.ts'
import type { CubeCounts } from './cube-counts.ts'
import type { Sides } from './sides.ts'
import type { Surroundings } from './surroundings.ts'

export type Facets = Readonly<Record<FacetName, readonly FacetValue[]>>

/**
 * An inverted index of the cube: for each counted value the kinds, venues or months that it picks. They are sorted into
 * classes that the same values pick, so that a facet with many values looks at each of them once.
 */
export type Postings = readonly {
  readonly name: FacetName
  /** What failing its own filter is worth. */
  readonly bit: number
  readonly of: keyof FilterMasks
  /** The class of each kind, venue or month; 0: no value picks it. */
  readonly classOf: Int32Array
  /** Classes are numbered up to this. */
  readonly classes: number
  readonly values: readonly { readonly value: Omit<FacetValue, 'count'>; readonly picked: readonly number[] }[]
  readonly onlyWithEvents: boolean
}[]

export const postingsOf = (sides: Sides, { shelf, locations }: Surroundings): Postings => {
  const programme = { months: sides.months.toSorted(), shelf, locations }
  return everyFilter().flatMap(([name, { looksAt, passes, facet }]) => {
    if (!facet || !passes || !looksAt || looksAt === 'distance' || looksAt === 'words') return []
    const { of, seen } = lookedAt(looksAt, sides)
    const offered = facet.values(programme)
    const tests = offered.map(({ value }) => passes(value))
    const { classOf, pickedBy } = classesOf(tests, seen)
    const values = offered.map(({ value, ...label }, index) => ({
      value: { value: String(value), ...label },
      picked: pickedBy.flatMap((picking, place) => (picking.has(index) ? [place + 1] : [])),
    }))
    const bit = required(bitsOfFilters.get(name))
    const onlyWithEvents = facet.onlyWithEvents ?? false
    return [{ name: name as FacetName, bit, of, classOf, classes: pickedBy.length, values, onlyWithEvents }]
  })
}

/** Makes facets of counts: a value counts what passes every filter but its own facet's, and this with that value. */
export const facetsOf = (postings: Postings, masks: FilterMasks, counts: CubeCounts): Facets =>
  Object.fromEntries(postings.map((posting) => [posting.name, facetOf(posting, masks, counts)])) as Facets

/** One of them. */
export const facetOf = (
  { bit, of, classOf, classes, values, onlyWithEvents }: Postings[number],
  masks: FilterMasks,
  counts: CubeCounts,
): readonly FacetValue[] => {
  const sums = sumsOfClasses({ classOf, classes, counts: countsOfSides(counts)[of], masks: masks[of], bit })
  const counted = values.map(({ value, picked }) => {
    let count = 0
    for (const number of picked) count += required(sums[number])
    return { ...value, count }
  })
  return onlyWithEvents ? counted.filter(({ count }) => count > 0) : counted
}

/** Events that fail one asked filter and pass all others: so many more there would be without it. */
export const failingAloneOf = ({ bit, of }: Postings[number], masks: FilterMasks, counts: CubeCounts): number => {
  const numbers = countsOfSides(counts)[of]
  let sum = 0
  for (const [number, mask] of masks[of].entries()) if (mask === bit) sum += required(numbers[number])
  return sum
}

const countsOfSides = ({ ofKinds, atVenues, inMonths }: CubeCounts) =>
  ({ kinds: ofKinds, venues: atVenues, months: inMonths }) as const

/** How many events of each class pass every filter but perhaps this one; by its number. */
const sumsOfClasses = ({
  classOf,
  classes,
  counts,
  masks,
  bit,
}: Pick<Postings[number], 'classOf' | 'classes' | 'bit'> & {
  readonly counts: Int32Array
  readonly masks: Int32Array
}): Float64Array => {
  const sums = new Float64Array(classes + 1)
  for (let number = 0; number < classOf.length; number++) {
    const mask = masks[number]
    if (mask === passing || mask === bit) {
      const place = required(classOf[number])
      sums[place] = required(sums[place]) + required(counts[number])
    }
  }
  return sums
}

type Passes = ReturnType<NonNullable<AnyFilter['passes']>>

const lookedAt = (at: 'theme' | 'offer' | 'venue' | 'month', sides: Sides) => {
  if (at === 'venue') return { of: 'venues', seen: sides.venues } as const
  if (at === 'month') return { of: 'months', seen: sides.months } as const
  return { of: 'kinds', seen: sides.kinds.map((kind) => kind?.[at]) } as const
}

/** Sorts what is seen into classes that the same tests pass, and tells of each, from 1 on, which these are. */
const classesOf = (tests: readonly Passes[], seen: readonly Parameters<Passes>[0][]) => {
  const classes = new Map<string, number>()
  const classOf = new Int32Array(seen.length)
  for (const [number, side] of seen.entries()) {
    if (side === undefined) continue
    const picking: number[] = []
    for (const [index, passes] of tests.entries()) if (passes(side)) picking.push(index)
    if (picking.length > 0) classOf[number] = classes.getOrInsertComputed(picking.join(), () => classes.size + 1)
  }
  return { classOf, pickedBy: [...classes.keys()].map((picking) => new Set(picking.split(',').map(Number))) }
}
