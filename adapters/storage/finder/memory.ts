import type { EventSurroundings, IndexChanges, IndexedEvent } from '#core/finder/index-changes.ts'
import type { ForIndexingEvents } from '#core/finder/ports.ts'
import type { HotelDetails, LocationDetails } from '#core/venues/venue-details.ts'
import { eventFactsFrom, themeFactsFrom } from './rows.ts'
import { eventsInvalidatedBy } from '#core/finder/invalidated-events.ts'
import { themeIn } from '../catalogue/documents.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import type { ContentInMemory, ContentShelf, StoredEvent } from '../content/memory.ts'
import { listed } from '../catalogue/content-in-memory.ts'

export const eventFactsInMemory = (shelf: ContentShelf, changes: ChangesInMemory): ForIndexingEvents => ({
  changesSince: async (version) => {
    const changed = await changes.since(version)
    if (!changed) return undefined
    const { whole, eventIds, surroundings } = eventsInvalidatedBy(changed.tags)
    const { now } = shelf
    if (version === undefined || whole) return everything(now, changed.version)
    const stored = eventIds.flatMap((id) => now.events.get(id) ?? [])
    return {
      version: changed.version,
      whole: false,
      events: inPieces(stored.map(factsOf)),
      gone: eventIds.filter((id) => !now.events.has(id)),
      ...(surroundings && { surroundings: surroundingsOf(now) }),
    }
  },
  events: async (eventIds) =>
    eventIds.flatMap((id) => {
      const event = shelf.now.events.get(id)
      return event ? listed(shelf.now, event) : []
    }),
})

const everything = (content: ContentInMemory, version: number): IndexChanges => {
  const events = [...content.events.values()].map(factsOf).toSorted((one, other) => one.eventId - other.eventId)
  return { version, whole: true, events: inPieces(events), gone: [], surroundings: surroundingsOf(content) }
}

const factsOf = ({ value, places, taken }: StoredEvent): IndexedEvent =>
  eventFactsFrom({ ...value.row, places, taken }, value.venues.toSorted(byNumber))

const byNumber = (one: number, other: number): number => one - other

async function* inPieces(events: readonly IndexedEvent[]): AsyncGenerator<readonly IndexedEvent[]> {
  if (events.length > 0) yield events
}

function surroundingsOf(content: ContentInMemory): EventSurroundings {
  const visible = <Value>(stored: ReadonlyMap<number, { readonly value: Value; readonly withdrawn: unknown }>) =>
    [...stored.values()].filter(({ withdrawn }) => !withdrawn).map(({ value }) => value)
  const details: readonly LocationDetails[] = [...content.records.location.values()].map(({ json }) => JSON.parse(json))
  const positions = new Map(details.map(({ locationId, position }) => [locationId, position]))
  const hotels: readonly HotelDetails[] = [...content.records.hotel.values()].map(({ json }) => JSON.parse(json))
  const accessibility = new Map(hotels.map((hotel) => [hotel.hotelId, hotel.accessibility]))
  return {
    themes: visible(content.themes).map(({ row }) => themeFactsFrom(themeIn(row), row.rubric_id)),
    rubrics: visible(content.rubrics).map(({ id, url, title, position }) => ({ id, url, title, position })),
    hotels: visible(content.hotels).map(({ internal_id, location_id }) => ({
      hotelId: internal_id,
      locationId: location_id,
      accessibility: accessibility.get(internal_id) ?? [],
    })),
    locations: visible(content.locations).map(({ internal_id, name }) => ({
      locationId: internal_id,
      name,
      position: positions.get(internal_id) ?? null,
    })),
  }
}
