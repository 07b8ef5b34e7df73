import type { EventWithDays, ForAddingEvents } from '#core/content/ports.ts'
import { isPhysicalVenue } from '#core/shared/no-venue.ts'
import { resolvedEvent } from './resolved-content.ts'
import { invalidatedByMany } from '#core/changes/invalidated-by-many.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'

export const addingEventsInMemory = (
  shelf: ContentShelf,
  { touch }: ChangesInMemory,
  write: WriteInTurn,
): ForAddingEvents => ({
  greatestNumber: async () => [...shelf.now.events.keys()].reduce((most, id) => Math.max(most, id), 0),
  add: (dates) =>
    write(() => {
      shelf.now = withDates(shelf.now, dates)
      const { themes, rubrics, hotels, locations } = shelf.now
      touch(
        invalidatedByMany({
          themes: [...themes.values()].map(({ thing }) => thing.row.url),
          rubrics: [...rubrics.values()].map(({ thing }) => thing.url),
          hotels: [...hotels.keys()],
          locations: [...locations.keys()],
        }),
      )
    }),
})

function withDates(content: ContentInMemory, dates: readonly EventWithDays[]): ContentInMemory {
  const themes = new Map([...content.themes].map(([id, { thing }]) => [thing.row.url, id]))
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
  for (const date of dates) {
    if (events.has(date.eventId)) throw new RangeError(`there is a date ${date.eventId} already`)
    const thing = resolvedEvent(date, themeOf, hotelOf)
    const mark = { fingerprint: 'added', withdrawn: false }
    events.set(date.eventId, { ...mark, ...thing.first, thing, internalId: (lastEvent += 1) })
  }
  return { ...content, events, lastEvent }
}
