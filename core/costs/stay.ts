import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { HotelGuest } from './costs.ts'

/** A part of an event that brings people together in a hotel. */
export interface Meeting {
  readonly hotelId: number
  readonly startDate: Day
  readonly endDate: Day
  /** Title of the module of a series. */
  readonly module?: string
}

/** The days of a meeting, from the first to the last. */
export const daysOf = ({ startDate, endDate }: Pick<Meeting, 'startDate' | 'endDate'>): readonly Day[] => {
  const days: Day[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * The nights somebody stays, each named by its evening. Who stays overnight on a one-day event comes the evening
 * before; by default nobody does (domain §4.4).
 */
export const nightsOf = (meeting: Meeting, { overnight, eve, late }: HotelGuest): readonly Day[] => {
  const { startDate, endDate } = meeting
  const oneDay = startDate === endDate
  const stays = overnight ?? !oneDay
  const before = addDays(startDate, -1)
  return [
    ...(eve || (stays && oneDay) ? [before] : []),
    ...(stays ? daysOf(meeting).slice(0, -1) : []),
    ...(late ? [endDate] : []),
  ]
}
