import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import type { Event } from '../catalogue/catalogue.ts'
import { eventOfModules, firstDayOf } from '../catalogue/chosen-modules.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { OtherEvent } from './ordering-ports.ts'

/** So many other events of a theme are named where one is sold out. */
const mostNamed = 3

/** Seats that a run has left of modules of these titles; of the whole where one is not in it, or they are all of it. */
function leftOf(event: Event, titles: readonly string[]): number {
  const alike = event.modules.filter(({ title }) => titles.includes(title))
  const isPart = alike.length === titles.length && alike.length < event.modules.length
  const part = isPart ? eventOfModules(event, alike.map(firstDayOf)) : undefined
  return (part ?? event).placesLeft
}

/**
 * The next events of the same theme that have so many seats, the earliest first; for whoever chose modules of a run, of
 * modules of the same titles.
 */
export async function otherEventsWith(
  seats: number,
  { eventId: soldOut, themeUrl, modules }: Pick<Event, 'eventId' | 'themeUrl' | 'modules'>,
  { catalogue, clock }: { readonly catalogue: Pick<ForStoringTheCatalogue, 'theme'>; readonly clock: Clock },
): Promise<readonly OtherEvent[]> {
  const found = await catalogue.theme(themeUrl, firstDayToCome(clock))
  if (!found) return []
  const { title } = found
  const titles = modules.map((module) => module.title)
  return found.events
    .filter((event) => event.eventId !== soldOut && leftOf(event, titles) >= seats)
    .slice(0, mostNamed)
    .map(({ eventId, startDate, endDate, hotel }) => ({
      eventId,
      title,
      startDate,
      endDate,
      ...(hotel && { venue: `${hotel.name}, ${hotel.location}` }),
    }))
}
