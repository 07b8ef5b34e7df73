import { firstMinutes } from '../shared/duration.ts'
import type { DurationKind } from './finder.ts'
import type { ThemeFacts } from './ports.ts'

/**
 * How long a date takes: what its theme says of the duration, else the days of the calendar. A training series is long
 * whatever it says; half a day more belongs to the days before it.
 */
export const durationKind = (
  { isSeries, duration }: Partial<Pick<ThemeFacts, 'isSeries' | 'duration'>>,
  calendarDays: number,
): DurationKind => {
  if (isSeries) return 'lang'
  const saysMinutes = duration !== undefined && duration >= firstMinutes
  const days = duration ?? calendarDays
  if (saysMinutes || days < 2) return 'kurz'
  return days < 4 ? 'mittel' : 'lang'
}
