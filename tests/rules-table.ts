import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { scenariosOf } from './scenarios-in.ts'
import { allRules, unbuiltRules } from './spec-rules.ts'

const root = join(import.meta.dirname, '..')

/** What shows a rule: a scenario with its tag, or a test with its name. */
export interface Proof {
  readonly rule: string
  readonly shownBy: string
  readonly file: string
  readonly kind: 'scenario' | 'test'
}

const ruleTag = 'rule:'

/** Scenarios by the rules in their tags; tags of a feature count for each of its scenarios. */
export const scenariosIn = (file: string, source: string): readonly Proof[] =>
  scenariosOf(source).flatMap(({ name, tags }) =>
    tags
      .filter((tag) => tag.startsWith(ruleTag))
      .map((tag) => ({ rule: tag.slice(ruleTag.length), shownBy: name, file, kind: 'scenario' as const })),
  )

/** Tests by the rules in their names, of `describe`, `test` and `it` alike; what is skipped or only planned is none. */
export const testsIn = (file: string, source: string): readonly Proof[] =>
  namesOfTests(parseSync(file, source).program).flatMap((name) =>
    [...name.matchAll(/\[rule:([\w-]+)\]/g)].map(([, rule = '']) => ({
      rule,
      shownBy: name.replaceAll(/\s*\[rule:[\w-]+\]\s*/g, ' ').trim(),
      file,
      kind: 'test' as const,
    })),
  )

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const namesOfTests = (node: unknown): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(namesOfTests)
  if (!isNode(node)) return []
  const own = node.type === 'CallExpression' && declaresTests(node['callee']) ? textOf(node['arguments']) : []
  return [...own, ...Object.values(node).flatMap(namesOfTests)]
}

/** Whether it is `describe`, `test` or `it`, or something of theirs, such as `test.each([…])`. */
const declaresTests = (callee: unknown): boolean => {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return /^(?:describe|test|it)$/.test(String(callee['name']))
  if (callee.type === 'CallExpression') return declaresTests(callee['callee'])
  if (callee.type !== 'MemberExpression') return false
  const { name } = callee['property'] as { readonly name?: unknown }
  return name !== 'skip' && name !== 'todo' && declaresTests(callee['object'])
}

/** The text that the first argument is, where it is one. */
const textOf = (given: unknown): readonly string[] => {
  const [first] = given as readonly unknown[]
  if (!isNode(first)) return []
  if (first.type === 'Literal') return [String(first['value'])]
  if (first.type !== 'TemplateLiteral') return []
  return [(first['quasis'] as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')]
}

const read = (pattern: string, proofsIn: typeof testsIn): readonly Proof[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => file !== 'tests/rules-table.test.ts')
    .toSorted()
    .flatMap((file) => proofsIn(file, readFileSync(join(root, file), 'utf8')))

/** All that the project has. */
export const allProofs = (): readonly Proof[] => [
  ...read('features/**/*.feature', scenariosIn),
  ...read('tests/**/*.test.{ts,tsx}', testsIn),
]

/** Where the table stands. */
export const rulesFile = join(root, 'docs/rules.md')

/** The table as `docs/rules.md` has to have it. */
export const rulesTable = (all: readonly Proof[] = allProofs()): string => {
  const ids = Object.keys(allRules)
  const rows = ids.map((id) => {
    const own = all.filter(({ rule }) => rule === id)
    return `| \`${id}\` | ${allRules[id]} | ${proofsOf(own, 'scenario')} | ${proofsOf(own, 'test')} |`
  })
  const shown = (kind: Proof['kind']) =>
    ids.filter((id) => all.some((proof) => proof.rule === id && proof.kind === kind)).length
  return [
    '# Rules of the specification and the domain, and what shows them',
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
    'Not built yet, and so shown by nothing:',
    '',
    ...Object.values(unbuiltRules).map((rule) => `- ${rule}`),
    '',
  ].join('\n')
}

/** The names of what shows a rule, under the files they stand in. */
const proofsOf = (own: readonly Proof[], kind: Proof['kind']): string => {
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
