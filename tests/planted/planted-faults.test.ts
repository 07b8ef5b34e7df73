import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantedFaults } from './planted-faults.ts'

const root = join(import.meta.dirname, '../..')

test.each(Object.entries(plantedFaults))('What is to be replaced for %s stands in its file once', (_, faults) => {
  expect(faults).not.toEqual([])
  for (const { file, text, replacement } of faults) {
    expect(readFileSync(join(root, file), 'utf8').split(text).length - 1, text).toBe(1)
    expect(replacement).not.toBe(text)
  }
})
