import { berlinDay } from '../shared/dates.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { EventHistory } from './catalogue.ts'

/** What people must know of an event that was rescheduled: other days, or only other hours of the same day. */
export type HowRescheduled =
  | { readonly from: 'days'; readonly days: readonly Day[] }
  | { readonly from: 'hours'; readonly hours: readonly WallTime[] }

/** How an event was rescheduled, oldest beginning first, each once; undefined where it stands as it was announced. */
export const howRescheduled = ({
  event,
  earlierStarts,
}: Pick<EventHistory, 'event' | 'earlierStarts'>): HowRescheduled | undefined => {
  if (earlierStarts.length === 0) return undefined
  const now = berlinDay(event.startDate)
  const days = [...new Set(earlierStarts.map(({ startDate }) => berlinDay(startDate)))].filter((day) => day !== now)
  if (days.length > 0) return { from: 'days', days }
  return { from: 'hours', hours: earlierStarts.map(({ startTime }) => startTime) }
}
