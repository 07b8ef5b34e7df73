import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles, styleSheets } from './import-graph.ts'
import { classesIn, keysIn, namesDeclaredIn } from './names-in.ts'
import { oldWords, oldWordsIn, wordsOf } from './old-words.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
/** Its keys are the refusals' names, which clients of the API know. */
const refusalsByName = 'wording/refusals.ts'
/** By the names of what happens to a booking, as stores and the wire have them. */
const newsByName = 'wording/booking-history.ts'
/** By the names of fields on the wire. */
const fieldsByName: readonly string[] = [
  'wording/booking-faults.ts',
  'wording/pages/order-form.ts',
  'wording/order-faults.ts',
  'wording/pages/checkout.ts',
  'wording/request-faults.ts',
  'wording/forms/inhouse.ts',
]

const exportsOf = (file: string, source = textOf(file)): readonly string[] =>
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

  test('no type, function or constant of a file has one, exported or not', () => {
    expect(
      sourceFiles().flatMap((file) =>
        namesDeclaredIn(file, textOf(file)).flatMap((name) => oldWordsIn(name).map((fault) => `${file}: ${fault}`)),
      ),
    ).toEqual([])
  })

  test('no key of the German wording has one', () => {
    expect(
      sourceFiles()
        .filter(
          (file) =>
            file.startsWith('wording/') &&
            file !== refusalsByName &&
            file !== newsByName &&
            !fieldsByName.includes(file),
        )
        .flatMap((file) => keysIn(file, textOf(file)).flatMap(oldWordsIn)),
    ).toEqual([])
  })

  test('no class of the styles has one', () => {
    expect(styleSheets().flatMap((file) => classesIn(textOf(file)).flatMap(oldWordsIn))).toEqual([])
    expect(styleSheets().flatMap(oldWordsIn)).toEqual([])
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

  test('an old word would be found where it is declared, in a key and in a class', () => {
    const planted = `type Told = 1; interface Kept {} export const a = <Asked,>(x: Asked) => x; function houseOf() {}`
    expect(namesDeclaredIn('a.ts', planted).flatMap(oldWordsIn)).toHaveLength(4)
    expect(keysIn('a.ts', `const words = { noDates: '', 'next-date': '', day: '' }`).flatMap(oldWordsIn)).toHaveLength(
      2,
    )
    expect(classesIn('@layer parts { .wrap > .house-row, .day { width: 0.5em; } }').flatMap(oldWordsIn)).toHaveLength(1)
  })

  test('what is allowed to carry an old word exists', () => {
    const names = new Set(sourceFiles().flatMap((file) => [file.split('/').at(-1), ...exportsOf(file)]))
    expect(oldWords.flatMap(({ allowed }) => allowed).filter((name) => !names.has(name))).toEqual([])
  })
})
