import type { Session } from '../accounts/ports.ts'
import { prolonged } from '../accounts/session-span.ts'
import type { Instant } from '../shared/day.ts'
import { done, refused } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { OpenSession, SessionTime } from './login.ts'
import type { LoginNeeds, OwnAccount } from './login-needs.ts'
import type { ForManagingALogin } from './ports.ts'

const lengthOfId = 24

/** Names a session to its owner, without what it is found by. */
const idOf = ({ digest }: Session, secrets: Pick<ForMakingSecrets, 'digest'>): string =>
  secrets.digest(`session ${digest}`).slice(0, lengthOfId)

const endOf = ({ until, idleUntil }: Session): number => Math.min(Date.parse(until), Date.parse(idleUntil))
const lasts = (session: Session, now: Instant): boolean => endOf(session) > Date.parse(now)

const timeOf = (session: Session, now: Instant): SessionTime => {
  const left = (one: Session) => Math.max(0, Math.floor((endOf(one) - Date.parse(now)) / 1000))
  const secondsLeft = left(session)
  return { secondsLeft, secondsMore: left({ ...session, ...prolonged(session, now) }) - secondsLeft }
}

type SessionCalls = Pick<
  ForManagingALogin,
  'sessions' | 'endSession' | 'endAllSessions' | 'extendSession' | 'sessionTime'
>

/** The sessions of whoever asks. */
export const sessionsOf = (
  visitor: Visitor,
  account: Pick<OwnAccount, 'session' | 'shown'>,
  { sessions, secrets, clock, change }: Pick<LoginNeeds, 'sessions' | 'secrets' | 'clock' | 'change'>,
): SessionCalls => ({
  async sessions() {
    const own = await account.session()
    if (!own) return refused({ why: 'not-signed-in' })
    const now = clock.now()
    const open = (await sessions.of(own.userId)).filter((session) => lasts(session, now))
    const listed = open.map((session): OpenSession => {
      const { device, begunAt, seenAt, digest } = session
      return { id: idOf(session, secrets), device, begunAt, seenAt, isThis: digest === own.digest }
    })
    return done(
      listed.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || Date.parse(b.seenAt) - Date.parse(a.seenAt)),
    )
  },
  async endSession({ id }) {
    const own = await account.session()
    if (!own) return refused({ why: 'not-signed-in' })
    const ended = (await sessions.of(own.userId)).find((session) => idOf(session, secrets) === id)
    if (!ended) return refused({ why: 'not-found' })
    await sessions.end(ended.digest)
    if (ended.digest === own.digest) visitor.end()
    return done(undefined)
  },
  async endAllSessions() {
    const own = await account.session()
    if (!own) return refused({ why: 'not-signed-in' })
    await change(async (tx) => done(await tx.sessions.endAll(own.userId)))
    visitor.end()
    return done(undefined)
  },
  async extendSession() {
    const own = await account.shown()
    if (!own) return refused({ why: 'not-signed-in' })
    const now = clock.now()
    const visit = prolonged(own, now)
    await sessions.extend(own.digest, visit)
    return done(timeOf({ ...own, ...visit }, now))
  },
  async sessionTime() {
    const own = await account.shown()
    return done(own ? timeOf(own, clock.now()) : { secondsLeft: 0, secondsMore: 0 })
  },
})
