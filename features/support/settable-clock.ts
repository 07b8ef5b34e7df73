import type { Clock } from '#core/shared/clock.ts'

/** A clock that stands where a scenario puts it. */
export interface SettableClock extends Clock {
  set(instant: string): void
  pass(minutes: number): void
}

export const settableClock = (start: string): SettableClock => {
  let at = Date.parse(start)
  return {
    now: () => new Date(at).toISOString(),
    set: (instant) => {
      at = Date.parse(instant)
    },
    pass: (minutes) => {
      at += minutes * 60_000
    },
  }
}
