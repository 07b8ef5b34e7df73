import type { Filter } from '../filter.ts'
import { anyText } from './typed-texts.ts'

/** Events of a rubric, by its address. */
export const rubric = {
  values: { are: 'segment' },
  several: 'any',
  looksAt: 'theme',
  passes: (url) => (theme) => theme.rubric === url,
  facet: { values: ({ shelf }) => shelf.map(({ url, title }) => ({ value: url, label: title })) },
  address: { name: 'rubrik', ...anyText },
  option: { flags: '--rubric <url>', says: 'only of this rubric' },
} as const satisfies Filter<string, 'theme'>
