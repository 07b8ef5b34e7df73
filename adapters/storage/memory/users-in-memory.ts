import { randomUUID } from 'node:crypto'
import type { User } from '#core/accounts/accounts.ts'
import type { ForStoringUsers } from '#core/accounts/ports.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import { storableText } from '../storable-text.ts'

type StoredUser = User & { readonly passwordHash: string }
interface Confirmation {
  readonly userId: string
  readonly until: Instant
}

interface UsersInMemory extends ForStoringUsers {
  readonly knows: (id: string) => boolean
  readonly tidy: (now: Instant) => void
}

export function usersInMemory(post: (letter: Letter, now: Instant) => void): UsersInMemory {
  const users = new Map<string, StoredUser>()
  const confirmations = new Map<string, Confirmation>()
  const byEmail = (email: string): StoredUser | undefined => [...users.values()].find((user) => user.email === email)
  const forgetConfirmationsOf = (id: string): void => {
    for (const [digest, { userId }] of confirmations) if (userId === id) confirmations.delete(digest)
  }
  return {
    byEmail: async (email) => copied(byEmail(storableText(email))),
    byId: async (id) => {
      const user = users.get(id)
      return user && withoutHash(user)
    },
    register: async (given, { digest, until }, { ifNew, ifKnown }, now) => {
      const { confirmedAt: _, ...user } = given
      const known = byEmail(user.email)
      if (known?.confirmedAt !== undefined) return post(ifKnown(withoutHash(known)), now)
      const id = known?.id ?? user.id
      if (!known && users.has(id)) throw new Error(`the id ${id} is taken`)
      users.set(id, storable({ ...user, id }))
      forgetConfirmationsOf(id)
      confirmations.set(digest, { userId: id, until })
      post(ifNew, now)
    },
    confirm: async (digest, now) => {
      const confirmation = confirmations.get(digest)
      confirmations.delete(digest)
      const user = confirmation && users.get(confirmation.userId)
      if (!user || Date.parse(confirmation.until) <= Date.parse(now)) return undefined
      forgetConfirmationsOf(user.id)
      users.set(user.id, { ...user, confirmedAt: user.confirmedAt ?? new Date(now).toISOString() })
      return user.email
    },
    put: async (user) => {
      const id = byEmail(user.email)?.id ?? randomUUID()
      const { confirmedAt, ...rest } = user
      const confirmed = confirmedAt === undefined ? {} : { confirmedAt: new Date(confirmedAt).toISOString() }
      users.set(id, storable({ ...rest, ...confirmed, id }))
      forgetConfirmationsOf(id)
      return id
    },
    knows: (id) => users.has(id),
    tidy: (now) => {
      for (const [digest, { until }] of confirmations)
        if (Date.parse(until) <= Date.parse(now)) confirmations.delete(digest)
    },
  }
}

function withoutHash(stored: StoredUser): User {
  const { passwordHash: _, ...user } = stored
  return copied(user)
}

const copied = <T>(value: T): T => structuredClone(value)

function storable(user: StoredUser): StoredUser {
  const stored: StoredUser = JSON.parse(
    JSON.stringify(user, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
  )
  return stored
}
