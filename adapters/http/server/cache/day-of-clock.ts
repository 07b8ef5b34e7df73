import type { Clock } from '#core/shared/clock.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { addDays, instantOf, today } from '#core/shared/dates.ts'

/** The day in Berlin by the site's clock, worked out once a day: quick enough to be asked with every request. */
export function dayOfClock(clock: Clock): () => Day {
  let known: { readonly day: Day; readonly begins: number; readonly ends: number } | undefined

  let asked: Instant | undefined

  return () => {
    const instant = clock.now()
    if (known && instant === asked) return known.day
    asked = instant
    const now = Date.parse(instant)
    if (!known || now < known.begins || now >= known.ends) {
      const day = today(clock)
      known = { day, begins: midnightOf(day), ends: midnightOf(addDays(day, 1)) }
    }
    return known.day
  }
}

const midnightOf = (day: Day): number => {
  const midnight = instantOf(day, '00:00')
  if (!midnight.ok) throw new Error(`${day} has no midnight in Berlin`)
  return Date.parse(midnight.value)
}
