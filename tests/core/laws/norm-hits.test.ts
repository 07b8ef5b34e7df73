import { describe, expect, test } from 'vitest'
import { excerptOf, normAsText, normsWith, type NormAsText } from '#core/knowledge/laws/norm-hits.ts'

const norm = (key: string, title: string, text: string): NormAsText =>
  normAsText({ key, name: `§ ${key}`, title, text })
const norms = [
  norm('1', 'Kosten', 'Die Kündigung bedarf der Schriftform.'),
  norm('2', 'Ausschlussfristen', 'Wer zu spät kommt, verliert.'),
  norm('3', 'Kündigung', 'Die Frist beträgt 37 Tage; der BR wird gehört. Maßnahmen bleiben.'),
  norm('37', 'Ehrenamt', 'Nach 137 Stunden.'),
]
const keys = (...stems: readonly string[]) => normsWith(norms, stems).map(({ key }) => key)

describe('norms are found', () => {
  test.each([
    ['by a stem without its Umlaut, those that are called so first', ['kundig'], ['3', '1']],
    ['by a part of a compound', ['frist'], ['2', '3']],
    ['by all words together, wherever they stand', ['kundig', 'frist'], ['3']],
    ['by short words as a whole', ['br'], ['3']],
    ['by numbers as a whole', ['37'], ['37', '3']],
    ['whatever ß is written as', ['massnahm'], ['3']],
    ['by nothing where nothing is asked', [], []],
    ['by no sign that patterns read', ['.*'], []],
    ['by no part of three letters', ['fri'], []],
    ['by a part of four letters', ['rist'], ['2', '3']],
    ['by a word of three letters', ['wer'], ['2']],
    ['by no empty word', [''], []],
    ['by no word that is not all there', ['kundig', 'garten'], []],
  ])('%s', (_, stems, found) => {
    expect(keys(...stems)).toEqual(found)
  })
})

describe('an excerpt', () => {
  test('marks every word that was looked for', () => {
    expect(excerptOf('Die Kündigung bedarf der\nSchriftform.', ['kundig', 'schriftform'])).toEqual([
      { text: 'Die ' },
      { text: 'Kündig', marked: true },
      { text: 'ung bedarf der ' },
      { text: 'Schriftform', marked: true },
      { text: '.' },
    ])
  })

  test('shows whole words around the first of them, and says that there is more', () => {
    const long = `${'vorher '.repeat(30)}Frist${' nachher'.repeat(40)}`
    const text = excerptOf(long, ['frist'])
      .map((piece) => piece.text)
      .join('')
    expect(text).toMatch(/^… (?:vorher ){10,12}Frist(?: nachher){17,20} …$/)
  })

  test('marks short words as a whole alone', () => {
    expect(excerptOf('Der BR hört Brüder', ['br'])).toEqual([
      { text: 'Der ' },
      { text: 'BR', marked: true },
      { text: ' hört Brüder' },
    ])
  })

  test('marks nothing twice, and what Umlauts and ß stand in', () => {
    expect(excerptOf('Maßnahmen gegen Härte', ['massnahm', 'nahm', 'hart'])).toEqual([
      { text: 'Maßnahm', marked: true },
      { text: 'en gegen ' },
      { text: 'Härt', marked: true },
      { text: 'e' },
    ])
  })

  test('is the beginning where only the title has the word', () => {
    expect(excerptOf('Wer zu spät kommt.', ['frist'])).toEqual([{ text: 'Wer zu spät kommt.' }])
  })

  const told = (text: string, ...stems: readonly string[]) =>
    excerptOf(text, stems)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('')

  test('begins where a word does, no more than 70 signs before the first mark', () => {
    expect(told(`${'a '.repeat(35)}Frist`, 'frist')).toBe(`${'a '.repeat(35)}[Frist]`)
    expect(told(`${'a '.repeat(36)}Frist`, 'frist')).toBe(`… ${'a '.repeat(35)}[Frist]`)
    expect(told(`${'aa '.repeat(24)}Frist`, 'frist')).toBe(`… ${'aa '.repeat(23)}[Frist]`)
  })

  test('ends where a word does, 150 signs behind the beginning of the first mark', () => {
    expect(told(`Frist${' aaaa'.repeat(29)} bbbb`, 'frist')).toBe(`[Frist]${' aaaa'.repeat(29)} …`)
    expect(told(`Frist${' a'.repeat(80)}`, 'frist')).toBe(`[Frist]${' a'.repeat(73)} …`)
    expect(told(`Frist${' aaaa'.repeat(28)} ende bbbb frist`, 'frist', 'ende')).toBe(
      `[Frist]${' aaaa'.repeat(28)} [ende] …`,
    )
    expect(told(`Frist${' a'.repeat(72)}`, 'frist')).toBe(`[Frist]${' a'.repeat(72)}`)
  })

  test('marks what stands side by side, and ends with a mark', () => {
    expect(told('Die Fristende', 'ende', 'frist')).toBe('Die [Frist][ende]')
    expect(told('Fristen: Frist', 'frist')).toBe('[Frist]en: [Frist]')
    expect(told('Fristen', 'fri')).toBe('Fristen')
    expect(told('Fri 37', '37', 'fri')).toBe('[Fri] [37]')
    expect(excerptOf('Die Frist', ['frist'])).toEqual([{ text: 'Die ' }, { text: 'Frist', marked: true }])
  })
})
