import { firstMinutes } from '../shared/duration.ts'
import type { IndexedTheme } from './index-changes.ts'

/**
 * How long an event takes, as people look for it: minutes or one day, from two days, from four days or a training
 * series.
 */
export const durations = ['kurz', 'mittel', 'lang'] as const
export type DurationKind = (typeof durations)[number]

/** Days from which an event is of that kind. */
export const firstDays = { mittel: 2, lang: 4 } as const

/**
 * How long an event takes: what its theme says of the duration, else the days of the calendar. A training series is
 * long whatever it says; half a day more belongs to the days before it.
 */
export const durationKind = (
  { isSeries, duration }: Partial<Pick<IndexedTheme, 'isSeries' | 'duration'>>,
  calendarDays: number,
): DurationKind => {
  if (isSeries) return 'lang'
  const saysMinutes = duration !== undefined && duration >= firstMinutes
  const days = duration ?? calendarDays
  if (saysMinutes || days < firstDays.mittel) return 'kurz'
  return days < firstDays.lang ? 'mittel' : 'lang'
}
