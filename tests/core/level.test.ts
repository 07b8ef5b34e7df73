import { expect, test } from 'vitest'
import { levelNamedBy } from '#core/catalogue/level.ts'

test.each([
  ['Grundlagenseminar', 'grundlagen'],
  ['Aufbaukurs', 'aufbau'],
  ['Vertiefungsseminar', 'aufbau'],
  ['Spezialseminar', 'spezial'],
  ['SPEZIAL', 'spezial'],
  ['Tagesseminar', undefined],
  ['Ein Aufbaukurs', undefined],
  ['', undefined],
])('the designation %j names the level %s', (designation, level) => expect(levelNamedBy(designation)).toBe(level))
