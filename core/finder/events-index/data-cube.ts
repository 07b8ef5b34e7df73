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

/**
 * How many events there are of each kind, by its number: in all, at each venue, in each month, and at each venue in
 * each month, at month × venues + venue. What was never counted is no column. In columns, because a question adds up a
 * few of them for thousands of kinds.
 */
export interface Columns {
  readonly total: Int32Array
  readonly byVenue: readonly (Int32Array | undefined)[]
  readonly byMonth: readonly (Int32Array | undefined)[]
  readonly byMonthAndVenue: readonly (Int32Array | undefined)[]
}

/**
 * Kinds that differ only in seats and promise, counted together as well: most questions ask for neither, and then they
 * count as one.
 */
export interface CountedFamily {
  readonly kinds: readonly number[]
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
  readonly kinds: readonly KindOfEvent[]
  /** As they are now: a new kind may have put longer ones in their place. */
  readonly columns: Columns
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

/** So many kinds have room in the first columns; where more come, they are doubled. */
const firstRoom = 256

interface GrowingFamily extends CountedFamily {
  readonly kinds: number[]
}

export const emptyCube = ({ venues, months }: Pick<DataCube, 'venues' | 'months'>): DataCube => {
  const kinds: KindOfEvent[] = []
  const families: GrowingFamily[] = []
  /** The family of each kind. */
  const familyOf: GrowingFamily[] = []
  /** By theme, then by the rest of the kind as one number: asked once an event of the whole programme. */
  const numbers = new Map<number, Map<number, number>>()
  const familiesByRest = new Map<number, Map<number, GrowingFamily>>()

  const none = (length: number): (Int32Array | undefined)[] => Array.from({ length }, () => undefined)
  const columns = {
    total: new Int32Array(firstRoom),
    byVenue: none(venues),
    byMonth: none(months),
    byMonthAndVenue: none(months * venues),
  }

  const makeRoom = (): void => {
    columns.total = longer(columns.total)
    for (const some of [columns.byVenue, columns.byMonth, columns.byMonthAndVenue])
      for (const [index, column] of some.entries()) if (column) some[index] = longer(column)
  }

  const addedFamily = (): GrowingFamily => {
    const family = {
      kinds: [],
      byVenue: new Int32Array(venues),
      byMonth: new Int32Array(months),
      byMonthAndVenue: new Int32Array(months * venues),
    }
    families.push(family)
    return family
  }

  const added = (kind: KindOfEvent, offer: number): number => {
    const number = kinds.push(kind) - 1
    if (number >= columns.total.length) makeRoom()
    const family = familiesByRest
      .getOrInsertComputed(kind.theme, () => new Map<number, GrowingFamily>())
      .getOrInsertComputed(offer, addedFamily)
    family.kinds.push(number)
    familyOf.push(family)
    return number
  }

  /** An index that there is no room for is a bug and throws. */
  const tallyIn = (some: (Int32Array | undefined)[], index: number, kind: number, by: 1 | -1): void => {
    if (index >= some.length) throw new RangeError('no room for this venue or month')
    tally((some[index] ??= new Int32Array(columns.total.length)), kind, by)
  }

  return {
    kinds,
    columns,
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
      const cell = month * venues + venue
      tally(columns.total, number, by)
      tallyIn(columns.byVenue, venue, number, by)
      tallyIn(columns.byMonth, month, number, by)
      tallyIn(columns.byMonthAndVenue, cell, number, by)
      const family = required(familyOf[number])
      tally(family.byVenue, venue, by)
      tally(family.byMonth, month, by)
      tally(family.byMonthAndVenue, cell, by)
    },
  }
}

const longer = (column: Int32Array): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(column.length * 2)
  next.set(column)
  return next
}
