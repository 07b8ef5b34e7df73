import type { Filter } from '../filter.ts'

/** Events of a theme, by its address. The theme's own page asks so; no address of the finder names it. */
export const theme = {
  values: { are: 'segment' },
  looksAt: 'theme',
  passes: (asked) => (of) => of.url === asked,
  option: { flags: '--theme <url>', says: 'only of this theme' },
} as const satisfies Filter<string, 'theme'>
