import { accessibilityFacts } from '../shared/accessibility-facts.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import { type HotelDetails } from '../venues/venue-details.ts'
import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf, type Found } from './fault.ts'
import {
  isAmount,
  numberFaults,
  onePictureFaults,
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

const accessibilityFaults = ({ accessibility }: HotelDetails): Found => [
  ...inEach('accessibility', accessibility, (fact) =>
    wrongIf(!known.has(fact), `Die Angabe „${fact}“ zur Barrierefreiheit ist unbekannt.`),
  ),
  ...inField(
    'accessibility',
    wrongIf(
      new Set(accessibility).size < accessibility.length,
      'Eine Angabe zur Barrierefreiheit ist doppelt genannt.',
    ),
  ),
]

const pricesFaults = ({ prices }: HotelDetails): Found => [
  ...inField('night', priceFaults(prices.night, 'Der Preis einer Nacht')),
  ...inField('breakfast', priceFaults(prices.breakfast, 'Der Preis des Frühstücks')),
  ...inField('dayPackage', netFaults(prices.dayPackage, 'Der Preis der Tagungspauschale')),
  ...inField('parking', priceFaults(prices.parking, 'Der Preis eines Parkplatzes')),
  ...inField('cityTax', wrongIf(!isAmount(prices.cityTax), 'Die City Tax muss in ganzen Cent ab 0 angegeben sein.')),
]

/** What is said of a hotel belongs to one that is there. */
export const hotelDetailsFaults = (content: Content): readonly ContentFault[] => {
  const hotels = new Set(content.hotels.map(({ internalId }) => internalId))
  return check(
    recordsOf(content, 'hotel'),
    ({ value: { hotelId } }) => wrongIf(!hotels.has(hotelId), `Das Hotel ${hotelId} gibt es nicht.`),
    ({ value }) => inField('position', positionFaults(value.position)),
    ({ value }) => inField('rooms', numberFaults(value.rooms, 'Die Zahl der Zimmer')),
    ({ value }) => inField('seminarRooms', numberFaults(value.seminarRooms, 'Die Zahl der Seminarräume')),
    ({ value }) => inField('description', textFaults(value.description, 'Die Beschreibung')),
    ({ value }) => inField('arrival', inField('train', textFaults(value.arrival.train, 'Die Anreise mit der Bahn'))),
    ({ value }) => inField('arrival', inField('car', textFaults(value.arrival.car, 'Die Anreise mit dem Auto'))),
    ({ value }) => accessibilityFaults(value),
    ({ value }) => inField('prices', pricesFaults(value)),
    ({ value }) => inEach('pictures', value.pictures ?? [], onePictureFaults),
  )
}

/** What is said of a town belongs to one that is there. */
export const locationDetailsFaults = (content: Content): readonly ContentFault[] => {
  const locations = new Set(content.locations.map(({ internalId }) => internalId))
  return check(
    recordsOf(content, 'location'),
    ({ value: { locationId } }) => wrongIf(!locations.has(locationId), `Den Standort ${locationId} gibt es nicht.`),
    ({ value }) => inField('state', textFaults(value.state, 'Das Land')),
    ({ value }) => inField('position', positionFaults(value.position)),
    ({ value }) => inField('teaser', textFaults(value.teaser, 'Der kurze Text')),
    ({ value }) => inField('description', textFaults(value.description, 'Die Beschreibung')),
    ({ value }) =>
      inEach('sideProgramme', value.sideProgramme, ({ title, text }) => [
        ...inField('title', titleFaults(title, 'Der Titel eines Erlebnisses')),
        ...inField('text', textFaults(text, `Der Text zu „${title}“`)),
      ]),
    ({ value }) => inEach('pictures', value.pictures ?? [], onePictureFaults),
  )
}
