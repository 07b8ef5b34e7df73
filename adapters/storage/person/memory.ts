import type {
  ForChangingCareNeeds,
  ForChangingProfiles,
  ForStoringCareNeeds,
  ForStoringProfiles,
} from '#core/person/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { inByteOrder } from '../engine/german-sort-key.ts'
import { storableRecord } from '../engine/storable-text.ts'

type ProfileTables = Pick<MemoryTables, 'profiles'>

export const profilesInMemory = ({ profiles }: ProfileTables): ForStoringProfiles => ({
  of: async (userId) => structuredClone(profiles.get(userId)),
})

/** Changes profiles within a transaction. */
export const changingProfiles = (tables: () => ProfileTables): ForChangingProfiles => ({
  lock: async (userId) => structuredClone(tables().profiles.get(userId)) ?? { userId },
  save: async (profile) => void tables().profiles.set(profile.userId, storableRecord(profile)),
})

type CareTables = Pick<MemoryTables, 'careNeeds'>

export const careNeedsInMemory = ({ careNeeds }: CareTables): ForStoringCareNeeds => ({
  of: async (userId) => structuredClone(careNeeds.get(userId)),
  some: async (limit, after) =>
    structuredClone(
      [...careNeeds.values()]
        .filter(({ userId }) => after === undefined || inByteOrder(userId, after) > 0)
        .toSorted((one, other) => inByteOrder(one.userId, other.userId))
        .slice(0, limit),
    ),
})

/** Changes what hotels must know of somebody's health, within a transaction. */
export const changingCareNeeds = (tables: () => CareTables): ForChangingCareNeeds => ({
  save: async (needs) => void tables().careNeeds.set(needs.userId, storableRecord(needs)),
  remove: async (userId) => void tables().careNeeds.delete(userId),
})
