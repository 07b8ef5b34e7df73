import { berlinDay } from '../shared/dates.ts'
import { durationText, seriesDurationText } from '../shared/duration.ts'
import type { Event, Theme } from './catalogue.ts'

const msInDay = 86_400_000

/** Days from the first to the last, both counted, by the calendar. */
const calendarDays = ({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): number =>
  (Date.parse(berlinDay(endDate)) - Date.parse(berlinDay(startDate))) / msInDay + 1

/** How long a date takes, in words: the sum of its modules, else what its theme says, else its days (spec §9). */
export const eventDurationText = (
  event: Pick<Event, 'startDate' | 'endDate' | 'modules'>,
  { content }: Pick<Theme, 'content'>,
): string =>
  event.modules.length > 0
    ? seriesDurationText(event.modules)
    : durationText(content[0]?.duration ?? calendarDays(event))
