import { expect, test } from 'vitest'
import type { Candidate } from '#core/fulltext/fulltext.ts'
import { ranked } from '#core/search/ranking.ts'

/** Where a word of the question stands in a document; `whole`, or as the beginning of a longer one. */
type Standing = 'whole title' | 'title' | 'whole lead' | 'lead' | 'whole text' | 'text'
interface Sample extends Pick<Partial<Candidate>, 'kind' | 'keywords'> {
  readonly title?: string
  readonly words: readonly Standing[]
}

const candidate = ({ kind = 'page', keywords = [], words }: Sample, title: string): Candidate => {
  const held = (part: 'title' | 'lead' | 'text') =>
    words
      .map((place, nth) => (place.endsWith(part) ? ` wort${nth}${place.startsWith('whole') ? '' : 'es'} ` : ''))
      .join('')
  const found = { title: held('title'), lead: held('lead'), text: held('text') }
  return { id: title, kind, url: '/', title, keywords, groups: [], words: found }
}

/** Which of two documents stands first, asked for as many words as they have; the question as a whole is 'm'. */
const first = (one: Sample, other: Sample, titles: readonly [string, string]): 'one' | 'other' => {
  const words = one.words.map((_, nth) => [[`wort${nth}`]])
  const [best] = ranked(
    [candidate(one, titles[0]), candidate(other, titles[1])],
    { words, folded: 'm' },
    (text) => text,
  )
  return best?.title === titles[0] ? 'one' : 'other'
}

test.each<[string, Sample, Sample]>([
  ['a title and a text', { words: ['whole title', 'text'] }, { words: ['title', 'whole lead'] }],
  ['what is said in short', { words: ['whole lead', 'text'] }, { words: ['lead', 'lead'] }],
  [
    'a text',
    { words: ['whole text', 'whole text', 'whole text', 'whole text'] },
    { words: ['lead', 'text', 'text', 'text'] },
  ],
  [
    'half of a title, and a keyword that is the question',
    { title: ' x', words: ['title', 'title', 'text', 'text'] },
    { title: ' x', words: ['whole title', 'whole lead', 'whole text', 'whole text'], keywords: ['m'] },
  ],
])('so much weighs %s', (_, one, other) => {
  const titles = (a: string, b: string) => [`${a}${one.title ?? ''}`, `${b}${other.title ?? ''}`] as const
  // Of equals the one whose title comes first.
  expect(first(one, other, titles('a', 'b'))).toBe('one')
  expect(first(one, other, titles('b', 'a'))).toBe('other')
})

test('so much weighs a title that begins with the question', () => {
  const one: Sample = { words: ['title', 'title', 'lead', 'text'] }
  const other: Sample = { words: ['title', 'lead', 'whole text', 'whole text'] }
  expect(first(one, other, ['a x', 'm x'])).toBe('one')
  expect(first(one, other, ['z x', 'm x'])).toBe('other')
})

test('so much weighs a title that is the question, and another word that the lexicon names', () => {
  const one: Sample = { kind: 'lexicon', words: ['whole lead'] }
  const other: Sample = { kind: 'lexicon', words: ['lead'], keywords: ['m'] }
  expect(first(one, other, ['m', 'z'])).toBe('one')
  expect(first(one, other, ['m', 'a'])).toBe('other')
  expect(first({ words: ['whole lead', 'lead'] }, { words: ['title', 'title'] }, ['m', 'm x'])).toBe('one')
})

test('so much weighs a kind', () => {
  const inShort: Sample = { kind: 'theme', words: ['lead'] }
  for (const kind of ['event', 'page'] as const)
    expect(first({ kind, words: ['whole lead'] }, inShort, ['a', 'b'])).toBe('one')
  expect(first({ kind: 'lexicon', words: ['text'] }, { words: ['text'], keywords: ['m'] }, ['a', 'b'])).toBe('other')
})

test('a word that nothing has says nothing, and where no word is asked kinds and titles decide', () => {
  const words = [[['wort0']], [['nirgends']]]
  const two = [candidate({ words: ['text'] }, 'a'), candidate({ words: ['whole lead'] }, 'b')]
  const titles = (found: readonly Candidate[]) => found.map(({ title }) => title)
  expect(titles(ranked(two, { words, folded: 'm' }, (text) => text))).toEqual(['b', 'a'])
  const term = candidate({ kind: 'lexicon', words: [] }, 'z')
  expect(titles(ranked([...two, term], { words: [], folded: 'm' }, (text) => text))).toEqual(['z', 'a', 'b'])
})

test('so much more says a word that half of them have', () => {
  const [rare, usual] = [[['wort0']], [['wort1']]]
  const one = { ...candidate({ words: ['text'] }, 'b') }
  const at = (title: string, lead: boolean): Candidate =>
    candidate({ words: lead ? ['text', 'whole lead'] : ['text', 'text'] }, title)
  const only = { ...one, words: { title: '', lead: '', text: ' wort1es ' } }
  const order = (...documents: readonly Candidate[]) =>
    ranked(documents, { words: [rare, usual], folded: 'm' }, (text) => text).map(({ title }) => title)
  // 1 + 1.69 in the text against 3 in short, and against 1.5 in the text.
  expect(order(at('z', false), { ...only, title: 'a', words: { ...only.words, lead: ' wort1es ' } })).toEqual([
    'a',
    'z',
  ])
  expect(order(at('z', false), { ...only, title: 'a', words: { ...only.words, text: ' wort1 ' } })).toEqual(['z', 'a'])
})
