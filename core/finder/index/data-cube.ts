import { required } from '../../shared/required.ts'
import { durations, type DurationKind } from '../duration-kind.ts'
import { tally } from './tally.ts'

/** What events have in common that a filter looks at beside venue and month. */
export interface KindOfEvent {
  /** By the numbers of the dictionaries. */
  readonly theme: number
  readonly price: number
  readonly duration: DurationKind
  readonly free: boolean
  readonly guaranteed: boolean
}

/** How many events there are of a kind: in all, at each venue, in each month, and at each venue in each month. */
export interface CountedKind extends KindOfEvent {
  total: number
  readonly byVenue: Int32Array
  readonly byMonth: Int32Array
  /** At month × venues + venue. */
  readonly byMonthAndVenue: Int32Array
}

/**
 * Counts of events by kind, venue and month. Its size follows the variety of the programme, not the number of its
 * events, and with it the work of counting what filters leave.
 */
export interface DataCube {
  readonly kinds: readonly CountedKind[]
  /** How many of each it has room for, numbered from 0 on. */
  readonly venues: number
  readonly months: number
  /** The number of a kind; a new one gets the next. */
  numberOf(kind: KindOfEvent): number
  /** Counts an event once more, or with -1 once less. */
  count(kind: number, venue: number, month: number, by: 1 | -1): void
}

export const emptyCube = ({ venues, months }: Pick<DataCube, 'venues' | 'months'>): DataCube => {
  const kinds: CountedKind[] = []
  /** By theme, then by the rest of the kind as one number: asked once an event of the whole programme. */
  const numbers = new Map<number, Map<number, number>>()

  const added = (kind: KindOfEvent): number => {
    const counts = {
      total: 0,
      byVenue: new Int32Array(venues),
      byMonth: new Int32Array(months),
      byMonthAndVenue: new Int32Array(months * venues),
    }
    return kinds.push({ ...kind, ...counts }) - 1
  }

  return {
    kinds,
    venues,
    months,

    numberOf(kind) {
      const promised = Number(kind.free) * 2 + Number(kind.guaranteed)
      const rest = (kind.price * durations.length + durations.indexOf(kind.duration)) * 4 + promised
      return numbers
        .getOrInsertComputed(kind.theme, () => new Map<number, number>())
        .getOrInsertComputed(rest, () => added(kind))
    },

    count(number, venue, month, by) {
      const kind = required(kinds[number])
      kind.total += by
      tally(kind.byVenue, venue, by)
      tally(kind.byMonth, month, by)
      tally(kind.byMonthAndVenue, month * venues + venue, by)
    },
  }
}
