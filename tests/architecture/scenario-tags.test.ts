import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsInTags, leavingOut, reasons } from './scenario-tags.ts'

const root = join(import.meta.dirname, '../..')
const features = globSync('features/**/*.feature', { cwd: root })

test.each(features)('what an assembly leaves out of %s says why', (file) => {
  expect(faultsInTags(readFileSync(join(root, file), 'utf8'))).toEqual([])
})

test('every tag that leaves scenarios out has to have a reason beside it', () => {
  const profiles = readFileSync(join(root, 'cucumber.mjs'), 'utf8')
  expect(leavingOut(profiles).toSorted()).toEqual(Object.keys(reasons).toSorted())
})

const tagged = (tags: string, ofFeature = '') => `${ofFeature}\nFeature: F\n  ${tags}\n  Scenario: One\n`

test.each([
  [tagged('@no-screen'), 'One: @no-screen does not say why'],
  [tagged('', '@no-screen'), 'One: @no-screen does not say why'],
  [tagged('@no-screen @overlay-covers-the-cookie-settings'), 'One: @overlay-covers-the-cookie-settings means nothing'],
  [tagged('@no-screen @too-slow'), 'One: @too-slow means nothing'],
  [tagged('@asked-by-programs'), 'One: @asked-by-programs means nothing'],
  [tagged('@no-screan @asked-by-programs'), 'One: @no-screan means nothing'],
  [tagged('@only-in-browser'), 'One: @only-in-browser does not say why'],
])('is caught: %j', (source, fault) => {
  expect(faultsInTags(source)).toContain(fault)
})

test.each([tagged('@no-wire'), tagged('@browser @rule:a'), tagged('@asked-by-programs', '@no-screen')])(
  'is right: %j',
  (source) => {
    expect(faultsInTags(source)).toEqual([])
  },
)

test('examples have no tags of their own', () => {
  expect(() => faultsInTags(`${tagged('')}    @no-screen\n    Examples:\n`)).toThrow('tags of their own')
})
