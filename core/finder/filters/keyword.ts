import type { Filter } from '../filter.ts'
import { anyText } from './typed-texts.ts'

/** Events of themes that are found by these words, as the search finds them; words that say nothing find nothing. */
export const q = {
  values: { are: 'text', longest: 200 },
  looksAt: 'words',
  passes: () => (isFound) => isFound,
  address: { name: 'q', ...anyText },
  option: { flags: '--search <words>', says: 'only of themes that these words find' },
} as const satisfies Filter<string, 'words'>
