import type { User } from '#core/accounts/accounts.ts'
import type { ForChangingUsers, ForStoringUsers, StoredUser } from '#core/accounts/ports.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { ownerKey } from '../cart/owner-key.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { forgetAccessesTo } from '../access-log/memory.ts'
import { forgetFeedsOf } from '../calendar-feeds/memory.ts'
import { forgetAuthor } from '../forum/memory.ts'
import { forgetOnLists } from '../shared-list/memory.ts'

type UserTables = Pick<MemoryTables, 'users' | 'userIds'>
type TablesOfUsers = UserTables &
  Pick<
    MemoryTables,
    | 'bookmarks'
    | 'carts'
    | 'sessions'
    | 'resets'
    | 'addressChanges'
    | 'secondFactors'
    | 'profiles'
    | 'careNeeds'
    | 'accountDeletions'
    | 'calendarFeeds'
    | 'seenNews'
    | 'accesses'
    | 'listEntries'
    | 'listComments'
    | 'forumMembers'
    | 'forumThreads'
    | 'forumPosts'
    | 'forumMarks'
    | 'forumReports'
    | 'forumActs'
  >

const userAt = ({ users, userIds }: UserTables, email: string): StoredUser | undefined => {
  const id = userIds.get(storableText(email))
  return id === undefined ? undefined : users.get(id)
}

const put = ({ users, userIds }: UserTables, user: StoredUser): void => {
  const stored = storable(user)
  users.set(stored.id, stored)
  userIds.set(stored.email, stored.id)
}

export const usersInMemory = (tables: UserTables): ForStoringUsers => ({
  byEmail: async (email) => copied(userAt(tables, email)),
  byId: async (id) => {
    const user = tables.users.get(id)
    return user && withoutHash(user)
  },
  byIds: async (ids) =>
    ids.flatMap((id) => {
      const user = tables.users.get(id)
      return user ? [withoutHash(user)] : []
    }),
  ofOffice: async () =>
    [...tables.users.values()].filter(({ roles }) => roles.some((role) => role !== 'mitglied')).map(withoutHash),
})

/** Changes users within a transaction. */
export const changingUsers = (tables: () => TablesOfUsers): ForChangingUsers => ({
  find: async (email) => copied(userAt(tables(), email)),
  add: async (user) => {
    const known = userAt(tables(), user.email)
    if (known) return withoutHash(known)
    if (tables().users.has(user.id)) throw new Error(`the id ${user.id} is taken`)
    put(tables(), user)
    return undefined
  },
  replace: async (user) => {
    const { users, userIds } = tables()
    const before = users.get(user.id)
    if (before) userIds.delete(before.email)
    put(tables(), user)
  },
  remove: async (id) => {
    const {
      users,
      userIds,
      bookmarks,
      carts,
      sessions,
      resets,
      addressChanges,
      secondFactors,
      profiles,
      careNeeds,
      accountDeletions,
      seenNews,
    } = tables()
    const user = users.get(id)
    if (!user) return
    users.delete(id)
    userIds.delete(user.email)
    bookmarks.delete(id)
    carts.delete(ownerKey({ user: id }))
    secondFactors.delete(id)
    profiles.delete(id)
    careNeeds.delete(id)
    accountDeletions.delete(id)
    seenNews.delete(id)
    forgetOnLists(tables(), id)
    forgetAuthor(tables(), id)
    forgetFeedsOf(tables(), ({ userId }) => userId === id)
    forgetAccessesTo(tables(), id)
    for (const ofUsers of [sessions, resets, addressChanges])
      for (const [digest, { userId }] of ofUsers.entries()) if (userId === id) ofUsers.delete(digest)
  },
})

function withoutHash(stored: StoredUser): User {
  const { passwordHash: _, ...user } = stored
  return copied(user)
}

const copied = <T>(value: T): T => structuredClone(value)

const storable = ({ confirmedAt, ...user }: StoredUser): StoredUser => ({
  ...storableRecord(user),
  confirmedAt: new Date(confirmedAt).toISOString(),
})
