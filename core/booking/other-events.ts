import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import type { Event } from '../catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { Clock } from '../shared/clock.ts'

/** So many other events of a theme are named where one is sold out. */
const mostNamed = 3

/** The numbers of the next events of the same theme that have so many seats, the earliest first. */
export async function otherEventsWith(
  seats: number,
  { eventId: soldOut, themeUrl }: Pick<Event, 'eventId' | 'themeUrl'>,
  { catalogue, clock }: { readonly catalogue: Pick<ForStoringTheCatalogue, 'theme'>; readonly clock: Clock },
): Promise<readonly number[]> {
  const theme = await catalogue.theme(themeUrl, firstDayToCome(clock))
  const others = (theme?.events ?? []).filter(({ eventId, placesLeft }) => eventId !== soldOut && placesLeft >= seats)
  return others.slice(0, mostNamed).map(({ eventId }) => eventId)
}
