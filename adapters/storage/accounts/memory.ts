import type { User } from '#core/accounts/accounts.ts'
import type { ForChangingUsers, ForStoringUsers, StoredUser } from '#core/accounts/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import { storableText } from '../engine/storable-text.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type UserTables = Pick<MemoryTables, 'users' | 'userIds' | 'confirmations'>

const userAt = ({ users, userIds }: UserTables, email: string): StoredUser | undefined => {
  const id = userIds.get(storableText(email))
  return id === undefined ? undefined : users.get(id)
}

const put = ({ users, userIds }: UserTables, user: StoredUser): void => {
  const stored = storable(user)
  users.set(stored.id, stored)
  userIds.set(stored.email, stored.id)
}

const forgetLinksTo = ({ confirmations }: UserTables, id: string): void => {
  for (const [digest, { userId }] of confirmations.entries()) if (userId === id) confirmations.delete(digest)
}

export const usersInMemory = (tables: UserTables): ForStoringUsers => ({
  byEmail: async (email) => copied(userAt(tables, email)),
  byId: async (id) => {
    const user = tables.users.get(id)
    return user && withoutHash(user)
  },
})

/** Changes users within a transaction. */
export const changingUsers = (tables: () => UserTables): ForChangingUsers => ({
  add: async (user) => {
    const known = userAt(tables(), user.email)
    if (known) return withoutHash(known)
    if (tables().users.has(user.id)) throw new Error(`the id ${user.id} is taken`)
    put(tables(), user)
    return undefined
  },
  replace: async (user) => {
    put(tables(), user)
    forgetLinksTo(tables(), user.id)
  },
  awaitConfirmation: async ({ digest, userId, until }) => {
    if (tables().confirmations.has(digest)) throw new Error('the link is there already')
    tables().confirmations.set(digest, { userId, until })
  },
  useConfirmation: async (digest) => {
    const link = tables().confirmations.get(digest)
    tables().confirmations.delete(digest)
    return link
  },
  confirm: async (userId, now) => {
    const user = tables().users.get(userId)
    if (!user) throw new Error(`nobody has the id ${userId}`)
    forgetLinksTo(tables(), userId)
    put(tables(), { ...user, confirmedAt: user.confirmedAt ?? now })
    return user.email
  },
})

export const tidyConfirmations = ({ confirmations }: UserTables, now: Instant): void => {
  for (const [digest, { until }] of confirmations.entries())
    if (Date.parse(until) <= Date.parse(now)) confirmations.delete(digest)
}

function withoutHash(stored: StoredUser): User {
  const { passwordHash: _, ...user } = stored
  return copied(user)
}

const copied = <T>(value: T): T => structuredClone(value)

function storable({ confirmedAt, ...user }: StoredUser): StoredUser {
  const stored: StoredUser = JSON.parse(
    JSON.stringify(user, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
  )
  return confirmedAt === undefined ? stored : { ...stored, confirmedAt: new Date(confirmedAt).toISOString() }
}
