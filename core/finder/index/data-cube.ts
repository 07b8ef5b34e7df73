import { present } from '../../shared/required.ts'
import { durations, type DurationKind } from '../finder.ts'
import { tally } from './tally.ts'

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
  readonly byHotel: Int32Array
  readonly byMonth: Int32Array
  /** At month × hotels + hotel. */
  readonly byMonthAndHotel: Int32Array
}

/**
 * Counts of dates by kind, hotel and month. Its size follows the variety of the programme, not the number of its dates, and
 * with it the work of counting what filters leave.
 */
export interface DateCube {
  readonly kinds: readonly CountedKind[]
  /** How many of each it has room for, numbered from 0 on. */
  readonly hotels: number
  readonly months: number
  /** The number of a kind; a new one gets the next. */
  kindOf(kind: KindOfDate): number
  /** Counts a date once more, or with -1 once less. */
  count(kind: number, hotel: number, month: number, by: 1 | -1): void
}

export const emptyCube = ({ hotels, months }: Pick<DateCube, 'hotels' | 'months'>): DateCube => {
  const kinds: CountedKind[] = []
  /** By theme, then by the rest of the kind as one number: asked once a date of the whole programme. */
  const numbers = new Map<number, Map<number, number>>()

  const added = (kind: KindOfDate): number => {
    const counts = {
      total: 0,
      byHotel: new Int32Array(hotels),
      byMonth: new Int32Array(months),
      byMonthAndHotel: new Int32Array(months * hotels),
    }
    return kinds.push({ ...kind, ...counts }) - 1
  }

  return {
    kinds,
    hotels,
    months,

    kindOf(kind) {
      const rest = (kind.price * durations.length + durations.indexOf(kind.duration)) * 2 + Number(kind.free)
      return numbers
        .getOrInsertComputed(kind.theme, () => new Map<number, number>())
        .getOrInsertComputed(rest, () => added(kind))
    },

    count(number, hotel, month, by) {
      const kind = present(kinds[number])
      kind.total += by
      tally(kind.byHotel, hotel, by)
      tally(kind.byMonth, month, by)
      tally(kind.byMonthAndHotel, month * hotels + hotel, by)
    },
  }
}
