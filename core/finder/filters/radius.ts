import type { Filter } from '../filter.ts'
import { isPositive } from './is-positive.ts'
import { numberTyped } from './typed-texts.ts'

/** Events with a hotel no further from the postcode than these kilometres, as the crow flies. */
export const radius = {
  values: { are: 'number' },
  looksAt: 'distance',
  needs: 'postcode',
  passes: (asked) => (distance) => distance <= asked,
  fault: (asked) => (isPositive(asked) ? undefined : 'malformed'),
  address: { name: 'umkreis', ...numberTyped((text) => Number(text.replace(',', '.').replace(/km$/i, ''))) },
  option: { flags: '--radius <km>', says: 'only hotels no further from the postcode' },
} as const satisfies Filter<number, 'distance'>
