import type { Filter } from '../filter.ts'
import { anyText } from './typed-texts.ts'

const aMonth = /^\d{4}-(0[1-9]|1[0-2])$/

/** Events that begin in a month, YYYY-MM. */
export const month = {
  values: { are: 'text', longest: 20 },
  looksAt: 'month',
  passes: (asked) => (of) => of === asked,
  fault: (asked) => (aMonth.test(asked) ? undefined : 'malformed'),
  facet: { values: ({ months }) => months.map((value) => ({ value })), onlyWithEvents: true },
  address: { name: 'monat', ...anyText },
  option: { flags: '--month <YYYY-MM>', says: 'only those that begin in it' },
} as const satisfies Filter<string, 'month'>
