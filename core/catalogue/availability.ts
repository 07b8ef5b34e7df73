import type { Event } from './catalogue.ts'

/** How an event stands, the most urgent first: gone, nearly gone, promised, free (domain §4.5). */
export type Availability = 'ausgebucht' | 'wenige' | 'garantiert' | 'frei'

/** From so many seats left on they are few (domain §4.5). */
export const fewSeats = 3

type Seats = Pick<Event, 'placesLeft' | 'guaranteed'>

export const availabilityOf = ({ placesLeft, guaranteed }: Seats): Availability => {
  if (placesLeft <= 0) return 'ausgebucht'
  if (placesLeft <= fewSeats) return 'wenige'
  return guaranteed ? 'garantiert' : 'frei'
}

const words: Readonly<Record<Availability, (placesLeft: number) => string>> = {
  ausgebucht: () => 'Ausgebucht, Warteliste offen',
  wenige: (placesLeft) => `Nur noch ${placesLeft} ${placesLeft === 1 ? 'Platz' : 'Plätze'}`,
  garantiert: () => 'Findet garantiert statt',
  frei: () => 'Plätze frei',
}

/** The availability of an event in words (design guide §5). */
export const availabilityText = (event: Seats): string => words[availabilityOf(event)](event.placesLeft)
