import { required } from '../../shared/required.ts'
import { failsSeveral, passing, type FilterMasks } from './bit-masks.ts'
import type { CountedFamily, DataCube } from './data-cube.ts'
import { tally } from './tally.ts'

/** How many events the filters leave, split as facets need them. */
export interface CubeCounts {
  readonly total: number
  /** Of each kind that fails one filter at most: events that pass as to venue and month. Of others it says nothing. */
  readonly ofKinds: Int32Array
  /** At each venue: events that pass as to kind and month. */
  readonly atVenues: Int32Array
  /** In each month: events that pass as to kind and venue. */
  readonly inMonths: Int32Array
}

/**
 * Counts in one pass over the kinds; those of a family that pass and fail alike are counted as one. What fails two
 * filters is in no facet.
 */
export const countEvents = (cube: DataCube, masks: FilterMasks): CubeCounts => {
  const venues = parted(masks.venues)
  const months = parted(masks.months)
  const ofKinds = countsOfKinds(cube, masks.kinds, venues, months)
  const atVenues = new Int32Array(cube.venues)
  const inMonths = new Int32Array(cube.months)

  const addFamily = ({ byVenue, byMonth, byMonthAndVenue }: CountedFamily): void => {
    if (!months.closed.length) addTo(atVenues, byVenue, 0)
    else for (const month of months.open) addTo(atVenues, byMonthAndVenue, month * cube.venues)
    if (!venues.closed.length) addTo(inMonths, byMonth, 0)
    else
      for (let month = 0; month < cube.months; month++)
        tally(inMonths, month, sumOfOpen(venues, required(byMonth[month]), byMonthAndVenue, month * cube.venues))
  }

  const { byVenue, byMonth, byMonthAndVenue } = cube.columns
  const addKind = (kind: number, by: 1 | -1): void => {
    const at = (column: Int32Array | undefined): number => (column ? by * required(column[kind]) : 0)
    const inCell = (month: number, venue: number): number => at(byMonthAndVenue[month * cube.venues + venue])
    for (let venue = 0; venue < cube.venues; venue++)
      if (!months.closed.length) tally(atVenues, venue, at(byVenue[venue]))
      else for (const month of months.open) tally(atVenues, venue, inCell(month, venue))
    for (let month = 0; month < cube.months; month++)
      if (!venues.closed.length) tally(inMonths, month, at(byMonth[month]))
      else for (const venue of venues.open) tally(inMonths, month, inCell(month, venue))
  }

  let total = 0
  for (const family of cube.families) {
    let open = 0
    for (const kind of family.kinds)
      if (masks.kinds[kind] === passing) {
        open += 1
        total += required(ofKinds[kind])
      }
    if (open === 0) continue
    // All that pass, or what does not taken off the whole, whichever is less work.
    const isMostOpen = open * 2 > family.kinds.length
    if (isMostOpen) addFamily(family)
    if (open === family.kinds.length) continue
    for (const kind of family.kinds)
      if ((masks.kinds[kind] === passing) !== isMostOpen) addKind(kind, isMostOpen ? -1 : 1)
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

/**
 * Of each kind its events at the open venues in the open months: the columns of these added up, or those of the closed
 * ones taken off the whole, whichever are fewer.
 */
const countsOfKinds = (cube: DataCube, masks: Int32Array, venues: Parted, months: Parted): Int32Array => {
  const sums = new Int32Array(cube.kinds.length)
  const kinds = numbersOf(masks, (mask) => !failsSeveral(mask))
  // Of a few kinds each is looked up; of many all are added, which is quicker than to leave some out.
  const areFew = kinds.length * 4 < sums.length
  const add = (column: Int32Array | undefined, by: 1 | -1): void => {
    if (!column) return
    if (areFew) for (const kind of kinds) tally(sums, kind, by * required(column[kind]))
    else for (let kind = 0; kind < sums.length; kind++) tally(sums, kind, by * required(column[kind]))
  }
  const { total, byVenue, byMonth, byMonthAndVenue } = cube.columns
  const addVenues = (whole: Int32Array | undefined, atVenue: (venue: number) => Int32Array | undefined, by: 1 | -1) => {
    const takesOff = venues.closed.length < venues.open.length
    if (takesOff) add(whole, by)
    for (const venue of takesOff ? venues.closed : venues.open) add(atVenue(venue), takesOff ? (by === 1 ? -1 : 1) : by)
  }
  const takesOff = months.closed.length < months.open.length
  if (takesOff) addVenues(total, (venue) => byVenue[venue], 1)
  for (const month of takesOff ? months.closed : months.open)
    addVenues(byMonth[month], (venue) => byMonthAndVenue[month * cube.venues + venue], takesOff ? -1 : 1)
  return sums
}

/** The open part of a whole: counted, or what is closed taken off, whichever is less work. */
const sumOfOpen = ({ open, closed }: Parted, whole: number, counts: Int32Array, offset: number): number =>
  closed.length < open.length ? whole - sumAt(counts, offset, closed) : sumAt(counts, offset, open)

/** The sum of some counts, numbered from an offset on. */
const sumAt = (counts: Int32Array, offset: number, numbers: readonly number[]): number => {
  let sum = 0
  for (const number of numbers) sum += required(counts[offset + number])
  return sum
}

/** Adds to each sum the count with its number, from an offset on. */
const addTo = (sums: Int32Array, counts: Int32Array, offset: number): void => {
  for (let number = 0; number < sums.length; number++) tally(sums, number, required(counts[offset + number]))
}

/** The numbers of the kinds, venues or months whose mask fits. */
export const numbersOf = (masks: Int32Array, fits: (mask: number) => boolean): readonly number[] => {
  const numbers: number[] = []
  for (let number = 0; number < masks.length; number++) if (fits(required(masks[number]))) numbers.push(number)
  return numbers
}
