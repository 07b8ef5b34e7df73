import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { findMutants, mutated } from './find-mutants.ts'
import { probed, probeName } from './probes.ts'

const changes = (source: string, file = 'rule.ts') => findMutants(file, source).mutants.map(({ change }) => change)

describe('The mutants of a source', () => {
  test.each([
    ['const days = 14', ['14 → 15', '14 → 13']],
    ['const none = 0', ['0 → 1', '0 → (-1)']],
    ['const on = true', ['true → false']],
    ["const label = 'Merken'", [`'Merken' → "Merken~"`]],
    ['const mobile = a < b', ['a < b → (a) <= (b)']],
    ['const tall = a >= b', ['a >= b → (a) > (b)']],
    ['const same = a === b', ['a === b → (a) !== (b)']],
    ['const both = a && b', ['a && b → (a) || (b)']],
    ['const some = a ?? b', ['a ?? b → (a) && (b)']],
    ['const not = !a', ['!a → !!(a)']],
    ['const one = a ? b : c', ['a → !(a)']],
    ['if (a) b()', ['a → !(a)', 'a → false']],
    ['if (a) b()\nelse c()', ['a → !(a)']],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected)
  })

  test.each([
    "import a from './a.ts'",
    "export * from './a.ts'",
    "export { a } from './a.ts'",
    "type Kind = 'a' | 1",
    "interface A { readonly 'b': 1 }",
    "const a = { 'b': c } as Record<'b', 1>",
    "throw new Error('mistake')",
    'const a = <T extends 1>(b: T): T => b',
  ])('%s has none', (source) => {
    expect(changes(source)).toEqual([])
  })

  test('of a machine are transitions without guard and without actions, too', () => {
    const source = 'const machine = { on: { a: { guard: isB, target: c, actions: d } } }'
    expect(changes(source, 'a.machine.ts')).toEqual(['guard: isB, → nothing', 'actions: d → nothing'])
    expect(changes(source)).toEqual([])
  })

  test.each([
    ['const id = `${a}-x${b}`', 'const id = `${a}-x~${b}`'],
    ['const id = `x`', 'const id = `x~`'],
    ['const id = `x${a}`', 'const id = `x~${a}`'],
  ])('of the template in %s is %s', (template, expected) => {
    expect(findMutants('rule.ts', template).mutants.map((mutant) => mutated(template, mutant))).toEqual([expected])
  })

  test('of a template without words are none', () => {
    expect(changes('const id = `${a}${b}`')).toEqual([])
  })

  test('tell line and code', () => {
    expect(findMutants('rule.ts', "const ä = 'ö'\n  const b = 2\n").mutants.at(-1)).toMatchObject({
      line: 2,
      code: 'const b = 2',
    })
  })
})

test('What the command line says of a filter is no rule of the core', () => {
  const filter = "const free = { option: { flags: '--free', says: 'only with seats left' }, name: 'frei' }"
  expect(findMutants('rule.ts', filter).mutants.map(({ change }) => change)).toEqual([`'frei' → "frei~"`])
})

const source = `
const a = [1, 'x', \`y\${z}\`, !b] as const
const c = (d: number): boolean => d < 3 && d > 1
let e = 1
e === 1 && c(e)
if (c(2)) e === 2 && c(e)
export const f = (g?: number) => (g ?? 4 ? { h: 'i' } : undefined)
`

test('Every mutant of a source can be parsed, and differs from it', () => {
  for (const mutant of findMutants('rule.ts', source).mutants) {
    const changed = mutated(source, mutant)
    expect(changed).not.toBe(source)
    expect(parseSync('rule.ts', changed).errors).toEqual([])
  }
})

test('A probed source can be parsed and has a probe for every mutant', () => {
  const found = findMutants('rule.ts', source)
  const code = probed(source, found, 100)
  expect(parseSync('rule.ts', code).errors).toEqual([])
  for (const index of found.mutants.keys()) expect(code).toContain(`${probeName}(${100 + index})`)
  expect(code).not.toMatch(/^\(/m)
})

test('A probed source does what the source does, and says what was met', async () => {
  const rule = 'let n = 1\nn < 2 && (n = n + 1)\nif (n > 5) n = 7\nexport default n'
  const met: number[] = []
  Object.assign(globalThis, { [probeName]: (number: number) => met.push(number) })
  const { default: answer } = (await import(
    `data:text/javascript,${encodeURIComponent(probed(rule, findMutants('rule.js', rule), 0))}`
  )) as { readonly default: number }
  expect(answer).toBe(2)
  const changesMet = findMutants('rule.js', rule).mutants.filter((_, index) => met.includes(index))
  expect(changesMet.map(({ change }) => change)).not.toContain('7 → 8')
  expect(changesMet.map(({ change }) => change)).toContain('n > 5 → (n) >= (5)')
})
