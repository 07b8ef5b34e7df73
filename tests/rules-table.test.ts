import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allProofs, rulesFile, rulesTable, scenariosIn, testsIn } from './rules-table.ts'
import { allRules, unbuiltRules } from './spec-rules.ts'

const root = join(import.meta.dirname, '..')
const proofs = allProofs()

describe('the table of rules', () => {
  test.each(Object.keys(allRules))('%s is shown by a scenario or a test', (id) => {
    expect(proofs.filter(({ rule }) => rule === id)).not.toEqual([])
  })

  test.each(Object.keys(unbuiltRules))('%s is a gap as long as nothing shows it', (id) => {
    expect(id in allRules).toBe(false)
    expect(proofs.filter(({ rule }) => rule === id)).toEqual([])
  })

  test('nothing names a rule that does not exist', () => {
    expect(proofs.filter(({ rule }) => !(rule in allRules))).toEqual([])
  })

  test('docs/rules.md says so (`npm run rules` writes it anew)', () => {
    expect(readFileSync(rulesFile, 'utf8')).toBe(rulesTable(proofs))
  })

  test('every rule in docs/rules.md leads to a file that is there', () => {
    const table = readFileSync(rulesFile, 'utf8').split('\n')
    for (const id of Object.keys(allRules)) {
      const row = table.find((line) => line.startsWith(`| \`${id}\``)) ?? ''
      const files = [...row.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
      expect(files, id).not.toEqual([])
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    }
  })
})

describe('What counts as a proof', () => {
  test.each([
    "test('lasts [rule:a]', () => {})",
    "test.each([1])('lasts [rule:a]', () => {})",
    "describe('lasts [rule:a]', () => {})",
    "describe('time', () => {\n  it('lasts [rule:a]', () => {})\n})",
    'test.skipIf(none)(`lasts [rule:a]`, () => {})',
  ])('%s', (source) => {
    expect(testsIn('x.test.ts', source)).toEqual([{ rule: 'a', shownBy: 'lasts', file: 'x.test.ts', kind: 'test' }])
  })

  test.each([
    "// test('lasts [rule:a]')",
    "/* [rule:a] */ test('lasts', () => {})",
    "const name = 'lasts [rule:a]'",
    "test('lasts', () => { expect('[rule:a]').toBe(1) })",
    "test.skip('lasts [rule:a]', () => {})",
    "test.todo('lasts [rule:a]')",
  ])('not %s', (source) => {
    expect(testsIn('x.test.ts', source)).toEqual([])
  })

  test('the tag of a scenario, and that of its feature', () => {
    const feature = '@rule:b\nFeature: F\n  @rule:a @no-wire\n  Scenario: One\n    Given nothing\n'
    expect(scenariosIn('f.feature', feature).map(({ rule, shownBy }) => `${rule} ${shownBy}`)).toEqual([
      'b One',
      'a One',
    ])
  })

  test('not a comment in a feature', () => {
    expect(scenariosIn('f.feature', 'Feature: F\n  # @rule:a\n  @no-wire # @rule:a\n  Scenario: One\n')).toEqual([])
  })
})
