import { required } from '../../shared/required.ts'
import { failsSeveral, passing, type FilterMasks } from './bit-masks.ts'
import type { CountedKind, DataCube } from './data-cube.ts'
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

/** Counts in one pass over the kinds. What fails two filters is in no facet and is passed over. */
export const countEvents = (cube: DataCube, masks: FilterMasks): CubeCounts => {
  const ofKinds = new Int32Array(cube.kinds.length)
  const atVenues = new Int32Array(cube.venues)
  const inMonths = new Int32Array(cube.months)
  const venues = parted(masks.venues)
  const months = parted(masks.months)

  /** At the open venues in one month. */
  const inMonth = ({ byMonth, byMonthAndVenue }: CountedKind, month: number): number =>
    sumOfOpen(venues, required(byMonth[month]), byMonthAndVenue, month * cube.venues)

  const matches = (kind: CountedKind): number => {
    if (!months.closed.length) return sumOfOpen(venues, kind.total, kind.byVenue, 0)
    let sum = 0
    for (const month of months.open) sum += inMonth(kind, month)
    return sum
  }
  const addToVenues = ({ byVenue, byMonthAndVenue }: CountedKind): void => {
    if (!months.closed.length) addTo(atVenues, byVenue, 0)
    else for (const month of months.open) addTo(atVenues, byMonthAndVenue, month * cube.venues)
  }
  const addToMonths = (kind: CountedKind): void => {
    if (!venues.closed.length) addTo(inMonths, kind.byMonth, 0)
    else for (let month = 0; month < cube.months; month++) tally(inMonths, month, inMonth(kind, month))
  }

  let total = 0
  for (const [number, kind] of cube.kinds.entries()) {
    const mask = required(masks.kinds[number])
    if (failsSeveral(mask)) continue
    const count = matches(kind)
    ofKinds[number] = count
    if (mask !== passing) continue
    total += count
    addToVenues(kind)
    addToMonths(kind)
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
