import type { ForEndingSessions, ForKeepingSessions, Session } from '#core/accounts/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type SessionTables = Pick<MemoryTables, 'sessions' | 'users'>

const lasts = ({ until, idleUntil }: Session, now: Instant): boolean =>
  Math.min(Date.parse(until), Date.parse(idleUntil)) > Date.parse(now)
const inUtc = (instant: Instant): Instant => new Date(instant).toISOString()
const inUtcAll = ({ until, idleUntil, begunAt, seenAt }: Omit<Session, 'device'>) => ({
  until: inUtc(until),
  idleUntil: inUtc(idleUntil),
  begunAt: inUtc(begunAt),
  seenAt: inUtc(seenAt),
})

export const sessionsInMemory = ({ sessions, users }: SessionTables, write: WriteInTurn): ForKeepingSessions => ({
  begin: (session) =>
    write(() => {
      const { digest, userId } = session
      if (!users.has(userId)) throw new Error(`nobody has the id ${userId}`)
      if (sessions.has(digest)) throw new Error('the session is there already')
      const { device, ...ends } = session
      sessions.set(digest, { ...inUtcAll(ends), digest, userId, device: { ...device } })
    }),
  find: async (digest, now) => {
    const session = sessions.get(digest)
    return session && lasts(session, now) ? { ...session } : undefined
  },
  of: async (userId) =>
    [...sessions.values()].filter((session) => session.userId === userId).map((session) => ({ ...session })),
  extend: (digest, visit) =>
    write(() => {
      const session = sessions.get(digest)
      if (session) sessions.set(digest, { ...session, ...inUtcAll({ ...session, ...visit }) })
    }),
  end: (digest) => write(() => void sessions.delete(digest)),
})

/** Ends sessions within a transaction. */
export const endingSessions = (tables: () => SessionTables): ForEndingSessions => ({
  endAll: async (userId, but) => {
    const { sessions } = tables()
    for (const [digest, session] of sessions.entries())
      if (session.userId === userId && digest !== but) sessions.delete(digest)
  },
})

export const tidySessions = ({ sessions }: SessionTables, now: Instant): void => {
  for (const [digest, session] of sessions.entries()) if (!lasts(session, now)) sessions.delete(digest)
}
