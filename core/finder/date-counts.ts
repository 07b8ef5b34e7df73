import type { CountedKind, DateCube } from './date-cube.ts'
import { failing, failsSeveral, type FilterMasks } from './filter-masks.ts'

/** How many dates the filters leave, split as facets need them. */
export interface DateCounts {
  readonly total: number
  /** Of each kind: dates that pass as to hotel and month, of kinds that fail one filter at most. */
  readonly ofKinds: Float64Array
  /** In each hotel: dates that pass as to kind and month, in hotels that fail one filter at most. */
  readonly inHotels: Float64Array
  /** In each month: dates that pass as to kind and hotel. */
  readonly inMonths: Float64Array
}

/** Counts in one pass over the kinds. What fails two filters is in no facet and is passed over. */
export const countDates = (
  cube: DateCube,
  { kinds, hotels, month }: FilterMasks,
  sizes: { readonly hotels: number; readonly months: number },
): DateCounts => {
  const ofKinds = new Float64Array(cube.kinds.length)
  const inHotels = new Float64Array(sizes.hotels)
  const inMonths = new Float64Array(sizes.months)
  const stride = cube.stride()
  const nearHotels = numbersOf(hotels, (mask) => !failsSeveral(mask))
  const openHotels = numbersOf(hotels, (mask) => mask === failing.none)
  const allAreOpen = openHotels.length === hotels.length

  const inHotel = (kind: CountedKind, hotel: number): number =>
    (month === undefined ? kind.byHotel[hotel] : month < 0 ? 0 : kind.byHotelAndMonth[hotel * stride + month]) ?? 0
  const passing = (kind: CountedKind): number => {
    if (allAreOpen) return (month === undefined ? kind.total : month < 0 ? 0 : kind.byMonth[month]) ?? 0
    let sum = 0
    for (const hotel of openHotels) sum += inHotel(kind, hotel)
    return sum
  }

  let total = 0
  for (const [number, kind] of cube.kinds.entries()) {
    const mask = kinds[number] ?? failing.hidden
    if (kind.total === 0 || failsSeveral(mask)) continue
    const matches = passing(kind)
    ofKinds[number] = matches
    if (mask !== failing.none) continue
    total += matches
    for (const hotel of nearHotels) inHotels[hotel] = (inHotels[hotel] ?? 0) + inHotel(kind, hotel)
    addMonths(inMonths, kind, allAreOpen ? undefined : openHotels, stride)
  }
  return { total, ofKinds, inHotels, inMonths }
}

/** Adds a kind's dates of each month; of all hotels, or of some. */
const addMonths = (
  inMonths: Float64Array,
  { byMonth, byHotelAndMonth }: CountedKind,
  hotels: readonly number[] | undefined,
  stride: number,
): void => {
  for (let month = 0; month < inMonths.length; month++) {
    let sum = 0
    if (hotels) for (const hotel of hotels) sum += byHotelAndMonth[hotel * stride + month] ?? 0
    else sum = byMonth[month] ?? 0
    inMonths[month] = (inMonths[month] ?? 0) + sum
  }
}

const numbersOf = (masks: Int32Array, fits: (mask: number) => boolean): readonly number[] =>
  [...masks.keys()].filter((number) => fits(masks[number] ?? failing.hidden))
