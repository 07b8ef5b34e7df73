import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import { accessibilityFacts, type HotelDetails } from '../venues/venue-details.ts'
import type { Content, ContentFault } from './content.ts'
import { check, wrongIf } from './fault.ts'
import {
  isAmount,
  numberFaults,
  picturesFaults,
  netFaults,
  priceFaults,
  textFaults,
  titleFaults,
} from './field-checks.ts'
import { recordsOf } from './records-of.ts'

/** Degrees within which Europe lies: swapped latitude and longitude fall outside. */
const europe = { south: 34, north: 72, west: -25, east: 45 } as const

const positionFaults = ({ latitude, longitude }: PositionOnEarth): readonly string[] =>
  wrongIf(
    !(latitude >= europe.south && latitude <= europe.north && longitude >= europe.west && longitude <= europe.east),
    `Breite ${latitude} und Länge ${longitude} liegen nicht in Europa.`,
  )

const known: ReadonlySet<string> = new Set(accessibilityFacts)

const accessibilityFaults = ({ accessibility }: HotelDetails): readonly string[] => [
  ...accessibility.flatMap((fact) =>
    wrongIf(!known.has(fact), `Die Angabe „${fact}“ zur Barrierefreiheit ist unbekannt.`),
  ),
  ...wrongIf(
    new Set(accessibility).size < accessibility.length,
    'Eine Angabe zur Barrierefreiheit ist doppelt genannt.',
  ),
]

const pricesFaults = ({ prices }: HotelDetails): readonly string[] => [
  ...priceFaults(prices.night, 'Der Preis einer Nacht'),
  ...priceFaults(prices.breakfast, 'Der Preis des Frühstücks'),
  ...netFaults(prices.dayPackage, 'Der Preis der Tagungspauschale'),
  ...priceFaults(prices.parking, 'Der Preis eines Parkplatzes'),
  ...wrongIf(!isAmount(prices.cityTax), 'Die City Tax muss in ganzen Cent ab 0 angegeben sein.'),
]

/** What is said of a hotel belongs to one that is there. */
export const hotelDetailsFaults = (content: Content): readonly ContentFault[] => {
  const hotels = new Set(content.hotels.map(({ internalId }) => internalId))
  return check(
    recordsOf(content, 'hotel'),
    ({ value: { hotelId } }) => wrongIf(!hotels.has(hotelId), `Das Hotel ${hotelId} gibt es nicht.`),
    ({ value }) => positionFaults(value.position),
    ({ value }) => numberFaults(value.rooms, 'Die Zahl der Zimmer'),
    ({ value }) => numberFaults(value.seminarRooms, 'Die Zahl der Seminarräume'),
    ({ value }) => textFaults(value.description, 'Die Beschreibung'),
    ({ value }) => textFaults(value.arrival.train, 'Die Anreise mit der Bahn'),
    ({ value }) => textFaults(value.arrival.car, 'Die Anreise mit dem Auto'),
    ({ value }) => accessibilityFaults(value),
    ({ value }) => pricesFaults(value),
    ({ value }) => picturesFaults(value.pictures),
  )
}

/** What is said of a town belongs to one that is there. */
export const locationDetailsFaults = (content: Content): readonly ContentFault[] => {
  const locations = new Set(content.locations.map(({ internalId }) => internalId))
  return check(
    recordsOf(content, 'location'),
    ({ value: { locationId } }) => wrongIf(!locations.has(locationId), `Den Standort ${locationId} gibt es nicht.`),
    ({ value }) => textFaults(value.state, 'Das Land'),
    ({ value }) => positionFaults(value.position),
    ({ value }) => textFaults(value.teaser, 'Der kurze Text'),
    ({ value }) => textFaults(value.description, 'Die Beschreibung'),
    ({ value }) =>
      value.sideProgramme.flatMap(({ title, text }) => [
        ...titleFaults(title, 'Der Titel eines Erlebnisses'),
        ...textFaults(text, `Der Text zu „${title}“`),
      ]),
    ({ value }) => picturesFaults(value.pictures),
  )
}
