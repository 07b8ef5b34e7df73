import type { ForKeepingSessions } from '#core/accounts/ports.ts'
import type { Instant } from '#core/shared/day.ts'

interface Session {
  readonly userId: string
  readonly until: Instant
}

interface SessionsInMemory extends ForKeepingSessions {
  readonly tidy: (now: Instant) => void
}

export function sessionsInMemory(knowsUser: (id: string) => boolean): SessionsInMemory {
  const sessions = new Map<string, Session>()
  const lasts = ({ until }: Session, now: Instant): boolean => Date.parse(until) > Date.parse(now)
  return {
    begin: async ({ digest, userId, until }) => {
      if (!knowsUser(userId)) throw new Error(`nobody has the id ${userId}`)
      if (sessions.has(digest)) throw new Error('the session is there already')
      sessions.set(digest, { userId, until })
    },
    find: async (digest, now) => {
      const session = sessions.get(digest)
      return session && lasts(session, now) ? session.userId : undefined
    },
    end: async (digest) => {
      sessions.delete(digest)
    },
    tidy: (now) => {
      for (const [digest, session] of sessions) if (!lasts(session, now)) sessions.delete(digest)
    },
  }
}
