import type { Event } from '../catalogue/catalogue.ts'
import { hasBegun, isOver } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import type { Begun, Past } from '../shared/result.ts'

/** Why nobody decides about an event any more: it is over, or it has begun. */
export function whyNotOrderable(
  { startDate, endDate, themeUrl, url }: Pick<Event, 'startDate' | 'endDate' | 'themeUrl' | 'url'>,
  today: Day,
): Past | Begun | undefined {
  if (isOver({ endDate }, today)) return { why: 'past', themeUrl, startDate, endDate }
  return hasBegun(startDate, today) ? { why: 'begun', themeUrl, url, startDate, endDate } : undefined
}
