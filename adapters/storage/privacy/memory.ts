import type { ForChangingDeletions, ForStoringDeletions } from '#core/privacy/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type DeletionTables = Pick<MemoryTables, 'accountDeletions'>

export const deletionsInMemory = ({ accountDeletions }: DeletionTables): ForStoringDeletions => ({
  of: async (userId) => structuredClone(accountDeletions.get(userId)),
  byDigest: async (digest) =>
    structuredClone([...accountDeletions.values()].find((deletion) => deletion.digest === digest)),
})

/** Changes which accounts are to be deleted, within a transaction. */
export const changingDeletions = (tables: () => DeletionTables): ForChangingDeletions => ({
  lock: async (userId) => structuredClone(tables().accountDeletions.get(userId)),
  save: async (deletion) => void tables().accountDeletions.set(deletion.userId, structuredClone(deletion)),
  remove: async (userId) => void tables().accountDeletions.delete(userId),
})
