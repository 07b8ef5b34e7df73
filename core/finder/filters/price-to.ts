import { eurosTyped } from '../../shared/euro-amount.ts'
import type { Filter } from '../filter.ts'
import { isPositive } from './is-positive.ts'
import { numberTyped } from './typed-texts.ts'

/** Steps that are counted, whole euros net. */
export const priceSteps = [300, 600, 1000, 1500, 2000] as const

/** Net price in euros at most; events 'auf Anfrage' are left out then. */
export const priceTo = {
  values: { are: 'number' },
  looksAt: 'offer',
  passes: (euros) => (offer) => offer.net <= euros * 100,
  fault: (euros) => (isPositive(euros) ? undefined : 'malformed'),
  facet: { values: () => priceSteps.map((value) => ({ value })) },
  address: { name: 'preis', ...numberTyped((text) => (eurosTyped(text) ?? NaN) / 100) },
  option: { flags: '--price-to <euros>', says: 'net price at most' },
} as const satisfies Filter<number, 'offer'>
