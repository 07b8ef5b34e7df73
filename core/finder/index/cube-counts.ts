import { required } from '../../shared/required.ts'
import { failsSeveral, passing, type FilterMasks } from './bit-masks.ts'
import type { Counted, DataCube } from './data-cube.ts'
import { tally } from './tally.ts'

/** How many events the filters leave, split as facets need them. */
export interface CubeCounts {
  readonly total: number
  /** Of each kind: events that pass as to venue and month, of kinds that fail one filter at most. */
  readonly ofKinds: Int32Array
  /** At each venue: events that pass as to kind and month. */
  readonly atVenues: Int32Array
  /** In each month: events that pass as to kind and venue. */
  readonly inMonths: Int32Array
}

/**
 * Counts in one pass over the kinds; those of a family that pass and fail alike are counted as one. What fails two
 * filters is in no facet and is passed over.
 */
export const countEvents = (cube: DataCube, masks: FilterMasks): CubeCounts => {
  const ofKinds = new Int32Array(cube.kinds.length)
  const atVenues = new Int32Array(cube.venues)
  const inMonths = new Int32Array(cube.months)
  const venues = parted(masks.venues)
  const months = parted(masks.months)

  /** At the open venues in one month. */
  const inMonth = ({ byMonth, byMonthAndVenue }: Counted, month: number): number =>
    sumOfOpen(venues, required(byMonth[month]), byMonthAndVenue, month * cube.venues)

  const matches = (some: Counted): number => {
    if (!months.closed.length) return sumOfOpen(venues, some.total, some.byVenue, 0)
    let sum = 0
    for (const month of months.open) sum += inMonth(some, month)
    return sum
  }
  const addToVenues = ({ byVenue, byMonthAndVenue }: Counted, by: 1 | -1): void => {
    if (!months.closed.length) addTo(atVenues, byVenue, 0, by)
    else for (const month of months.open) addTo(atVenues, byMonthAndVenue, month * cube.venues, by)
  }
  const addToMonths = (some: Counted, by: 1 | -1): void => {
    if (!venues.closed.length) addTo(inMonths, some.byMonth, 0, by)
    else for (let month = 0; month < cube.months; month++) tally(inMonths, month, by * inMonth(some, month))
  }

  let total = 0
  const addMatching = (some: Counted, by: 1 | -1): void => {
    addToVenues(some, by)
    addToMonths(some, by)
  }
  for (const family of cube.families) {
    let open = 0
    for (const number of family.kinds) {
      const mask = required(masks.kinds[number])
      if (failsSeveral(mask)) continue
      const count = matches(required(cube.kinds[number]))
      ofKinds[number] = count
      if (mask !== passing) continue
      open += 1
      total += count
    }
    if (open === 0) continue
    // All that pass, or what does not taken off the whole, whichever is less work.
    const isMostOpen = open * 2 > family.kinds.length
    if (isMostOpen) addMatching(family, 1)
    for (const number of family.kinds)
      if ((masks.kinds[number] === passing) !== isMostOpen)
        addMatching(required(cube.kinds[number]), isMostOpen ? -1 : 1)
  }
  return { total, ofKinds, atVenues, inMonths }
}

/** Numbers of venues or months that pass all filters, and of the others. */
interface Parted {
  readonly open: readonly number[]
  readonly closed: readonly number[]
}

const parted = (masks: Int32Array): Parted => ({
  open: numbersOf(masks, (mask) => mask === passing),
  closed: numbersOf(masks, (mask) => mask !== passing),
})

/** The open part of a whole: counted, or what is closed taken off, whichever is less work. */
const sumOfOpen = ({ open, closed }: Parted, whole: number, counts: Int32Array, offset: number): number =>
  closed.length < open.length ? whole - sumAt(counts, offset, closed) : sumAt(counts, offset, open)

/** The sum of some counts, numbered from an offset on. */
const sumAt = (counts: Int32Array, offset: number, numbers: readonly number[]): number => {
  let sum = 0
  for (const number of numbers) sum += required(counts[offset + number])
  return sum
}

/** Adds to each sum the count with its number, from an offset on, or takes it off. */
const addTo = (sums: Int32Array, counts: Int32Array, offset: number, by: 1 | -1): void => {
  for (let number = 0; number < sums.length; number++) tally(sums, number, by * required(counts[offset + number]))
}

/** The numbers of the kinds, venues or months whose mask fits. */
export const numbersOf = (masks: Int32Array, fits: (mask: number) => boolean): readonly number[] => {
  const numbers: number[] = []
  for (let number = 0; number < masks.length; number++) if (fits(required(masks[number]))) numbers.push(number)
  return numbers
}
