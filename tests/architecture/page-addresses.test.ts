import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as addressOf from '#core/shared/addresses.ts'
import { root, sourceFiles } from './import-graph.ts'
import { withoutComments } from './without-comments.ts'

/** Where addresses may be spelled: the table, and what follows from it for whole areas of the site. */
const table = ['core/shared/addresses.ts', 'core/shared/address-areas.ts']

/** Every address as a pattern: what stands for something is a star. */
const patterns = Object.values(addressOf).map((address) =>
  typeof address === 'string' ? address : (address as (...parts: string[]) => string)('*', '*', '*'),
)
const sections = new Set(
  patterns.flatMap((pattern) => pattern.split(/[/?]/)[1] ?? []).filter((name) => /^[a-z-]+$/.test(name)),
)

/** What stands in quotes or after a hole of a template and begins as an address of a page does. */
const spelled = (source: string): readonly string[] =>
  [...withoutComments(source).matchAll(/["'`}](\/[a-z-]*slexikon\b|\/[a-z-]+)(?=[/?#"'`*$\\<])[^"'`\s<]*/g)]
    .filter(([, beginning = '']) => beginning.endsWith('slexikon') || sections.has(beginning.slice(1)))
    .map(([whole]) => whole.slice(1))
    .concat([...withoutComments(source).matchAll(/\$\{[^}]*\}slexikon/g)].map(([whole]) => whole))

const isPattern = (address: string): boolean => patterns.includes(address.replace(/:\w+/g, '*'))

/**
 * The contract declares the addresses of calls, some of which stand in a section of the site; those of pages it takes.
 */
const isWrong = (file: string) => (address: string) =>
  file.startsWith('adapters/http/contract/') ? isPattern(address) : true

describe('addresses of pages', () => {
  test('are spelled in their one table and nowhere else', () => {
    const files = sourceFiles().filter(
      (file) => /^(core|adapters|cli|wording)\//.test(file) && !table.includes(file) && !file.includes('.generated.'),
    )
    const found = files.flatMap((file) =>
      spelled(readFileSync(join(root, file), 'utf8'))
        .filter(isWrong(file))
        .map((address) => `${file}: ${address}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['a link', `<a href="/suche">`],
    ['a string', `const here = '/wishlist/list'`],
    ['a template', 'const href = `/seminare/t/${url}/termine`'],
    ['a template behind an origin', 'const link = `${origin}/kundenportal/login?x=${y}`'],
    ['the lexicon', 'const href = `/${product}slexikon/${group}`'],
    ['the lexicon of one product', `go('/betriebsratslexikon/br')`],
  ])('would be found: %s', (_, source) => expect(spelled(source)).toHaveLength(1))

  test('are not taken for files and calls', () => {
    expect(spelled(`fetch('/api/get-events')\nimport './styles/suche.css'\n// '/suche'`)).toEqual([])
  })

  test('differ from one another', () => {
    expect(new Set(patterns).size).toBe(patterns.length)
  })
})
