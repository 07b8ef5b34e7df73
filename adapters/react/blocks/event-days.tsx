import type { Event } from '#core/catalogue/catalogue.ts'
import { dateRange, dayRange, monthRange, weekdayRange } from '#core/shared/date-texts.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { programmeWording } from '#wording/pages/programme.ts'

/**
 * An event's days, printed big: weekdays, days, month; the full dates for screen readers, the machine's in `datetime`.
 * A series runs over months, so only its beginning is printed.
 */
export function EventDays({
  event: { startDate, endDate, modules },
  className = 'event-days',
}: {
  readonly event: Pick<Event, 'startDate' | 'endDate' | 'modules'>
  readonly className?: string
}) {
  const series = modules.length > 0
  const printedEnd = series ? startDate : endDate
  return (
    <time className={className} dateTime={berlinDay(startDate)}>
      <span className="vh">{dateRange(startDate, endDate)}</span>
      <span aria-hidden="true">
        {series && `${programmeWording.series.from} `}
        {weekdayRange(startDate, printedEnd)}
      </span>
      <b aria-hidden="true">{dayRange(startDate, printedEnd)}</b>
      <span aria-hidden="true">{monthRange(startDate, printedEnd)}</span>
    </time>
  )
}
