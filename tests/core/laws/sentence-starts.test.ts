import { describe, expect, test } from 'vitest'
import type { Block } from '#core/knowledge/laws/laws.ts'
import { sentenceStarts } from '#core/knowledge/laws/sentence-starts.ts'
import { sentencesOf, withSentences } from '#core/knowledge/laws/sentences.ts'

const count = (text: string) => sentenceStarts(text).length

describe('no sentence ends', () => {
  test.each(
    (
      'Abs Abschn Anl Anm Art Artt Aufl Az BGBl Bd Bek Bekm Bl Buchst Dr Erl Fn Hs Halbs Hrsg Kap Lit lit Nr Nrn Prof ' +
      'RGBl Rn Rz Sp Str Tel Tz UAbs Unterabs Var Ziff abs abzgl allg bes bspw bzgl bzw ca einschl entspr evtl exkl f ff ' +
      'geb gem ggf idF idR inkl insb jew mind nr rd röm sog techn usw vgl zit zzgl z z.B i.V.m II IX XVIII'
    ).split(' '),
  )('behind ‘%s.’', (word) => {
    expect(count(`Es gilt ${word}. Mehr davon`)).toBe(1)
    expect(count(`${word}. Mehr davon`)).toBe(1)
    expect(count(`Es gilt (${word}. Mehr davon)`)).toBe(1)
  })

  test.each('am zum vom im das des dem den der ab'.split(' '))('behind an ordinal number: ‘%s 5. Punkt’', (word) => {
    expect(count(`Es gilt ${word} 5. Punkt`)).toBe(1)
    expect(count(`Es gilt ${word}  175. Punkt`)).toBe(1)
    expect(count(`Es gilt ${word} 2024. Punkt`)).toBe(2)
  })

  test.each(['Januar', 'Lebensjahr', 'Tage', 'Deutschen'])('behind an ordinal number: ‘5. %s’', (word) =>
    expect(count(`Es gilt Absatz 5. ${word}`)).toBe(1),
  )

  test.each([
    'Er tagt.Sie berät',
    'Er tagt. sie berät',
    'Er tagt: Gut',
    'Er tagt; Gut',
    'Er tagt “ Gut',
    'Er tagt.–) Gut',
  ])('in ‘%s’', (text) => expect(count(text)).toBe(1))
})

describe('a sentence ends', () => {
  test.each(['Nummer', 'Satz', 'sonst', 'spätest', 'min', 'max', 'Absatz 5', 'gelten 5', 'XXXXXXX', 'ab'])(
    'behind ‘%s.’, which may be a whole word',
    (word) => expect(count(`Es gilt ${word}. Mehr davon`)).toBe(2),
  )

  test.each(['.', '!', '?'])('at ‘%s’, and behind what closes there', (stop) => {
    expect(sentenceStarts(`Er tagt${stop} Sie berät`)).toEqual([0, 9])
    for (const sign of ['“', '”', '"', '«', '»', ')', ']', '’', '‘'])
      expect([sign, sentenceStarts(`Er tagt${stop}${sign}  Sie berät`)]).toEqual([sign, [0, 11]])
    expect(sentenceStarts(`Er tagt${stop})“\nSie`)).toEqual([0, 11])
  })

  test('at other stops than the full one whatever stands before them', () => {
    expect(count('Siehe Abs! Mehr davon')).toBe(2)
    expect(count('Siehe Abs? Mehr davon')).toBe(2)
  })

  test('behind a word of more than forty signs, whose end alone is looked at', () => {
    expect(count(`Es gilt a${'.a'.repeat(19)}. Mehr davon`)).toBe(1)
    expect(count(`Es gilt a${'.a'.repeat(20)}. Mehr davon`)).toBe(2)
    expect(count(`Es gilt ${'.a'.repeat(20)}. Mehr davon`)).toBe(2)
  })

  test('only where another begins', () => {
    expect(sentenceStarts('')).toEqual([])
    expect(sentenceStarts('  ')).toEqual([])
    expect(sentenceStarts('  Er tagt.  ')).toEqual([2])
    expect(sentenceStarts('Er tagt. Er tagt. Er')).toEqual([0, 9, 18])
  })
})

describe('sentences of an Absatz', () => {
  const text = (words: string) => [{ kind: 'text' as const, text: words }]
  const line = (words: string): Block => ({ kind: 'paragraph', content: text(words) })

  test('are none of its headings and of what editors remark', () => {
    const blocks: readonly Block[] = [
      line('Eins.'),
      { kind: 'heading', content: text('Zwei. Drei.') },
      { kind: 'remark', content: text('Vier. Fünf.') },
      line('Sechs.'),
    ]
    expect(sentencesOf({ blocks })).toEqual(['Eins.', 'Sechs.'])
    expect(withSentences({ blocks }).blocks[3]).toMatchObject({
      content: [
        { kind: 'sentence', number: 2 },
        { kind: 'text', text: 'Sechs.' },
      ],
    })
  })

  test('go on through all stops of an enumeration but its last', () => {
    const list = (words: string): Block => ({ kind: 'list', items: [{ label: 'a', blocks: [line(words)] }] })
    expect(sentencesOf({ blocks: [line('Es gilt'), list('Eins. Zwei! Drei? Vier.'), line('Fünf')] })).toEqual([
      'Es gilt a Eins, Zwei, Drei, Vier.',
      'Fünf',
    ])
    expect(sentencesOf({ blocks: [line('Es gilt'), list('Eins'), line('Zwei')] })).toEqual(['Es gilt a Eins Zwei'])
  })
})
