import { addSeconds, instantOf, isDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'

const anInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** The instant after which is asked, of an instant or a Berlin day, which counts itself; undefined of all else. */
export const sinceIn = (text: string): Instant | undefined => {
  if (isDay(text)) {
    const midnight = instantOf(text, '00:00')
    return midnight.ok ? addSeconds(midnight.value, -0.001) : undefined
  }
  if (!anInstant.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return new Date(text).toISOString()
}
