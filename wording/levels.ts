import type { Level } from '#core/catalogue/level.ts'

/** How much a theme takes for granted, in a word; the same in the finder, on cards and on pages. */
export const levelWording = {
  label: 'Stufe',
  names: { grundlagen: 'Grundlagen', aufbau: 'Aufbau', spezial: 'Spezial' } satisfies Readonly<Record<Level, string>>,
} as const
