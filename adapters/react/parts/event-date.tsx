import type { Event } from '#core/catalogue/catalogue.ts'
import { dateRange, dayRange, monthRange, weekdayRange } from '#core/shared/date-texts.ts'
import { berlinDay } from '#core/shared/dates.ts'

/** A date as it is printed big: weekdays, days, month; the full dates for screen readers, the machine's in `datetime`. */
export const EventDate = ({
  event: { startDate, endDate },
  className = 'date',
}: {
  readonly event: Pick<Event, 'startDate' | 'endDate'>
  readonly className?: string
}) => (
  <time className={className} dateTime={berlinDay(startDate)}>
    <span className="vh">{dateRange(startDate, endDate)}</span>
    <span aria-hidden="true">{weekdayRange(startDate, endDate)}</span>
    <b aria-hidden="true">{dayRange(startDate, endDate)}</b>
    <span aria-hidden="true">{monthRange(startDate, endDate)}</span>
  </time>
)
