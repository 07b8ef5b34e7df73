import { describe, expect, test } from 'vitest'
import { excerptOf } from '#core/search/excerpt.ts'
import { plainGerman } from './test-core.ts'

const queryOf = (...words: readonly string[]) => words.map((word) => [[word]])
/** The excerpt as one text, hits in brackets. */
const excerpt = (text: string, ...words: readonly string[]): string =>
  excerptOf(plainGerman, text, queryOf(...words))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

describe('an excerpt marks', () => {
  test.each([
    [
      'every word that was asked',
      'Die Frist läuft; die Frist endet.',
      ['frist'],
      'Die [Frist] läuft; die [Frist] endet.',
    ],
    ['words that begin so', 'Fristen und Befristung', ['frist'], '[Fristen] und Befristung'],
    ['each of several', 'Frist am Tag', ['tag', 'frist'], '[Frist] am [Tag]'],
    ['numbers and initials as a whole alone', '6 von 60, BR und Brot', ['6', 'br'], '[6] von 60, [BR] und Brot'],
    ['three letters by their beginning', 'BRD und Brdx', ['brd'], '[BRD] und [Brdx]'],
    ['nothing where nothing is asked', 'Die Frist', [], 'Die Frist'],
    ['nothing in nothing', '', ['frist'], ''],
  ] as const)('%s', (_, text, words, expected) => expect(excerpt(text, ...words)).toBe(expected))

  test('words that serve as well', () => {
    const parts = excerptOf(plainGerman, 'Frist oder Dauer', [[['frist'], ['lange', 'dauer']]])
    expect(parts).toEqual([{ text: 'Frist', hit: true }, { text: ' oder ' }, { text: 'Dauer', hit: true }])
  })
})

describe('of a long text an excerpt shows', () => {
  /** So many words of four letters with a space behind each. */
  const filling = (count: number) => 'wort '.repeat(count)

  test('220 characters, and says that it was cut', () => {
    expect(excerpt(filling(44), 'frist')).toBe(filling(44))
    expect(excerpt(`${filling(43)}worte`, 'frist')).toBe(`${filling(43)}worte`)
    expect(excerpt(`${filling(43)}worter`, 'frist')).toBe(`${filling(43).trim()} …`)
  })

  test('a word without end up to there', () => {
    expect(excerpt('x'.repeat(221), 'frist')).toBe(`${'x'.repeat(220)} …`)
  })

  test('its beginning where the word stands within 60 characters, else 60 characters before it', () => {
    expect(excerpt(`${filling(12)}Frist`, 'frist')).toBe(`${filling(12)}[Frist]`)
    expect(excerpt(`${filling(12)}x Frist`, 'frist')).toBe(`… ${filling(11)}x [Frist]`)
  })

  test('where most of the words stand, of several such places the first', () => {
    const text = `Frist ${filling(60)}Frist Tag ${filling(60)}Tag Frist`
    expect(excerpt(text, 'frist', 'tag')).toBe(`… ${filling(12)}[Frist] [Tag] ${filling(30).trim()} …`)
    expect(excerpt(`Frist ${filling(60)}Frist`, 'frist')).toBe(`[Frist] ${filling(43).trim()} …`)
  })

  test('words as far as they stand wholly in it', () => {
    expect(excerpt(`Frist ${filling(42)}Frist`, 'frist')).toBe(`[Frist] ${filling(42).trim()} …`)
    expect(excerpt(`Frist ${filling(41)}xxxx Frist`, 'frist')).toBe(`[Frist] ${filling(41)}xxxx …`)
    expect(excerpt(`Frist Tag ${filling(41)}Frist.`, 'frist')).toBe(`[Frist] Tag ${filling(41)}[Frist] …`)
  })

  test('no word behind the first 1500', () => {
    expect(excerpt(`${filling(1499)}Frist`, 'frist')).toContain('[Frist]')
    expect(excerpt(`${filling(1500)}Frist`, 'frist')).not.toContain('Frist')
  })
})
