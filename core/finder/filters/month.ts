import type { Filter } from '../filter.ts'
import { isMonth } from '../seasons.ts'
import { anyText } from './typed-texts.ts'

/** Events that begin in a month, YYYY-MM. */
export const month = {
  values: { are: 'text', longest: 20 },
  several: 'any',
  looksAt: 'month',
  passes: (asked) => (of) => of === asked,
  fault: (asked) => (isMonth(asked) ? undefined : 'malformed'),
  facet: { values: ({ months }) => months.map((value) => ({ value })), onlyWithEvents: true },
  address: { name: 'monat', ...anyText },
  option: { flags: '--month <YYYY-MM>', says: 'only those that begin in it' },
} as const satisfies Filter<string, 'month'>
