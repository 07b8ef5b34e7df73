import type { BookedEvent } from './booking.ts'

/** When and where an event is held, as one line or two tell it. */
export interface WhenAndWhere extends Pick<
  BookedEvent,
  'startDate' | 'endDate' | 'startTime' | 'endTime' | 'isOnlineEvent'
> {
  /** Hotel and town; absent online. */
  readonly venue?: string
}

/** When and where a booked event is held. */
export const whenAndWhereOf = ({
  startDate,
  endDate,
  startTime,
  endTime,
  isOnlineEvent,
  hotel,
}: BookedEvent): WhenAndWhere => ({
  startDate,
  endDate,
  startTime,
  endTime,
  isOnlineEvent,
  ...(hotel && { venue: `${hotel.name}, ${hotel.location}` }),
})
