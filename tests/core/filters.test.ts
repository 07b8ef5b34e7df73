import { expect, test } from 'vitest'
import { everyFilter } from '#core/finder/filters.ts'

const facts = [
  'step-free',
  'lift',
  'wheelchair-rooms',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'tactile-guidance',
  'assistance-dogs',
]
const oneOf = (...values: readonly string[]) => ({ are: 'one-of', values })
const text = (longest: number) => ({ are: 'text', longest })

/** Name in queries, values that are taken, whether several, what is looked at, name in addresses of pages. */
const table = [
  ['q', text(200), undefined, 'words', 'q'],
  ['targetGroup', oneOf('br', 'sbv', 'jav'), 'any', 'theme', 'zielgruppe'],
  ['rubric', { are: 'segment' }, 'any', 'theme', 'rubrik'],
  ['theme', { are: 'segment' }, undefined, 'theme', undefined],
  ['level', oneOf('grundlagen', 'aufbau', 'spezial'), 'any', 'theme', 'stufe'],
  ['month', text(20), 'any', 'month', 'monat'],
  ['locationId', { are: 'id' }, 'any', 'venue', 'ort'],
  ['hotelId', { are: 'id' }, undefined, 'venue', undefined],
  ['postcode', text(20), undefined, undefined, 'plz'],
  ['radius', { are: 'number' }, undefined, 'distance', 'umkreis'],
  ['mode', oneOf('online', 'hotel'), 'any', 'venue', 'art'],
  ['accessibility', oneOf(...facts), 'all', 'venue', 'merkmal'],
  ['duration', oneOf('kurz', 'mittel', 'lang'), 'any', 'offer', 'dauer'],
  ['seats', { are: 'id' }, undefined, 'offer', 'personen'],
  ['free', { are: 'yes' }, undefined, 'offer', 'frei'],
  ['guaranteed', { are: 'yes' }, undefined, 'offer', 'garantiert'],
  ['isNew', { are: 'yes' }, undefined, 'theme', 'neu'],
  ['priceTo', { are: 'number' }, undefined, 'offer', 'preis'],
]

test('filters have the names and take the values that addresses have had', () => {
  const found = everyFilter().map(([name, filter]) => [
    name,
    filter.values,
    filter.several,
    filter.looksAt,
    filter.address?.name,
  ])
  expect(found).toEqual(table)
})
