import { describe, expect, test } from 'vitest'
import { sourceFiles } from './import-graph.ts'
import { literalsIn, wordsOfItsOwn } from './words-of-drivers.ts'

const files = sourceFiles()
const drivers = files.filter((file) => /^features\/.*\bon-site\.ts$/.test(file))
const wording = files.filter((file) => file.startsWith('wording/')).flatMap((file) => literalsIn(file))

describe('a driver without a screen', () => {
  test('is found', () => {
    expect(drivers).toContain('features/venues/on-site.ts')
    expect(drivers).toContain('features/jobs/applying.on-site.ts')
  })

  test.each(drivers)('has its words from where the pages have them: %s', (file) => {
    expect(wordsOfItsOwn(wording, literalsIn(file))).toEqual([])
  })

  test('is caught at a word of its own, and at one that a sentence is made of', () => {
    const planted = `const state = (free: number) => free > 0 ? 'Anmeldung offen' : \`Aufzug \${free}\` + \`Ort Nr. \${free}\``
    expect(wordsOfItsOwn(wording, literalsIn('features/venues/on-site.ts', planted))).toEqual([
      'Anmeldung offen',
      'Aufzug',
      'Ort Nr.',
    ])
  })
})
