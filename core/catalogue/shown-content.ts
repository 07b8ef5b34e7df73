import type { Theme, ThemeContent } from './catalogue.ts'

/** Of a theme's content the first entry is the one shown (spec §3). */
export const shownContent = ({ content }: Pick<Theme, 'content'>): ThemeContent | undefined => content[0]
