import type { Event } from './catalogue.ts'

/** How the seats of an event stand, the most urgent first: gone, nearly gone, free (domain §4.5). */
export type Availability = 'ausgebucht' | 'wenige' | 'frei'

/** From so many seats left on they are few (domain §4.5). */
export const fewSeats = 3

/** Up to so many their number is told: a committee of five must see that four are too few. */
export const mostSeatsNamed = 9

type Seats = Pick<Event, 'placesLeft'>

export const availabilityOf = ({ placesLeft }: Seats): Availability => {
  if (placesLeft <= 0) return 'ausgebucht'
  return placesLeft <= fewSeats ? 'wenige' : 'frei'
}

/** Of what is sold out: that it is, and what is still to be done. */
export const soldOutText = 'Ausgebucht, Warteliste offen'

/** The availability of an event in words (design guide §5): 'Nur noch 1 Platz', 'Noch 4 Plätze', 'Plätze frei'. */
export const availabilityText = (event: Seats): string => {
  const { placesLeft } = event
  const seats = `${placesLeft} ${placesLeft === 1 ? 'Platz' : 'Plätze'}`
  switch (availabilityOf(event)) {
    case 'ausgebucht':
      return soldOutText
    case 'wenige':
      return `Nur noch ${seats}`
    case 'frei':
      return placesLeft <= mostSeatsNamed ? `Noch ${seats}` : 'Plätze frei'
  }
}

/** That an event takes place is a promise of the provider, whatever seats are left. */
const promiseText = 'Findet garantiert statt'

/** What is promised of an event, if anything. */
export const promiseTexts = ({ guaranteed }: Pick<Event, 'guaranteed'>): readonly string[] =>
  guaranteed ? [promiseText] : []

/** All that is told of an event before its price: its seats, and where it is promised, that. */
export const availabilityTexts = (event: Seats & Pick<Event, 'guaranteed'>): readonly string[] => [
  availabilityText(event),
  ...promiseTexts(event),
]
