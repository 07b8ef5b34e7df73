import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './import-graph.ts'
import { literalsOf, waysToStall } from './regular-expressions.ts'
import { withoutComments } from './without-comments.ts'

const running = sourceFiles().filter((file) => /^(core|adapters|cli|wording)\/.*\.tsx?$/.test(file))

test('no regular expression of the running program takes longer than in proportion to its text', () => {
  const found = running.flatMap((file) =>
    literalsOf(file).flatMap((literal) =>
      waysToStall(literal).map((way) => `${file}: /${literal.pattern}/${literal.flags} (${way})`),
    ),
  )
  expect(found).toEqual([])
})

test('expressions are found wherever they stand', () => {
  const source = 'const one = /a+/g\nf(text.replace(/b$/, `${/c/u.exec(text)}`))\nclass It { like = [/d/] }\n// /e/'
  expect(literalsOf('a.ts', source).map(({ pattern }) => pattern)).toEqual(['a+', 'b$', 'c', 'd'])
})

test.each([
  ['trimming at the end', /\/+$/],
  ['two parts that share characters', /^[^@]+@[^@]+\.[^@]+$/],
  ['a repetition in a repetition', /^(?:a+)+$/],
  ['spaces before a word', /\s*km$/i],
])('would be found: %s', (_, { source, flags }) => {
  expect(waysToStall({ pattern: source, flags })).not.toEqual([])
})

test('no expression is put together from text that was not looked at', () => {
  // Those take constants of their own file, or addresses of the contract.
  const known = ['adapters/reading/typography.ts', 'adapters/http/server/calls/endpoint-addresses.ts']
  const made = running.filter((file) => /\bRegExp\(/.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
  expect(made.toSorted()).toEqual(known.toSorted())
})
