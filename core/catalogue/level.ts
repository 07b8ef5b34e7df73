/**
 * How much a theme takes for granted: what everybody needs at first, what builds on it, what belongs to one task or
 * occasion.
 */
export const levels = ['grundlagen', 'aufbau', 'spezial'] as const
export type Level = (typeof levels)[number]

const beginnings: readonly (readonly [beginning: string, level: Level])[] = [
  ['grundlagen', 'grundlagen'],
  ['aufbau', 'aufbau'],
  ['vertiefung', 'aufbau'],
  ['spezial', 'spezial'],
]

/** The level that a designation names: 'Grundlagenseminar', 'Aufbaukurs'; undefined for 'Tagesseminar'. */
export const levelNamedBy = (designation: string): Level | undefined =>
  beginnings.find(([beginning]) => designation.toLowerCase().startsWith(beginning))?.[1]
