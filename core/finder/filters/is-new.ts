import type { Filter } from '../filter.ts'
import { yes } from './typed-texts.ts'

/** Only events of new themes. */
export const isNew = {
  values: { are: 'yes' },
  looksAt: 'theme',
  passes: () => (theme) => theme.isNew,
  facet: { values: () => [{ value: true }] },
  address: { name: 'neu', ...yes },
  option: { flags: '--new', says: 'only new themes' },
} as const satisfies Filter<true, 'theme'>
