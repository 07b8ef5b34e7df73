import type { ForCountingWorkshopSeats } from '#core/conference/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import type { ChangesInMemory } from './changes-in-memory.ts'
import type { ContentShelf } from './content-in-memory.ts'

export function workshopSeatsInMemory(shelf: ContentShelf, { touch }: ChangesInMemory): ForCountingWorkshopSeats {
  /** By the number that a date got when it came, so that seats go with their date. */
  const seats = new Map<number, ReadonlyMap<string, number>>()
  const dateOf = (eventId: number): number | undefined => shelf.now.events.get(eventId)?.internalId
  const takenOf = (date: number | undefined): ReadonlyMap<string, number> =>
    (date === undefined ? undefined : seats.get(date)) ?? new Map()
  return {
    taken: async (eventId) => takenOf(dateOf(eventId)),
    take: async (eventId, { id, capacity }, wanted) => {
      const date = dateOf(eventId)
      if (date === undefined) return refused({ why: 'not-found' })
      const taken = takenOf(date).get(id) ?? 0
      if (taken + wanted > capacity) return refused({ why: 'sold-out', placesLeft: Math.max(0, capacity - taken) })
      seats.set(date, new Map(takenOf(date)).set(id, taken + wanted))
      touch(['record:conference', `event:${eventId}`])
      return done({ free: capacity - taken - wanted })
    },
  }
}
