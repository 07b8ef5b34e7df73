import type { Filter } from '../filter.ts'
import { yes } from './typed-texts.ts'

/** Only events with seats left. */
export const free = {
  values: { are: 'yes' },
  looksAt: 'offer',
  passes: () => (offer) => offer.seats > 0,
  facet: { values: () => [{ value: true }] },
  address: { name: 'frei', ...yes },
  option: { flags: '--free', says: 'only with seats left' },
} as const satisfies Filter<true, 'offer'>
