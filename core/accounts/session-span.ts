import { rememberedDays } from './session-days.ts'
import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Session } from './ports.ts'

/** How many hours a session lasts that is not to be remembered. */
export const sessionHours = 12
/** Days without a visit after which a remembered session has ended, too. */
export const idleDays = 14

const hour = 3600
const day = 24 * hour

const earlier = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? one : other)
/** When a session ends without a visit after now. */
export const idleFrom = (now: Instant, until: Instant): Instant => earlier(until, addSeconds(now, idleDays * day))
const secondsFrom = (one: Instant, other: Instant): number => (Date.parse(other) - Date.parse(one)) / 1000

/** A visit is noted once an hour and prolongs a session once a day, so that looking at pages hardly ever writes. */
export const visitOf = ({ until, idleUntil, seenAt }: Session, now: Instant) => {
  const prolonged = idleFrom(now, until)
  const isProlonged = secondsFrom(idleUntil, prolonged) >= day
  if (!isProlonged && secondsFrom(seenAt, now) < hour) return undefined
  return { seenAt: now, until, idleUntil: isProlonged ? prolonged : idleUntil }
}

/** A session as its owner asks for more time: as long as at its beginning, but not beyond `rememberedDays` in all. */
export const prolonged = (
  { until, begunAt }: Session,
  now: Instant,
): Pick<Session, 'seenAt' | 'until' | 'idleUntil'> => {
  const longest = addSeconds(begunAt, rememberedDays * day)
  const asked = earlier(addSeconds(now, sessionHours * hour), longest)
  const later = Date.parse(asked) > Date.parse(until) ? asked : until
  return { seenAt: now, until: later, idleUntil: idleFrom(now, later) }
}
