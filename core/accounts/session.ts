import { addSeconds } from '../shared/dates.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { User } from './accounts.ts'

type SessionNeeds = Pick<AccountNeeds, 'sessions' | 'secrets' | 'clock'>

/** How long a session lasts in days when it is to be remembered, and in hours when not. */
export const rememberedDays = 30
export const sessionHours = 12

const hour = 3600
const day = 24 * hour

/** The id of the user whose session the visitor shows, if it has not ended. */
export const signedInUserId = async (visitor: Visitor, needs: SessionNeeds): Promise<User['id'] | undefined> => {
  const token = visitor.session()
  return token === undefined ? undefined : needs.sessions.find(needs.secrets.digest(token), needs.clock.now())
}

/** Ends the session that the visitor shows, if any, and takes its token from him. */
export const endSession = async (visitor: Visitor, needs: SessionNeeds): Promise<void> => {
  const token = visitor.session()
  if (token === undefined) return
  await needs.sessions.end(needs.secrets.digest(token))
  visitor.end()
}

/**
 * Opens a session under a new token; one that he had ends. The store sees the token's digest only. Remembered it lasts 30
 * days, else 12 hours and not longer than the browser.
 */
export const beginSession = async (
  visitor: Visitor,
  userId: User['id'],
  remember: boolean,
  needs: SessionNeeds,
): Promise<void> => {
  await endSession(visitor, needs)
  const token = needs.secrets.token()
  const until = addSeconds(needs.clock.now(), remember ? rememberedDays * day : sessionHours * hour)
  await needs.sessions.begin({ digest: needs.secrets.digest(token), userId, until })
  visitor.begin(token, remember ? until : undefined)
}
