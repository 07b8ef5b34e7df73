import { describe, expect, test } from 'vitest'
import { de } from '#wording/de.ts'
import { sourceFiles } from './import-graph.ts'
import { literalsIn, wordsOfItsOwn } from './words-of-drivers.ts'

/** The finder's driver has its words from the wording as soon as its page's view stands in the core. */
const stillToCome = 'features/finder/finding-events.on-site.ts'
const drivers = sourceFiles().filter((file) => /^features\/.*\bon-site\.ts$/.test(file) && file !== stillToCome)

describe('a driver without a screen', () => {
  test('is found', () => {
    expect(drivers).toContain('features/venues/on-site.ts')
    expect(drivers).toContain('features/jobs/applying.on-site.ts')
  })

  test.each(drivers)('has its words from where the pages have them: %s', (file) => {
    expect(wordsOfItsOwn(de, literalsIn(file))).toEqual([])
  })

  test('is caught at a word of its own', () => {
    const planted = `const state = (free: number) => free > 0 ? 'Anmeldung offen' : \`Aufzug \${free}\``
    expect(wordsOfItsOwn(de, literalsIn('features/venues/on-site.ts', planted))).toEqual(['Anmeldung offen', 'Aufzug'])
  })
})
