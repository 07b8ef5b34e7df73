import type { Filter } from '../filter.ts'
import { yes } from './typed-texts.ts'

/** Only events of which the provider promises that they take place. */
export const guaranteed = {
  values: { are: 'yes' },
  looksAt: 'offer',
  passes: () => (offer) => offer.guaranteed,
  facet: { values: () => [{ value: true }] },
  address: { name: 'garantiert', ...yes },
  option: { flags: '--guaranteed', says: 'only what is promised to take place' },
} as const satisfies Filter<true, 'offer'>
