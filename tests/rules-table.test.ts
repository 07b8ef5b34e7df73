import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specRules, type SpecRule } from './spec-rules.ts'

const root = join(import.meta.dirname, '..')
const ids = Object.keys(specRules) as SpecRule[]

interface Proof {
  readonly rule: string
  /** The scenario or test that shows the rule. */
  readonly shownBy: string
  readonly file: string
  readonly kind: 'scenario' | 'test'
}

/** Scenarios by the rules in their tags; tags of a feature count for each of its scenarios. */
const scenariosIn = (file: string): readonly Proof[] => {
  const proofs: Proof[] = []
  let ofFeature: readonly string[] = []
  let waiting: string[] = []
  for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
    const text = line.trim()
    if (text.startsWith('@')) waiting.push(...tagsIn(text))
    else if (text.startsWith('Feature:')) [ofFeature, waiting] = [waiting, []]
    else if (/^Scenario(?: Outline)?:/.test(text)) {
      const shownBy = text.replace(/^[^:]*:\s*/, '')
      proofs.push(...[...ofFeature, ...waiting].map((rule) => ({ rule, shownBy, file, kind: 'scenario' as const })))
      waiting = []
    }
  }
  return proofs
}
const tagsIn = (line: string): readonly string[] => [...line.matchAll(/@rule:([\w-]+)/g)].map(([, rule = '']) => rule)

/** Tests by the rules in their names; `describe`, `test` and `it` alike. */
const testsIn = (file: string): readonly Proof[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/\[rule:([\w-]+)\]/g)].map(([, rule = '']) => ({
        rule,
        shownBy: (/['"`](.*?)['"`]/.exec(line)?.[1] ?? line).replaceAll(/\s*\[rule:[\w-]+\]\s*/g, ' ').trim(),
        file,
        kind: 'test' as const,
      })),
    )

const here = 'tests/rules-table.test.ts'
const proofs: readonly Proof[] = [
  ...globSync('features/**/*.feature', { cwd: root }).toSorted().flatMap(scenariosIn),
  ...globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => file !== here)
    .toSorted()
    .flatMap(testsIn),
]

describe('the table of rules', () => {
  test.each(ids)('%s is shown by a scenario or a test', (id) => {
    expect(proofs.filter(({ rule }) => rule === id)).not.toEqual([])
  })

  test('nothing names a rule that does not exist', () => {
    expect(proofs.filter(({ rule }) => !(rule in specRules))).toEqual([])
  })

  test('docs/rules.md says so (`npm run rules` writes it anew)', async () => {
    await expect(tableOf(proofs)).toMatchFileSnapshot(join(root, 'docs/rules.md'))
  })

  test('every rule in docs/rules.md leads to a file that is there', () => {
    const table = readFileSync(join(root, 'docs/rules.md'), 'utf8').split('\n')
    for (const id of ids) {
      const row = table.find((line) => line.startsWith(`| \`${id}\``)) ?? ''
      const files = [...row.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
      expect(files, id).not.toEqual([])
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    }
  })
})

function tableOf(all: readonly Proof[]): string {
  const rows = ids.map((id) => {
    const own = all.filter(({ rule }) => rule === id)
    return `| \`${id}\` | ${specRules[id]} | ${proofsOf(own, 'scenario')} | ${proofsOf(own, 'test')} |`
  })
  const shown = (kind: Proof['kind']) =>
    ids.filter((id) => all.some((proof) => proof.rule === id && proof.kind === kind)).length
  return [
    '# Rules of the specification and what shows them',
    '',
    'Written by `npm run rules` from the tags of scenarios and the names of tests; `npm test` only compares.',
    '',
    `| ${ids.length} rules | shown by scenarios: ${shown('scenario')} | shown by tests: ${shown('test')} |`,
    '| --- | --- | --- |',
    '',
    '| Rule | What it says | Scenarios | Tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** The names of what shows a rule, under the files they stand in. */
function proofsOf(own: readonly Proof[], kind: Proof['kind']): string {
  const byFile = Map.groupBy(
    own.filter((proof) => proof.kind === kind),
    ({ file }) => file,
  )
  return [...byFile]
    .map(([file, group]) => {
      const names = [...new Set(group.map(({ shownBy }) => shownBy.replaceAll('|', '\\|')))]
      return `[${file.split('/').at(-1)}](../${file}): ${names.join('; ')}`
    })
    .join('<br>')
}
