import type { AddressChange } from '#core/login/login.ts'
import type { ForChangingAddresses, ForStoringAddressChanges } from '#core/login/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'

type AddressTables = Pick<MemoryTables, 'addressChanges'>

const allOf = ({ addressChanges }: AddressTables, userId: string): readonly AddressChange[] =>
  [...addressChanges.values()].filter((change) => change.userId === userId)

export const addressChangesInMemory = (tables: AddressTables): ForStoringAddressChanges => ({
  byDigest: async (digest) => structuredClone(tables.addressChanges.get(digest)),
  of: async (userId) => structuredClone(allOf(tables, userId)),
})

/** Changes addresses that wait for their confirmation, within a transaction. */
export const changingAddresses = (tables: () => AddressTables): ForChangingAddresses => ({
  add: async (change, most) => {
    if (allOf(tables(), change.userId).length >= most) return false
    const until = new Date(change.until).toISOString()
    tables().addressChanges.set(change.digest, { ...storableRecord(change), until })
    return true
  },
  take: async (digest) => {
    const taken = tables().addressChanges.get(digest)
    tables().addressChanges.delete(digest)
    return structuredClone(taken)
  },
  forget: async (userId) => {
    for (const { digest } of allOf(tables(), userId)) tables().addressChanges.delete(digest)
  },
})

export const tidyAddressChanges = ({ addressChanges }: AddressTables, now: Instant): void => {
  for (const [digest, { until }] of addressChanges.entries())
    if (Date.parse(until) <= Date.parse(now)) addressChanges.delete(digest)
}
