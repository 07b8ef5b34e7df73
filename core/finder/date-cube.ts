import { durations, type DurationKind } from './finder.ts'

/** What dates have in common that a filter asks for beside hotel and month. */
export interface KindOfDate {
  /** By the numbers of the vocabulary. */
  readonly theme: number
  readonly price: number
  readonly duration: DurationKind
  readonly free: boolean
}

/** How many dates there are of a kind: in all, in each hotel, in each month, and in each hotel and month. */
export interface CountedKind extends KindOfDate {
  total: number
  byHotel: Int32Array
  byMonth: Int32Array
  /** At hotel × `DateCube.stride` + month. */
  byHotelAndMonth: Int32Array
}

/**
 * Counts of dates by kind, hotel and month. Its size follows the variety of the programme, not the number of its dates, and
 * with it the work of counting what filters leave.
 */
export interface DateCube {
  readonly kinds: readonly CountedKind[]
  stride(): number
  /** The number of a kind; a new one gets the next. */
  kindOf(kind: KindOfDate): number
  /** Counts a date once more, or with -1 once less. */
  count(kind: number, hotel: number, month: number, by: 1 | -1): void
}

export const emptyCube = (): DateCube => {
  const kinds: CountedKind[] = []
  /** By theme, then by the rest of the kind as one number: asked once a date of the whole programme. */
  const numbers = new Map<number, Map<number, number>>()
  let hotels = 32
  let months = 32

  const counters = () => ({
    byHotel: new Int32Array(hotels),
    byMonth: new Int32Array(months),
    byHotelAndMonth: new Int32Array(hotels * months),
  })

  const grow = (hotel: number, month: number): void => {
    const [oldHotels, oldMonths] = [hotels, months]
    while (hotels <= hotel) hotels *= 2
    while (months <= month) months *= 2
    for (const kind of kinds) {
      const { byHotel, byMonth, byHotelAndMonth } = kind
      Object.assign(kind, counters())
      kind.byHotel.set(byHotel)
      kind.byMonth.set(byMonth)
      for (let one = 0; one < oldHotels; one++)
        kind.byHotelAndMonth.set(byHotelAndMonth.subarray(one * oldMonths, (one + 1) * oldMonths), one * months)
    }
  }

  return {
    kinds,
    stride: () => months,

    kindOf(kind) {
      const ofTheme = numbers.get(kind.theme) ?? new Map<number, number>()
      numbers.set(kind.theme, ofTheme)
      const rest = (kind.price * durations.length + durations.indexOf(kind.duration)) * 2 + Number(kind.free)
      const known = ofTheme.get(rest)
      if (known !== undefined) return known
      ofTheme.set(rest, kinds.length)
      return kinds.push({ ...kind, total: 0, ...counters() }) - 1
    },

    count(number, hotel, month, by) {
      if (hotel >= hotels || month >= months) grow(hotel, month)
      const kind = kinds[number]
      if (!kind) throw new RangeError(`there is no kind ${number}`)
      kind.total += by
      add(kind.byHotel, hotel, by)
      add(kind.byMonth, month, by)
      add(kind.byHotelAndMonth, hotel * months + month, by)
    },
  }
}

const add = (counts: Int32Array, at: number, by: number): void => {
  counts[at] = (counts[at] ?? 0) + by
}
