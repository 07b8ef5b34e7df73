import type { EventWithDays, ForAddingEvents } from '#core/content/ports.ts'
import { isPhysicalVenue } from '#core/shared/no-venue.ts'
import { withFirstTitles } from '../catalogue/first-titles-in-rows.ts'
import { resolvedEvent } from './resolved-content.ts'
import { invalidatedByMany } from '#core/changes/invalidated-by-many.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'

export const addingEventsInMemory = (
  shelf: ContentShelf,
  { invalidate }: ChangesInMemory,
  write: WriteInTurn,
): ForAddingEvents => ({
  greatestNumber: async () => [...shelf.now.events.keys()].reduce((most, id) => Math.max(most, id), 0),
  add: (added) =>
    write(() => {
      shelf.now = withEvents(shelf.now, added)
      const { themes, rubrics, hotels, locations } = shelf.now
      invalidate(
        invalidatedByMany({
          themes: [...themes.values()].map(({ value }) => value.row.url),
          rubrics: [...rubrics.values()].map(({ value }) => value.url),
          hotels: [...hotels.keys()],
          locations: [...locations.keys()],
        }),
      )
    }),
})

function withEvents(content: ContentInMemory, added: readonly EventWithDays[]): ContentInMemory {
  const themes = new Map([...content.themes].map(([id, { value }]) => [value.row.url, id]))
  const themeOf = (url: string): number => {
    const id = themes.get(url)
    if (id === undefined) throw new RangeError(`there is no theme ${url}`)
    return id
  }
  const hotelOf = (id: number): number | null => {
    if (!isPhysicalVenue(id)) return null
    if (!content.hotels.has(id)) throw new RangeError(`there is no hotel ${id}`)
    return id
  }
  const events = new Map(content.events)
  let lastEvent = content.lastEvent
  for (const event of added) {
    if (events.has(event.eventId)) throw new RangeError(`there is an event ${event.eventId} already`)
    const value = resolvedEvent(event, themeOf, hotelOf)
    const fresh = { fingerprint: 'added', withdrawn: false }
    const modules = withFirstTitles(value.modules)
    events.set(event.eventId, { ...fresh, ...value.first, value, modules, internalId: (lastEvent += 1) })
  }
  return { ...content, events, lastEvent }
}
