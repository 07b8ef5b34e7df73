import type { Gremium } from '#core/gremium/gremium.ts'
import type { ForChangingGremien, ForStoringGremien } from '#core/gremium/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { forgetFeedsOf } from '../calendar-feeds/memory.ts'
import { forgetListOf } from '../shared-list/memory.ts'
import { storableRecord } from '../engine/storable-text.ts'

type GremiumTables = Pick<MemoryTables, 'gremien'>

/** When somebody joined decides; of one moment, what was begun first. */
const sinceOf = ({ users }: Gremium, userId: string): string => users.find((one) => one.userId === userId)?.since ?? ''

const ofUser = ({ gremien }: GremiumTables, userId: string): readonly Gremium[] =>
  structuredClone(
    [...gremien.values()]
      .filter(({ users }) => users.some((one) => one.userId === userId))
      .toSorted((one, other) => (sinceOf(one, userId) < sinceOf(other, userId) ? -1 : 1)),
  )

export const gremienInMemory = (tables: GremiumTables): ForStoringGremien => ({
  ofUser: async (userId) => ofUser(tables, userId),
  byInvitation: async (digest) =>
    structuredClone(
      [...tables.gremien.values()].find(({ invitations }) => invitations.some((one) => one.digest === digest)),
    ),
  inviting: async (email) =>
    structuredClone(
      [...tables.gremien.values()].filter(({ invitations }) => invitations.some((one) => one.email === email)),
    ),
})

/** Changes Gremien within a transaction. */
export const changingGremien = (
  tables: () => GremiumTables & Pick<MemoryTables, 'listEntries' | 'listComments' | 'calendarFeeds'>,
): ForChangingGremien => ({
  lock: async (id) => structuredClone(tables().gremien.get(id)),
  idsOf: async (userId) => ofUser(tables(), userId).map(({ id }) => id),
  save: async (gremium) => void tables().gremien.set(gremium.id, storableRecord(gremium)),
  delete: async (id) => {
    forgetListOf(tables(), id)
    forgetFeedsOf(tables(), ({ gremiumId }) => gremiumId === id)
    tables().gremien.delete(id)
  },
})
