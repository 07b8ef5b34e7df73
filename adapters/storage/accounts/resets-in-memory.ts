import type { ForChangingPasswordResets, ForStoringPasswordResets } from '#core/accounts/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type ResetTables = Pick<MemoryTables, 'resets'>

export const resetsInMemory = ({ resets }: ResetTables): ForStoringPasswordResets => ({
  byDigest: async (digest) => {
    const reset = resets.get(digest)
    return reset && { ...reset }
  },
})

/** Changes links that replace passwords, within a transaction. */
export const changingResets = (tables: () => ResetTables): ForChangingPasswordResets => ({
  add: async (reset) => {
    const { resets } = tables()
    if (resets.has(reset.digest)) throw new Error('the link is there already')
    resets.set(reset.digest, { ...reset, until: new Date(reset.until).toISOString() })
  },
  take: async (digest) => {
    const taken = tables().resets.get(digest)
    tables().resets.delete(digest)
    return taken
  },
  forget: async (userId) => {
    const { resets } = tables()
    for (const [digest, reset] of resets.entries()) if (reset.userId === userId) resets.delete(digest)
  },
})

export const tidyResets = ({ resets }: ResetTables, now: Instant): void => {
  for (const [digest, { until }] of resets.entries()) if (Date.parse(until) <= Date.parse(now)) resets.delete(digest)
}
