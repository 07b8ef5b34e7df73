import type { Filter } from '../filter.ts'

/** Events in a hotel, by its number; a series counts in every hotel of its modules. The hotel's own page asks so. */
export const hotelId = {
  values: { are: 'id' },
  looksAt: 'venue',
  passes: (asked) => (venue) => venue.hotelIds.includes(asked),
  option: { flags: '--hotel <number>', says: 'only in this hotel' },
} as const satisfies Filter<number, 'venue'>
