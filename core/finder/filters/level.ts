import { levels, type Level } from '../../catalogue/level.ts'
import type { Filter } from '../filter.ts'
import { oneOfValues } from './typed-texts.ts'

/** How much a theme takes for granted. */
export const level = {
  values: { are: 'one-of', values: levels },
  several: 'any',
  looksAt: 'theme',
  passes: (asked) => (theme) => theme.level === asked,
  facet: { values: () => levels.map((value) => ({ value })) },
  address: { name: 'stufe', ...oneOfValues(levels) },
  option: { flags: '--level <level>', says: 'how much it takes for granted' },
} as const satisfies Filter<Level, 'theme'>
