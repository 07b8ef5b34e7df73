import type { Level } from '#core/catalogue/level.ts'

/** How much a theme takes for granted, in a word. */
export const levelNames: Readonly<Record<Level, string>> = {
  grundlagen: 'Grundlagen',
  aufbau: 'Aufbau',
  spezial: 'Spezial',
}
