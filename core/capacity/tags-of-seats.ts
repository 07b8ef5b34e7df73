import type { Tag } from '../changes/changes.ts'
import type { Seated } from './capacity.ts'
import type { ShownAt } from './ports.ts'

/** The tags of what shows seats of an event or its modules: the event, and the lists in which it may stand. */
export const tagsOfEventSeats = (eventId: number, { themeUrl, venues }: ShownAt): readonly Tag[] => [
  `event:${eventId}`,
  `theme:${themeUrl}`,
  'dates',
  ...new Set(venues.flatMap(({ hotelId, locationId }): Tag[] => [`hotel:${hotelId}`, `location:${locationId}`])),
]

/** Workshops and contingents are shown with their Fachtagung alone. */
export const tagsOfPartSeats = ({ eventId }: Pick<Seated, 'eventId'>): readonly Tag[] => [
  'record:conference',
  `event:${eventId}`,
]
