import { warningSeconds, type SessionTime } from './login.ts'

/** What a page does about the end of a session: look again in so many seconds, warn, or say that it is over. */
export type NextStep =
  | { readonly step: 'wait'; readonly seconds: number }
  | { readonly step: 'warn' }
  | { readonly step: 'over' }

/** Timers of browsers count no further than 24 days; a day is often enough to look again. */
const longestWait = 24 * 3600

/** What is next, by how long the session lasts. */
export const nextStepBy = ({ secondsLeft }: SessionTime): NextStep => {
  if (secondsLeft <= 0) return { step: 'over' }
  const seconds = secondsLeft - warningSeconds
  return seconds > 0 ? { step: 'wait', seconds: Math.min(seconds, longestWait) } : { step: 'warn' }
}

/** Time that is left, as a clock shows it: 1:05. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
