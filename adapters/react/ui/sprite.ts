import { icons, type IconName } from './icons.ts'

/** The icons of what is being drawn. Drawing is one step that nothing interrupts, so there is never more than one. */
let used = new Set<IconName>()

/** Says that an icon is drawn, or a part of the page that holds some. */
export const usesIcons = (names: Iterable<IconName>): void => {
  for (const name of names) used.add(name)
}

/** Draws, and tells which icons that took. */
export function withIcons(draw: () => string): { readonly html: string; readonly names: ReadonlySet<IconName> } {
  const around = used
  used = new Set()
  try {
    return { html: draw(), names: used }
  } finally {
    used = around
  }
}

/** The icons that a page uses, each defined once: a third of the bytes and of the time of drawing each in place. */
export const spriteOf = (names: ReadonlySet<IconName>): string => {
  const symbols = [...names].sort().map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${icons[name]}</symbol>`)
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`
}

/** Every icon that there is. */
export const allIcons: ReadonlySet<IconName> = new Set(Object.keys(icons) as IconName[])
