import type { Filter } from '../filter.ts'
import { wholeNumber } from './typed-texts.ts'

/** Events in a town, by its number; a series counts in every town of its modules. */
export const locationId = {
  values: { are: 'id' },
  several: 'any',
  looksAt: 'venue',
  passes: (asked) => (venue) => venue.locationIds.includes(asked),
  facet: {
    values: ({ locations }) => locations.map(({ locationId, name }) => ({ value: locationId, label: name })),
    onlyWithEvents: true,
  },
  address: { name: 'ort', ...wholeNumber },
  option: { flags: '--town <number>', says: 'only in this town' },
} as const satisfies Filter<number, 'venue'>
