import { isDay } from '../shared/dates.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'
import type { Sorting } from './finder.ts'

/** Where a list continues: after the date of that number, by the values that sort it. */
export interface Place {
  /** Net cents, kilometres, 0 where only the day sorts; Infinity for what is unknown and stands last. */
  readonly rank: number
  /** As `dayNumber`. */
  readonly day: number
  readonly eventId: number
}

const aToken = /^(datum|preis|entfernung)~(\d{1,15}|-)~(\d{4}-\d{2}-\d{2})~(\d{1,15})$/

export const tokenOf = (sort: Sorting, { rank, day, eventId }: Place): string =>
  [sort, Number.isFinite(rank) ? rank : '-', dayOfNumber(day), eventId].join('~')

/**
 * Reads where a list continues: 'start' without a token, 'nowhere' for one that no list of this sorting gave out. It names
 * values, no position, so it holds when dates come and go.
 */
export const placeOf = (after: string | undefined, sort: Sorting): Place | 'start' | 'nowhere' => {
  if (after === undefined || after === '') return 'start'
  const [, sorted, rank = '', day = '', eventId = ''] = aToken.exec(after) ?? []
  if (sorted !== sort || !isDay(day)) return 'nowhere'
  return { rank: rank === '-' ? Infinity : Number(rank), day: dayNumber(day), eventId: Number(eventId) }
}
