import type { Seated } from '#core/capacity/capacity.ts'
import type { ForChangingSeats, ShownAt } from '#core/capacity/ports.ts'
import type { ForCountingWorkshopSeats } from '#core/conference/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { givenBackTooMany } from './given-back-too-many.ts'
import type { ContentInMemory, StoredEvent } from '../content/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type SeatTables = Pick<MemoryTables, 'shelf' | 'partSeats'>
type Part = Exclude<Seated, { readonly kind: 'event' }>

/** By the number that an event got when it came, so that seats go with their event. */
const takenOfParts = ({ partSeats }: SeatTables, event: StoredEvent | undefined): ReadonlyMap<string, number> =>
  (event && partSeats.get(event.internalId)) ?? new Map()

const workshopKey = 'workshop '
const keyOf = (of: Part): string =>
  of.kind === 'workshop' ? `${workshopKey}${of.workshop}` : `contingent ${of.hotelId}`

/** Of the parts of an event the workshops. */
export const takenInWorkshops = (parts: ReadonlyMap<string, number> = new Map()) =>
  [...parts].flatMap(([key, taken]) =>
    key.startsWith(workshopKey) ? [{ workshop: key.slice(workshopKey.length), taken }] : [],
  )

export const workshopSeatsInMemory = (tables: SeatTables): ForCountingWorkshopSeats => ({
  taken: async (eventId) => {
    const parts = takenInWorkshops(takenOfParts(tables, tables.shelf.now.events.get(eventId)))
    return new Map(parts.map(({ workshop, taken }) => [workshop, taken]))
  },
})

/** Changes numbers of seats within a transaction; there is only one at a time. */
export const changingSeats = (tables: () => SeatTables): ForChangingSeats => ({
  take: async (of, seats) => {
    const counted = countedSeats(tables(), of)
    if (!counted) return refused({ why: 'not-found' })
    const left = Math.max(0, counted.capacity - counted.taken)
    if (left < seats) return refused({ why: 'sold-out', of, left })
    counted.take(seats)
    return done(left - seats)
  },
  giveBack: async (of, seats) => {
    const counted = countedSeats(tables(), of)
    if (!counted) return refused({ why: 'not-found' })
    if (counted.taken < seats) throw givenBackTooMany(of, seats)
    counted.take(-seats)
    return done(Math.max(0, counted.capacity - counted.taken + seats))
  },
  left: async (eventId) => {
    const event = tables().shelf.now.events.get(eventId)
    return event ? done(event.places - event.taken) : refused({ why: 'not-found' })
  },
  shownAt: async (eventId) => shownAt(tables().shelf.now, eventId),
})

function countedSeats(tables: SeatTables, of: Seated) {
  const { shelf, partSeats } = tables
  const event = shelf.now.events.get(of.eventId)
  if (!event) return undefined
  if (of.kind === 'event') {
    const { places: capacity, taken } = event
    const take = (seats: number): void => {
      const events = new Map(shelf.now.events).set(of.eventId, { ...event, taken: taken + seats })
      shelf.now = { ...shelf.now, events }
    }
    return { capacity, taken, take }
  }
  const parts = takenOfParts(tables, event)
  const taken = parts.get(keyOf(of)) ?? 0
  const take = (seats: number): void => {
    partSeats.set(event.internalId, new Map(parts).set(keyOf(of), taken + seats))
  }
  return { capacity: of.capacity, taken, take }
}

function shownAt(content: ContentInMemory, eventId: number): ShownAt | undefined {
  const event = content.events.get(eventId)?.value
  if (!event) return undefined
  const theme = content.themes.get(event.row.theme_id)?.value.row
  if (!theme) throw new Error(`the theme of event ${eventId} is not stored`)
  const venues = event.venues.flatMap((hotelId) => {
    const hotel = content.hotels.get(hotelId)?.value
    return hotel ? [{ hotelId, locationId: hotel.location_id }] : []
  })
  return { themeUrl: theme.url, venues }
}
