import type { Seated } from '#core/capacity/capacity.ts'
import type { ForChangingSeats, ShownAt } from '#core/capacity/ports.ts'
import { afterTaking, leftInModules, takenByWhole } from '#core/capacity/seats-of-run.ts'
import type { ForCountingWorkshopSeats } from '#core/conference/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { givenBackTooMany } from './given-back-too-many.ts'
import type { ContentInMemory, StoredEvent } from '../content/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type SeatTables = Pick<MemoryTables, 'shelf' | 'partSeats'>
type Part = Extract<Seated, { readonly capacity: number }>

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
    const left = Math.max(0, counted.left)
    if (left < seats) return refused({ why: 'sold-out', of, left })
    counted.take(seats)
    return done(left - seats)
  },
  giveBack: async (of, seats) => {
    const counted = countedSeats(tables(), of)
    if (!counted) return refused({ why: 'not-found' })
    if (counted.taken < seats) throw givenBackTooMany(of, seats)
    counted.take(-seats)
    return done(Math.max(0, counted.left + seats))
  },
  left: async (eventId) => {
    const event = tables().shelf.now.events.get(eventId)
    return event ? done(event.places - event.taken) : refused({ why: 'not-found' })
  },
  byModule: async (eventId) => tables().shelf.now.events.get(eventId)?.byModule ?? new Map(),
  shownAt: async (eventId) => shownAt(tables().shelf.now, eventId),
})

/** How many seats are taken and left, and how one takes some. */
interface Counted {
  readonly taken: number
  readonly left: number
  readonly take: (seats: number) => void
}

function countedSeats(tables: SeatTables, of: Seated): Counted | undefined {
  const { shelf, partSeats } = tables
  const event = shelf.now.events.get(of.eventId)
  if (!event) return undefined
  if (of.kind === 'event' || of.kind === 'module') {
    const change = (changed: Partial<StoredEvent>): void => {
      shelf.now = { ...shelf.now, events: new Map(shelf.now.events).set(of.eventId, { ...event, ...changed }) }
    }
    return of.kind === 'event' ? ofEvent(event, change) : ofModule(event, of.module, change)
  }
  const parts = takenOfParts(tables, event)
  const taken = parts.get(keyOf(of)) ?? 0
  const take = (seats: number): void => {
    partSeats.set(event.internalId, new Map(parts).set(keyOf(of), taken + seats))
  }
  return { taken, left: of.capacity - taken, take }
}

type Change = (changed: Partial<StoredEvent>) => void

const ofEvent = ({ places, taken, byModule = new Map() }: StoredEvent, change: Change): Counted => ({
  taken: takenByWhole(taken, byModule),
  left: places - taken,
  take: (seats) => change({ taken: taken + seats }),
})

const ofModule = ({ places, taken, byModule = new Map() }: StoredEvent, module: string, change: Change): Counted => {
  const now = { left: places - taken, byModule }
  return {
    taken: byModule.get(module) ?? 0,
    left: leftInModules(now, [module]),
    take: (seats) => {
      const { left, byModule: after } = afterTaking(now, seats, [module])
      change({ taken: places - left, byModule: after })
    },
  }
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
