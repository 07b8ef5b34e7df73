import { required } from '../../shared/required.ts'
import { everyFilter, type AnyFilter, type FacetName } from '../filters.ts'
import type { FacetValue } from '../finder.ts'
import { bitsOfFilters, passing, type FilterMasks } from './bit-masks.ts'
import type { CubeCounts } from './cube-counts.ts'
import type { Sides } from './sides.ts'
import type { Surroundings } from './surroundings.ts'

export type Facets = Readonly<Record<FacetName, readonly FacetValue[]>>

/** An inverted index of the cube: for each counted value the numbers of the kinds, venues or months that it picks. */
export type Postings = readonly {
  readonly name: FacetName
  /** What failing its own filter is worth. */
  readonly bit: number
  readonly of: keyof FilterMasks
  readonly values: readonly { readonly value: Omit<FacetValue, 'count'>; readonly picked: Int32Array }[]
  readonly onlyWithEvents: boolean
}[]

export const postingsOf = (sides: Sides, { shelf, locations }: Surroundings): Postings => {
  const programme = { months: sides.months.toSorted(), shelf, locations }
  return everyFilter().flatMap(([name, { looksAt, passes, facet }]) => {
    if (!facet || !passes || !looksAt || looksAt === 'distance' || looksAt === 'words') return []
    const { of, seen } = lookedAt(looksAt, sides)
    const values = facet.values(programme).map(({ value, ...label }) => ({
      value: { value: String(value), ...label },
      picked: numbersThat(passes(value), seen),
    }))
    const bit = required(bitsOfFilters.get(name))
    return [{ name: name as FacetName, bit, of, values, onlyWithEvents: facet.onlyWithEvents ?? false }]
  })
}

/** Makes facets of counts: a value counts what passes every filter but its own facet's, and this with that value. */
export const facetsOf = (postings: Postings, masks: FilterMasks, counts: CubeCounts): Facets =>
  Object.fromEntries(postings.map((posting) => [posting.name, facetOf(posting, masks, counts)])) as Facets

/** One of them. */
export const facetOf = (
  { bit, of, values, onlyWithEvents }: Postings[number],
  masks: FilterMasks,
  counts: CubeCounts,
): readonly FacetValue[] => {
  const counted = values.map(({ value, picked }) => ({
    ...value,
    count: sumOf(picked, countsOfSides(counts)[of], masks[of], bit),
  }))
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

const sumOf = (picked: Int32Array, counts: Int32Array, masks: Int32Array, bit: number): number => {
  let sum = 0
  for (const number of picked) {
    const mask = masks[number]
    if (mask === passing || mask === bit) sum += required(counts[number])
  }
  return sum
}

type Passes = ReturnType<NonNullable<AnyFilter['passes']>>

const lookedAt = (at: 'theme' | 'offer' | 'venue' | 'month', sides: Sides) => {
  if (at === 'venue') return { of: 'venues', seen: sides.venues } as const
  if (at === 'month') return { of: 'months', seen: sides.months } as const
  return { of: 'kinds', seen: sides.kinds.map((kind) => kind?.[at]) } as const
}

const numbersThat = (passes: Passes, seen: readonly Parameters<Passes>[0][]): Int32Array =>
  Int32Array.from(seen.keys().filter((number) => seen[number] !== undefined && passes(seen[number])))
