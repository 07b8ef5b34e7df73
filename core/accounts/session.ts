import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { User } from './accounts.ts'
import type { Session } from './ports.ts'

type SessionNeeds = Pick<AccountNeeds, 'sessions' | 'secrets' | 'clock'>

/** How long a session lasts in days when it is to be remembered, and in hours when not. */
export const rememberedDays = 30
export const sessionHours = 12
/** Days without a visit after which a remembered session has ended, too. */
export const idleDays = 14

const hour = 3600
const day = 24 * hour

const earlier = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? one : other)
const idleFrom = (now: Instant, until: Instant): Instant => earlier(until, addSeconds(now, idleDays * day))

/** A visit is noted once a day, so that looking at pages hardly ever writes. */
const isToBeNoted = ({ until, idleUntil }: Session, now: Instant): boolean =>
  Date.parse(idleFrom(now, until)) - Date.parse(idleUntil) >= day * 1000

/** The id of the user whose session the visitor shows, if it has not ended. */
export const signedInUserId = async (visitor: Visitor, needs: SessionNeeds): Promise<User['id'] | undefined> => {
  const token = visitor.session()
  if (token === undefined) return undefined
  const { sessions, secrets, clock } = needs
  const now = clock.now()
  const session = await sessions.find(secrets.digest(token), now)
  if (session && isToBeNoted(session, now)) await sessions.extend(session.digest, idleFrom(now, session.until))
  return session?.userId
}

/** Ends the session that the visitor shows, if any, and takes its token from him. */
export const endSession = async (visitor: Visitor, needs: SessionNeeds): Promise<void> => {
  const token = visitor.session()
  if (token === undefined) return
  await needs.sessions.end(needs.secrets.digest(token))
  visitor.end()
}

/**
 * Opens a session under a new token; one that he had ends. The store sees the token's digest only. Remembered it lasts
 * 30 days, and no longer than 14 without a visit, else 12 hours and not longer than the browser.
 */
export const beginSession = async (
  visitor: Visitor,
  userId: User['id'],
  remember: boolean,
  needs: SessionNeeds,
): Promise<void> => {
  await endSession(visitor, needs)
  const token = needs.secrets.token()
  const now = needs.clock.now()
  const until = addSeconds(now, remember ? rememberedDays * day : sessionHours * hour)
  const idleUntil = idleFrom(now, until)
  await needs.sessions.begin({ digest: needs.secrets.digest(token), userId, until, idleUntil })
  visitor.begin(token, remember ? until : undefined)
}
