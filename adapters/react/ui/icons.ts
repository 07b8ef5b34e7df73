// Without React: outlines of icons, as data.
import { lucideOutlines } from './lucide.generated.ts'

/**
 * Drawn for this site, because Lucide has no such figure: seats as a full, a half and a crossed-out disc, to be told
 * apart where they are as small as a word; a car with straight lines and sliders with round knobs, for which it has
 * other drawings.
 */
const ourOutlines = {
  free: '<circle cx="12" cy="12" r="9" fill="currentColor"/><path d="m8 12 3 3 5-6" stroke="#fff"/>',
  few: '<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor"/>',
  gone: '<circle cx="12" cy="12" r="9"/><path d="M6 18 18 6"/>',
  car: '<path d="M5 17H3v-5l2-6h14l2 6v5h-2M9 17h6M3 12h18"/><circle cx="7" cy="17" r="2"/><circle cx="17" cy="17" r="2"/>',
  sliders:
    '<path d="M4 6h9M17 6h3M4 12h3M11 12h9M4 18h11M19 18h1"/><circle cx="15" cy="6" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="17" cy="18" r="2"/>',
}

/** Icons by name: outlines 24 units wide; the look (stroke, ends, colour) comes from the `ico` class. */
export const icons = { ...lucideOutlines, ...ourOutlines } as const

export type IconName = keyof typeof icons
