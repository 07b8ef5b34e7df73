import { present } from '../../shared/required.ts'
import type { CountedKind, DateCube } from './data-cube.ts'
import { failing, failsSeveral, type FilterMasks } from './bit-masks.ts'
import { tally } from './tally.ts'

/** How many dates the filters leave, split as facets need them. */
export interface DateCounts {
  readonly total: number
  /** Of each kind: dates that pass as to hotel and month, of kinds that fail one filter at most. */
  readonly ofKinds: Int32Array
  /** In each hotel: dates that pass as to kind and month, in hotels that fail one filter at most. */
  readonly inHotels: Int32Array
  /** In each month: dates that pass as to kind and hotel. */
  readonly inMonths: Int32Array
}

/** Counts in one pass over the kinds. What fails two filters is in no facet and is passed over. */
export const countDates = (cube: DateCube, { kinds, hotels, month }: FilterMasks): DateCounts => {
  const ofKinds = new Int32Array(cube.kinds.length)
  const inHotels = new Int32Array(cube.hotels)
  const inMonths = new Int32Array(cube.months)
  const nearHotels = numbersOf(hotels, (mask) => !failsSeveral(mask))
  const openHotels = numbersOf(hotels, (mask) => mask === failing.none)
  const allAreOpen = openHotels.length === hotels.length

  /** Of what stands in the counts from a place on: the sum of the open hotels. */
  const sumOfOpen = (counts: Int32Array, from: number): number => {
    let sum = 0
    for (const hotel of openHotels) sum += counts[from + hotel] ?? 0
    return sum
  }
  const inMonth = ({ byMonth, byMonthAndHotel }: CountedKind, asked: number): number =>
    allAreOpen ? (byMonth[asked] ?? 0) : sumOfOpen(byMonthAndHotel, asked * cube.hotels)
  const passing = (kind: CountedKind): number => {
    if (month !== undefined) return inMonth(kind, month)
    return allAreOpen ? kind.total : sumOfOpen(kind.byHotel, 0)
  }
  const inHotel = ({ byHotel, byMonthAndHotel }: CountedKind, hotel: number): number =>
    (month === undefined ? byHotel[hotel] : byMonthAndHotel[month * cube.hotels + hotel]) ?? 0

  let total = 0
  for (const [number, kind] of cube.kinds.entries()) {
    const mask = present(kinds[number])
    if (failsSeveral(mask)) continue
    const matches = passing(kind)
    ofKinds[number] = matches
    if (mask !== failing.none) continue
    total += matches
    for (const hotel of nearHotels) tally(inHotels, hotel, inHotel(kind, hotel))
    for (let each = 0; each < inMonths.length; each++) tally(inMonths, each, inMonth(kind, each))
  }
  return { total, ofKinds, inHotels, inMonths }
}

/** The numbers of the kinds or hotels whose mask fits. */
export const numbersOf = (masks: Int32Array, fits: (mask: number) => boolean): readonly number[] =>
  [...masks.keys()].filter((number) => fits(present(masks[number])))
