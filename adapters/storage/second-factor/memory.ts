import type { ForChangingSecondFactors, ForStoringSecondFactors } from '#core/second-factor/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type FactorTables = Pick<MemoryTables, 'secondFactors'>

export const secondFactorsInMemory = ({ secondFactors }: FactorTables): ForStoringSecondFactors => ({
  of: async (userId) => structuredClone(secondFactors.get(userId)),
})

/** Changes second factors within a transaction. */
export const changingSecondFactors = (tables: () => FactorTables): ForChangingSecondFactors => ({
  find: async (userId) => structuredClone(tables().secondFactors.get(userId)),
  save: async (factor) => {
    tables().secondFactors.set(factor.userId, structuredClone(factor))
  },
  remove: async (userId) => {
    tables().secondFactors.delete(userId)
  },
})
