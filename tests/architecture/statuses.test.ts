import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalStatus } from '#pages-port/refusal-status.ts'
import { root, sourceFiles } from './import-graph.ts'
import { withoutComments } from './without-comments.ts'

const statuses = [...new Set(Object.values(refusalStatus))].join('|')
const spelled = (source: string): readonly string[] =>
  [...withoutComments(source).matchAll(new RegExp(`(?<![\\w.#-])(?:${statuses})(?![\\w.%])`, 'g'))].map(
    ([found]) => found,
  )

/**
 * What answers refusals by pages. Of calls the types see to it; the page of a failure is told its status, and reads it.
 */
const answering = (file: string): boolean => /^adapters\/react\/(?:pages\/|blocks\/|answers\.ts)/.test(file)

describe('the status of a refusal', () => {
  test('is taken by pages from the one table', () => {
    const found = sourceFiles()
      .filter(answering)
      .flatMap((file) => spelled(readFileSync(join(root, file), 'utf8')).map((status) => `${file}: ${status}`))
    expect(found).toEqual([])
  })

  test.each([
    ['a table of a page', `const statusOf = { 'not-found': 404 }`],
    ['an answer', 'return forEveryone({ past }, tags, 410)'],
  ])('would be found: %s', (_, source) => expect(spelled(source)).toHaveLength(1))

  test('is not taken for other numbers', () => {
    expect(spelled(`// 404\nconst width = 4040\nconst path = 'M1.404 410.5'\nconst price = 42_200`)).toEqual([])
  })
})
