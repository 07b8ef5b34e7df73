import { required } from '../../shared/required.ts'
import type { Side, SidesOfEvents } from '../filter.ts'
import { everyFilter, type AnyFilter, type FacetName } from '../filters.ts'
import type { FacetValue } from '../finder.ts'
import { bitsOfFilters, offerOf, passing, type FilterMasks } from './bit-masks.ts'
import type { Dictionaries } from './column-store.ts'
import type { CubeCounts } from './cube-counts.ts'
import type { DataCube } from './data-cube.ts'
import type { Surroundings } from './surroundings.ts'

interface Counted {
  readonly cube: DataCube
  readonly masks: FilterMasks
  readonly counts: CubeCounts
  readonly dictionaries: Dictionaries
  readonly surroundings: Surroundings
  readonly venues: readonly SidesOfEvents['venue'][]
}

export type Facets = Readonly<Record<FacetName, readonly FacetValue[]>>

/** Makes facets of counts: a value counts what passes every filter but its own facet's, and this with that value. */
export const facetsOf = (counted: Counted): Facets => {
  const { dictionaries, surroundings } = counted
  const programme = {
    months: dictionaries.months.values.toSorted(),
    shelf: surroundings.shelf,
    locations: surroundings.locations,
  }
  const bits = bitsOfFilters()
  const sides = countedSides(counted)
  const facets = everyFilter().flatMap(([name, { looksAt, passes, facet }]) => {
    if (!facet || !passes || !looksAt) return []
    const own = bits.get(name)
    const near = sides[looksAt].filter(({ mask }) => mask === passing || mask === own)
    const values = facet.values(programme).map(({ value, ...label }) => ({
      value: String(value),
      ...label,
      count: sumOf(near, passes(value)),
    }))
    return [[name, facet.onlyWithEvents ? values.filter(({ count }) => count > 0) : values]]
  })
  return Object.fromEntries(facets) as Facets
}

interface CountedSide {
  readonly side: SidesOfEvents[Side]
  readonly mask: number
  readonly count: number
}

type Passes = ReturnType<NonNullable<AnyFilter['passes']>>

const sumOf = (sides: readonly CountedSide[], passes: Passes): number => {
  let sum = 0
  for (const { side, count } of sides) if (passes(side)) sum += count
  return sum
}

/** Each side of events with what it fails and how many events have it; those without events are left out. */
const countedSides = (counted: Counted): Readonly<Record<Side, readonly CountedSide[]>> => {
  const { cube, masks, counts, dictionaries, surroundings, venues } = counted
  const kinds = withEvents(cube.kinds, masks.kinds, counts.ofKinds)
  const themes = dictionaries.themes.values.map((themeId) => surroundings.themes.get(themeId))
  return {
    theme: kinds.map(({ side: { theme }, ...rest }) => ({ side: required(themes[theme]), ...rest })),
    offer: kinds.map(({ side, ...rest }) => ({ side: offerOf(side, dictionaries), ...rest })),
    venue: withEvents(venues, masks.venues, counts.atVenues),
    month: withEvents(dictionaries.months.values, masks.months, counts.inMonths),
  }
}

const withEvents = <Of>(sides: readonly Of[], masks: Int32Array, counts: Int32Array) =>
  sides.flatMap((side, number) => {
    const count = required(counts[number])
    return count > 0 ? { side, mask: required(masks[number]), count } : []
  })
