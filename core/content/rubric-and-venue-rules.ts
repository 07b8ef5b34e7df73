import type { Content, ContentFault } from './content.ts'
import { check, checkUnique, inField, wrongIf } from './fault.ts'
import { slugFaults, numberFaults, titleFaults, venueNumberFaults } from './field-checks.ts'

/** Positions on the shelf: one for each ninth of the register (design guide §1). */
export const shelfPositions = 9

/** Rubrics have unlike numbers, addresses and positions on the shelf. */
export const rubricFaults = ({ rubrics }: Content): readonly ContentFault[] => [
  ...check(
    rubrics,
    ({ id }) => inField('id', numberFaults(id, 'Die Nummer der Rubrik')),
    ({ url }) => inField('url', slugFaults(url)),
    ({ title }) => inField('title', titleFaults(title)),
    ({ position }) =>
      inField(
        'position',
        wrongIf(
          !Number.isInteger(position) || position < 1 || position > shelfPositions,
          `Der Platz im Regal muss eine ganze Zahl von 1 bis ${shelfPositions} sein, nicht ${position}.`,
        ),
      ),
  ),
  ...checkUnique(
    rubrics,
    'id',
    ({ id }) => id,
    (id) => `Die Nummer ${id} hat schon eine andere Rubrik.`,
  ),
  ...checkUnique(
    rubrics,
    'url',
    ({ url }) => url,
    (url) => `Die Adresse „${url}“ hat schon eine andere Rubrik.`,
  ),
  ...checkUnique(
    rubrics,
    'position',
    ({ position }) => position,
    (position) => `Auf Platz ${position} steht schon eine andere Rubrik.`,
  ),
]

export const locationFaults = ({ locations }: Content): readonly ContentFault[] => [
  ...check(
    locations,
    ({ internalId }) => inField('internalId', venueNumberFaults(internalId)),
    ({ name }) => inField('name', titleFaults(name, 'Der Name des Standorts')),
  ),
  ...checkUnique(
    locations,
    'internalId',
    ({ internalId }) => internalId,
    (id) => `Die Nummer ${id} hat schon ein anderer Standort.`,
  ),
]

/** Hotels stand in a known town. */
export const hotelFaults = ({ hotels, locations }: Content): readonly ContentFault[] => {
  const towns = new Set(locations.map(({ internalId }) => internalId))
  return [
    ...check(
      hotels,
      ({ internalId }) => inField('internalId', venueNumberFaults(internalId)),
      ({ name }) => inField('name', titleFaults(name, 'Der Name des Hotels')),
      ({ locationId }) =>
        inField('locationId', wrongIf(!towns.has(locationId), `Den Standort ${locationId} gibt es nicht.`)),
    ),
    ...checkUnique(
      hotels,
      'internalId',
      ({ internalId }) => internalId,
      (id) => `Die Nummer ${id} hat schon ein anderes Hotel.`,
    ),
  ]
}
