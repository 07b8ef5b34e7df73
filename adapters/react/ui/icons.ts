// Without React: outlines of icons, as data.
import type { documentIcons } from './document-icons.ts'
import { lucideOutlines } from './lucide.generated.ts'

/**
 * Drawn for this site, because Lucide has no such figure: seats as a full, a half and a crossed-out disc, to be told
 * apart where they are as small as a word.
 */
const ourOutlines = {
  free: '<circle cx="12" cy="12" r="9" fill="currentColor"/><path d="m8 12 3 3 5-6" stroke="#fff"/>',
  few: '<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor"/>',
  gone: '<circle cx="12" cy="12" r="9"/><path d="M6 18 18 6"/>',
}

/**
 * Icons that widgets may draw as well, by name: outlines 24 units wide; the look (stroke, ends, colour) comes from the
 * `ico` class.
 */
export const icons = { ...lucideOutlines, ...ourOutlines } as const

export type IconName = keyof typeof icons | keyof typeof documentIcons
