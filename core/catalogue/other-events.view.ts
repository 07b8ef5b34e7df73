import type { Event } from './catalogue.ts'

/** So many other events stand on an event's page. */
const shown = 5

/** The theme's next events beside the one whose page is read. */
export const otherEvents = <E extends Pick<Event, 'eventId'>>(
  events: readonly E[],
  { eventId }: Pick<Event, 'eventId'>,
): readonly E[] => events.filter((event) => event.eventId !== eventId).slice(0, shown)
