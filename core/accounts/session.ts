import { addSeconds } from '../shared/dates.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { User } from './accounts.ts'
import { deviceOf } from './device.ts'
import type { Session } from './ports.ts'
import { rememberedDays } from './session-days.ts'
import { idleFrom, sessionHours, visitOf } from './session-span.ts'

const hour = 3600
const day = 24 * hour

type SessionNeeds = Pick<AccountNeeds, 'sessions' | 'secrets' | 'clock'>

/** The session that the visitor shows, if it has not ended. Looking is no visit. */
export const shownSession = async (visitor: Visitor, needs: SessionNeeds): Promise<Session | undefined> => {
  const token = visitor.session()
  if (token === undefined) return undefined
  const { sessions, secrets, clock } = needs
  return sessions.find(secrets.digest(token), clock.now())
}

/** The same, with the visit noted. */
export const visitedSession = async (visitor: Visitor, needs: SessionNeeds): Promise<Session | undefined> => {
  const session = await shownSession(visitor, needs)
  const visit = session && visitOf(session, needs.clock.now())
  if (visit) await needs.sessions.extend(session.digest, visit)
  return session
}

/** The id of the user whose session the visitor shows, if it has not ended. */
export const signedInUserId = async (visitor: Visitor, needs: SessionNeeds): Promise<User['id'] | undefined> =>
  (await visitedSession(visitor, needs))?.userId

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
  await needs.sessions.begin({
    digest: needs.secrets.digest(token),
    userId,
    until,
    idleUntil: idleFrom(now, until),
    begunAt: now,
    seenAt: now,
    device: deviceOf(visitor.userAgent()),
  })
  visitor.begin(token, remember ? until : undefined)
}
