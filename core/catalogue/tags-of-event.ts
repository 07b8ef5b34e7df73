import type { Tag } from '../changes/changes.ts'
import type { ListedEvent } from './catalogue.ts'
import { hotelsOf } from './towns.ts'

/** The tags of all that tells of an event, for one that comes or goes. */
export const tagsOfEvent = (event: ListedEvent): readonly Tag[] => [
  ...new Set<Tag>([
    `event:${event.eventId}`,
    `theme:${event.themeUrl}`,
    `rubric:${event.theme.rubric.url}`,
    ...event.modules.flatMap(({ themeUrl }): Tag[] => (themeUrl === undefined ? [] : [`theme:${themeUrl}`])),
    ...hotelsOf(event).flatMap(({ internalId, locationId }): Tag[] => [
      `hotel:${internalId}`,
      `location:${locationId}`,
    ]),
    'dates',
    'themes',
    'rubrics',
    'venues',
  ]),
]
