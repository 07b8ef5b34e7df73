import { required } from '../../shared/required.ts'
import { durations, type DurationKind } from '../duration-kind.ts'
import { mostSeatsWanted } from '../filters/seats.ts'
import { tally } from './tally.ts'

/** What events have in common that a filter looks at beside venue and month. */
export interface KindOfEvent {
  /** By the numbers of the dictionaries. */
  readonly theme: number
  readonly price: number
  readonly duration: DurationKind
  /** Seats left, none above `mostSeatsWanted`. */
  readonly seats: number
  readonly guaranteed: boolean
}

/** How many events there are: in all, at each venue, in each month, and at each venue in each month. */
export interface Counted {
  total: number
  readonly byVenue: Int32Array
  readonly byMonth: Int32Array
  /** At month × venues + venue. */
  readonly byMonthAndVenue: Int32Array
}

export interface CountedKind extends KindOfEvent, Counted {}

/**
 * Kinds that differ only in seats and promise, counted together as well: most questions ask for neither, and then they
 * count as one.
 */
export interface CountedFamily extends Counted {
  readonly kinds: readonly number[]
}

/**
 * Counts of events by kind, venue and month. Its size follows the variety of the programme, not the number of its
 * events, and with it the work of counting what filters leave.
 */
export interface DataCube {
  readonly kinds: readonly CountedKind[]
  /** Each kind is in one. */
  readonly families: readonly CountedFamily[]
  /** How many of each it has room for, numbered from 0 on. */
  readonly venues: number
  readonly months: number
  /** The number of a kind; a new one gets the next. */
  numberOf(kind: KindOfEvent): number
  /** Counts an event once more, or with -1 once less. */
  count(kind: number, venue: number, month: number, by: 1 | -1): void
}

/** So many combinations of seats left and what is promised. */
const promises = (mostSeatsWanted + 1) * 2

interface GrowingFamily extends CountedFamily {
  readonly kinds: number[]
}

export const emptyCube = ({ venues, months }: Pick<DataCube, 'venues' | 'months'>): DataCube => {
  const kinds: CountedKind[] = []
  const families: GrowingFamily[] = []
  /** The family of each kind. */
  const familyOf: GrowingFamily[] = []
  /** By theme, then by the rest of the kind as one number: asked once an event of the whole programme. */
  const numbers = new Map<number, Map<number, number>>()
  const familiesByRest = new Map<number, Map<number, GrowingFamily>>()

  const nothing = (): Counted => ({
    total: 0,
    byVenue: new Int32Array(venues),
    byMonth: new Int32Array(months),
    byMonthAndVenue: new Int32Array(months * venues),
  })

  const addedFamily = (): GrowingFamily => {
    const family = { ...nothing(), kinds: [] }
    families.push(family)
    return family
  }

  const added = (kind: KindOfEvent, offer: number): number => {
    const number = kinds.push({ ...kind, ...nothing() }) - 1
    const family = familiesByRest
      .getOrInsertComputed(kind.theme, () => new Map<number, GrowingFamily>())
      .getOrInsertComputed(offer, addedFamily)
    family.kinds.push(number)
    familyOf.push(family)
    return number
  }

  const add = (to: Counted, venue: number, month: number, by: 1 | -1): void => {
    to.total += by
    tally(to.byVenue, venue, by)
    tally(to.byMonth, month, by)
    tally(to.byMonthAndVenue, month * venues + venue, by)
  }

  return {
    kinds,
    families,
    venues,
    months,

    numberOf(kind) {
      const promised = kind.seats * 2 + Number(kind.guaranteed)
      const offer = kind.price * durations.length + durations.indexOf(kind.duration)
      return numbers
        .getOrInsertComputed(kind.theme, () => new Map<number, number>())
        .getOrInsertComputed(offer * promises + promised, () => added(kind, offer))
    },

    count(number, venue, month, by) {
      add(required(kinds[number]), venue, month, by)
      add(required(familyOf[number]), venue, month, by)
    },
  }
}
