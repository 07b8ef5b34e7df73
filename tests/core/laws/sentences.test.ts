import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block, Inline } from '#core/knowledge/laws/laws.ts'
import { sentenceAnchor, sentencesOf, withSentences } from '#core/knowledge/laws/sentences.ts'
import { sentenceStarts } from '#core/knowledge/laws/sentence-starts.ts'

const line = (...texts: readonly string[]): Block => ({
  kind: 'paragraph',
  content: texts.map((text): Inline => ({ kind: 'text', text })),
})
const list = (...texts: readonly string[]): Block => ({
  kind: 'list',
  items: texts.map((text, position) => ({ label: `${position + 1}.`, blocks: [line(text)] })),
})
const sentences = (...texts: readonly string[]) => sentencesOf({ blocks: texts.map((text) => line(text)) })
/** A text of statute's kind with '|' where each further sentence begins. */
const cut = (marked: string) => sentences(marked.replaceAll('|', ''))

describe('sentences of an Absatz', () => {
  test.each([
    'Der Rat tagt. |Er berät. |Er beschließt.',
    'Nach § 5 Abs. 2 Nr. 3 gilt das nicht. |Es gilt Abs. 4 S. 2 i.V.m. Art. 9 entsprechend.',
    'Das gilt z. B. Montags, d. h. Woche für Woche, u. a. Feiertags bzw. Sonntags. |Sonst nicht.',
    'Das Amt endet am 31. Mai. |Die Wahl ist vom 1. März bis 31. Mai. |Wer das 18. Lebensjahr vollendet hat, wählt.',
    'Es gilt die Zeit bis zum 181. Tage. |II. Teil des Ganzen ist er.',
    'Es gilt § 5. |Der Rat wird nach Absatz 2 Satz 1 gewählt.',
    'Es gelten die Absätze 2 und 3. |Die Frist ist kurz.',
    'Der Bund zahlt 1.000 Euro. |Das Land zahlt 2.000 Euro.',
    'Ist das so? |Ja! |„Rat“ ist, wer rät. |(Das bleibt.)',
    'Siehe §§ 7 ff. Gesetz vom 1.1.2001 (BGBl. I S. 20). |Mehr nicht.',
    'Die Wahl ist frei. |§ 5 bleibt. |2 Personen genügen.',
    'Dr. Ada und Prof. Bea vgl. Anl. 2. |Ende.',
  ])('%s', (marked) => {
    expect(cut(marked)).toEqual(marked.split('|').map((one) => one.trim()))
  })

  test('an enumeration stands in its sentence, whatever stops it has; a stop at its end ends it', () => {
    const blocks = [
      line('Mitzubestimmen ist bei:'),
      list('Pausen. Auch kurzen;', 'Urlaub.'),
      line('Im Zweifel entscheidet sie.'),
    ]
    expect(sentencesOf({ blocks })).toHaveLength(2)
  })

  test('a sentence goes on behind its enumeration', () => {
    const blocks = [line('Wer'), list('wählt oder', 'gewählt wird,'), line('ist geschützt. Das gilt ein Jahr.')]
    expect(sentencesOf({ blocks }).map((one) => one.slice(0, 3))).toEqual(['Wer', 'Das'])
  })

  test('a mark stands where a sentence begins, across pieces of a line', () => {
    const marked = withSentences({
      number: '6',
      blocks: [
        {
          kind: 'paragraph',
          content: [
            { kind: 'text', text: 'Eins.' },
            { kind: 'break' },
            { kind: 'emphasis', content: [{ kind: 'text', text: 'Zwei. Drei' }] },
            { kind: 'text', text: ' geht weiter. Vier.' },
          ],
        },
      ],
    })
    expect(marked.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'sentence', number: 1 },
          { kind: 'text', text: 'Eins.' },
          { kind: 'break' },
          {
            kind: 'emphasis',
            content: [
              { kind: 'sentence', number: 2 },
              { kind: 'text', text: 'Zwei. ' },
              { kind: 'sentence', number: 3 },
              { kind: 'text', text: 'Drei' },
            ],
          },
          { kind: 'text', text: ' geht weiter. ' },
          { kind: 'sentence', number: 4 },
          { kind: 'text', text: 'Vier.' },
        ],
      },
    ])
  })

  test('a mark stands behind an enumeration, where the sentence after it begins', () => {
    const marked = withSentences({ blocks: [line('Wer'), list('wählt,'), line('ist da. Gut.'), line('Ende.')] })
    expect(marked.blocks.slice(2)).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'ist da. ' },
          { kind: 'sentence', number: 2 },
          { kind: 'text', text: 'Gut.' },
        ],
      },
      {
        kind: 'paragraph',
        content: [
          { kind: 'sentence', number: 3 },
          { kind: 'text', text: 'Ende.' },
        ],
      },
    ])
  })

  test('anchors name Absatz and sentence, or the sentence alone', () => {
    expect([sentenceAnchor('6', 4), sentenceAnchor('1a', 1), sentenceAnchor(undefined, 2)]).toEqual([
      'abs-6-satz-4',
      'abs-1a-satz-1',
      'satz-2',
    ])
  })

  test('sentences leave nothing out and nothing twice, whatever the text', () => {
    const pieces = fc.constantFrom(
      'Abs.',
      'Nr.',
      '§ 5',
      'Rat',
      'rät.',
      'Er',
      '31.',
      'Mai',
      '„',
      '“',
      ')',
      '.',
      '?',
      ' ',
      '\n',
      'z.',
      'B.',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (words) => {
        const text = words.join(' ')
        const starts = sentenceStarts(text)
        expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
        expect(text.slice(0, starts[0] ?? text.length).trim()).toBe('')
        for (const start of starts) expect(text.charAt(start).trim()).not.toBe('')
      }),
    )
  })
})
