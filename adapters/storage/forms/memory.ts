import type { ForRememberingRequests } from '#core/forms/ports.ts'
import { requestsKnownHours } from '#core/forms/forms.ts'
import { type RememberedRequest, type ForTakingRequests } from '#core/shared/once-only.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type RequestTables = Pick<MemoryTables, 'requests'>

const requestUnder = ({ requests }: RequestTables, key: string): RememberedRequest | undefined => {
  const known = requests.get(key)
  return known && { fingerprint: known.fingerprint, id: known.id }
}

export const requestsInMemory = (tables: RequestTables): ForRememberingRequests => ({
  find: async (key) => requestUnder(tables, key),
})

/** Remembers requests within a transaction. */
export const takingRequests = (tables: () => RequestTables): ForTakingRequests => ({
  remember: async ({ key, fingerprint }, id, at) => {
    const known = requestUnder(tables(), key)
    if (!known) tables().requests.set(key, { fingerprint, id, at })
    return known
  },
})

export const tidyRequests = ({ requests }: RequestTables, now: Instant): void => {
  const oldest = Date.parse(now) - requestsKnownHours * 3_600_000
  for (const [key, { at }] of requests.entries()) if (Date.parse(at) <= oldest) requests.delete(key)
}
