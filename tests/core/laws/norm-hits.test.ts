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
})
