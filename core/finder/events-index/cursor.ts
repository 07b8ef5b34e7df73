import { isDay } from '../../shared/dates.ts'
import { required } from '../../shared/required.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'
import type { Sorting } from '../finder.ts'

/** Where a list continues: after the event of that number, by the values that sort it. */
export interface Cursor {
  /** Net cents, kilometres, 0 where only the day sorts; Infinity for what is unknown and stands last. */
  readonly rank: number
  /** As `dayNumber`. */
  readonly day: number
  readonly eventId: number
}

/** Before the first event of every list. */
export const startCursor: Cursor = { rank: -Infinity, day: -Infinity, eventId: -Infinity }

const aToken = /^(datum|preis|entfernung)~(\d{1,15}|-)~(\d{4}-\d{2}-\d{2})~(\d{1,15})$/

export const tokenOf = (sort: Sorting, { rank, day, eventId }: Cursor): string =>
  [sort, Number.isFinite(rank) ? rank : '-', dayOfNumber(day), eventId].join('~')

/**
 * Reads where a list continues: at the start without a token, 'nowhere' for one that no list of this sorting gave out.
 * It names values, no index, so it holds when events come and go.
 */
export const cursorOf = (after: string | undefined, sort: Sorting): Cursor | 'nowhere' => {
  if (after === undefined || after === '') return startCursor
  const [, sorted, rank, day, eventId] = aToken.exec(after) ?? []
  if (sorted !== sort || !isDay(required(day))) return 'nowhere'
  return { rank: rank === '-' ? Infinity : Number(rank), day: dayNumber(required(day)), eventId: Number(eventId) }
}
