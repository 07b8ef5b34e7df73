import type { ForStoringTheCatalogue } from '#core/catalogue/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { touchedByPlaces } from '../touched-tags.ts'
import type { ChangesInMemory } from './changes-in-memory.ts'
import type { ContentInMemory, ContentShelf, KeptEvent } from './content-in-memory.ts'

type Taking = Awaited<ReturnType<ForStoringTheCatalogue['takePlaces']>>

/** Takes places of a date. */
export function takePlaces(shelf: ContentShelf, { touch }: ChangesInMemory, eventId: number, places: number): Taking {
  const { events } = shelf.now
  const event = events.get(eventId)
  if (!event) return refused({ why: 'not-found' })
  const left = event.places - event.taken
  if (left < places) return refused({ why: 'sold-out', placesLeft: left })
  shelf.now = { ...shelf.now, events: new Map(events).set(eventId, { ...event, taken: event.taken + places }) }
  touch(touchedByPlaces(whomItConcerns(shelf.now, event)))
  return done({ placesLeft: left - places })
}

const whomItConcerns = (content: ContentInMemory, { thing: { row, venues } }: KeptEvent) => {
  const theme = content.themes.get(row.theme_id)?.thing.row
  if (!theme) throw new Error(`the theme of date ${row.event_id} is not stored`)
  return {
    eventId: row.event_id,
    themeUrl: theme.url,
    venues: venues.flatMap((hotelId) => {
      const hotel = content.hotels.get(hotelId)?.thing
      return hotel ? [{ hotelId, locationId: hotel.location_id }] : []
    }),
  }
}
