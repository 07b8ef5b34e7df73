import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostColumns, wideCommentLines } from './comment-width.ts'
import { root, sourceFiles, styleSheets } from './import-graph.ts'

const files = [...sourceFiles(), ...styleSheets(), 'vite.config.ts', 'vitest.config.ts', 'cucumber.mjs']

test('no line of a comment is wider than 120 columns', () => {
  expect(
    files.flatMap((file) =>
      wideCommentLines(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    ),
  ).toEqual([])
})

test.each([
  ['a.ts', (text: string) => `// ${text}\nconst a = 1`],
  ['a.tsx', (text: string) => `const a = 1\n  /** ${text} */\nconst b = 2`],
  ['a.ts', (text: string) => `/**\n * Short.\n * ${text}\n */\nconst a = 1`],
  ['a.css', (text: string) => `.a {\n  /* ${text} */\n}`],
])('in %s a planted line would be found', (file, planted) => {
  const wide = planted('word '.repeat(30).trim())
  expect(wideCommentLines(file, wide)).toHaveLength(1)
  expect(wideCommentLines(file, planted('word'))).toEqual([])
  expect(wide.split('\n').filter((line) => line.length > mostColumns)).toEqual(wideCommentLines(file, wide))
})

test('a comment behind code is none of its business, nor is a text', () => {
  const code = `const a = '// ${'x'.repeat(200)}' // why`
  expect(wideCommentLines('a.ts', code)).toEqual([])
})
