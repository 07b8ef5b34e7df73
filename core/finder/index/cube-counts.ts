import { required } from '../../shared/required.ts'
import { failsSeveral, passing, type FilterMasks } from './bit-masks.ts'
import type { CountedKind, DataCube } from './data-cube.ts'
import { tally } from './tally.ts'

/** How many events the filters leave, split as facets need them. */
export interface CubeCounts {
  readonly total: number
  /** Of each kind: events that pass as to venue and month, of kinds that fail one filter at most. */
  readonly ofKinds: Int32Array
  /** At each venue: events that pass as to kind and month, at venues that fail one filter at most. */
  readonly atVenues: Int32Array
  /** In each month: events that pass as to kind and venue, in months that fail one filter at most. */
  readonly inMonths: Int32Array
}

/** Counts in one pass over the kinds. What fails two filters is in no facet and is passed over. */
export const countEvents = (cube: DataCube, masks: FilterMasks): CubeCounts => {
  const ofKinds = new Int32Array(cube.kinds.length)
  const atVenues = new Int32Array(cube.venues)
  const inMonths = new Int32Array(cube.months)
  const venues = openAndNear(masks.venues)
  const months = openAndNear(masks.months)

  /** At the open venues in one month. */
  const inMonth = ({ byMonth, byMonthAndVenue }: CountedKind, month: number): number => {
    if (venues.all) return required(byMonth[month])
    let sum = 0
    for (const venue of venues.open) sum += required(byMonthAndVenue[month * cube.venues + venue])
    return sum
  }
  /** In the open months at one venue. */
  const atVenue = ({ byVenue, byMonthAndVenue }: CountedKind, venue: number): number => {
    if (months.all) return required(byVenue[venue])
    let sum = 0
    for (const month of months.open) sum += required(byMonthAndVenue[month * cube.venues + venue])
    return sum
  }
  const matches = (kind: CountedKind): number => {
    let sum = 0
    if (!months.all) for (const month of months.open) sum += inMonth(kind, month)
    else if (!venues.all) for (const venue of venues.open) sum += required(kind.byVenue[venue])
    else return kind.total
    return sum
  }

  let total = 0
  for (const [number, kind] of cube.kinds.entries()) {
    const mask = required(masks.kinds[number])
    if (failsSeveral(mask)) continue
    const count = matches(kind)
    ofKinds[number] = count
    if (mask !== passing) continue
    total += count
    for (const venue of venues.near) tally(atVenues, venue, atVenue(kind, venue))
    for (const month of months.near) tally(inMonths, month, inMonth(kind, month))
  }
  return { total, ofKinds, atVenues, inMonths }
}

/** Numbers of those that pass all filters, and of those that fail one at most. */
const openAndNear = (masks: Int32Array) => {
  const open = numbersOf(masks, (mask) => mask === passing)
  return { open, near: numbersOf(masks, (mask) => !failsSeveral(mask)), all: open.length === masks.length }
}

/** The numbers of the kinds, venues or months whose mask fits. */
export const numbersOf = (masks: Int32Array, fits: (mask: number) => boolean): readonly number[] =>
  [...masks.keys()].filter((number) => fits(required(masks[number])))
