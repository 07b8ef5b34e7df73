import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles } from './import-graph.ts'
import { oldWords, oldWordsIn, wordsOf } from './old-words.ts'

const exportsOf = (file: string, source = readFileSync(join(root, file), 'utf8')): readonly string[] =>
  parseSync(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )

describe('one word for one thing (docs/words.md)', () => {
  test('no file has an old word in its name', () => {
    expect(sourceFiles().flatMap(oldWordsIn)).toEqual([])
  })

  test('no export has an old word in its name', () => {
    expect(
      sourceFiles().flatMap((file) =>
        exportsOf(file).flatMap((name) => oldWordsIn(name).map((fault) => `${file}: ${fault}`)),
      ),
    ).toEqual([])
  })

  test('a name is read word by word', () => {
    expect(wordsOf('keptPagesIn')).toEqual(['kept', 'pages', 'in'])
    expect(wordsOf('core/shared/place-of-work.test.ts')).toEqual(['place', 'of', 'work', 'test'])
    expect(wordsOf('inhousePrice')).toEqual(['inhouse', 'price'])
  })

  test('an old word would be found, whatever its form', () => {
    for (const { forms } of oldWords) for (const form of forms) expect(oldWordsIn(`the-${form}.ts`)).toHaveLength(1)
    expect(exportsOf('a.ts', 'export const keptPages = 1\nexport interface Door {}').flatMap(oldWordsIn)).toHaveLength(
      2,
    )
  })

  test('what is allowed to carry an old word exists', () => {
    const names = new Set(sourceFiles().flatMap((file) => [file.split('/').at(-1), ...exportsOf(file)]))
    expect(oldWords.flatMap(({ allowed }) => allowed).filter((name) => !names.has(name))).toEqual([])
  })
})
