import type { ForRememberingRequests } from '#core/forms/ports.ts'
import { requestsKnownHours, type KeyTaken, type Once, type RememberedRequest } from '#core/forms/forms.ts'
import type { Instant } from '#core/shared/day.ts'
import { done, refused, type Result } from '#core/shared/result.ts'

/** Does the work of a request that is new; answers the number under which it is remembered. */
export type OnceOnly = (
  once: Once,
  request: { readonly id: string; readonly at: Instant },
  work: () => void,
) => Result<{ readonly id: string }, KeyTaken>

interface RequestsInMemory extends ForRememberingRequests {
  readonly onceOnly: OnceOnly
  readonly tidy: (now: Instant) => void
}

export function requestsInMemory(): RequestsInMemory {
  const kept = new Map<string, RememberedRequest & { readonly at: Instant }>()
  return {
    find: async (key) => {
      const known = kept.get(key)
      return known && { fingerprint: known.fingerprint, id: known.id }
    },
    onceOnly: ({ key, fingerprint }, { id, at }, work) => {
      const known = kept.get(key)
      if (known) return known.fingerprint === fingerprint ? done({ id: known.id }) : refused({ why: 'key-taken' })
      work()
      kept.set(key, { fingerprint, id, at })
      return done({ id })
    },
    tidy: (now) => {
      const oldest = Date.parse(now) - requestsKnownHours * 3_600_000
      for (const [key, { at }] of kept) if (Date.parse(at) <= oldest) kept.delete(key)
    },
  }
}
