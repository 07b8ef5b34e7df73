import type { ListedEvent } from '../catalogue/catalogue.ts'
import { boundedCache } from '../shared/bounded-cache.ts'
import type { ChangedEvents } from './events-index/fresh-index.ts'

/** Events cached at most; some 2 kB each. */
const mostCachedEvents = 5_000

export interface CachedEvents {
  /** Forgets what is different now. */
  forget(changed: ChangedEvents): void
  /** The events of these numbers, by number; those that are gone are left out. */
  of(eventIds: readonly number[]): Promise<ReadonlyMap<number, ListedEvent>>
}

/** Events as lists show them, read once until they, or what stands around them, change. */
export const cachedEvents = (read: (eventIds: readonly number[]) => Promise<readonly ListedEvent[]>): CachedEvents => {
  const cached = boundedCache<number, ListedEvent>(mostCachedEvents)
  let changes = 0
  return {
    forget({ whole, eventIds }) {
      changes += 1
      if (whole) cached.clear()
      for (const eventId of eventIds) cached.delete(eventId)
    },

    async of(eventIds) {
      const before = changes
      const found = new Map(
        eventIds.flatMap((id) => {
          const event = cached.get(id)
          return event ? [[id, event] as const] : []
        }),
      )
      const missing = eventIds.filter((id) => !found.has(id))
      if (missing.length === 0) return found
      for (const event of await read(missing)) {
        found.set(event.eventId, event)
        // What has changed while it was read is not in it.
        if (changes === before) cached.set(event.eventId, event)
      }
      return found
    },
  }
}
