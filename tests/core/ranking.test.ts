import { describe, expect, test } from 'vitest'
import { documentKinds, type Candidate, type DocumentKind } from '#core/fulltext/fulltext.ts'
import { holdsBeginning, holdsWord, indexed, padded } from '#core/fulltext/indexed.ts'
import { ranked } from '#core/search/ranking.ts'
import { plainGerman } from './test-core.ts'

const folds = (text: string): string => text.toLowerCase()
let made = 0
const document = (change: Partial<Candidate> & { readonly lead?: string; readonly text?: string }): Candidate => {
  made += 1
  const {
    id = `d-${String(made).padStart(3, '0')}`,
    kind = 'page',
    title = 'Zettel',
    keywords = [],
    lead = '',
    text = '',
  } = change
  return indexed(plainGerman, { id, kind, title, keywords, lead, text, url: `/${id}`, groups: [] })
}
/** The titles in order, asked for some words. */
const order = (q: string, ...documents: readonly Candidate[]): readonly string[] => {
  const words = folds(q)
    .split(' ')
    .map((word) => [[word]])
  const asked = { words, folded: folds(q) }
  const found = ranked(documents, asked, folds).map(({ title }) => title)
  expect(ranked(documents.toReversed(), asked, folds).map(({ title }) => title)).toEqual(found)
  return found
}

describe('where a word stands says how much it means', () => {
  test.each([
    ['a whole word of the title', { title: 'B Frist gilt' }, 'the beginning of one', { title: 'A Fristen gelten' }],
    [
      'the beginning of a word of the title',
      { title: 'B Fristen gelten' },
      'a whole word of what it says in short',
      { lead: 'Frist', title: 'A' },
    ],
    [
      'a whole word of what it says in short',
      { lead: 'Frist', title: 'B' },
      'the beginning of one',
      { lead: 'Fristen', title: 'A' },
    ],
    [
      'the beginning of a word in short',
      { lead: 'Fristen', title: 'B' },
      'a whole word of the text',
      { text: 'Frist', title: 'A' },
    ],
    [
      'a whole word of the text',
      { text: 'Frist', title: 'B' },
      'the beginning of one',
      { text: 'Fristen', title: 'A' },
    ],
    ['a keyword', { keywords: ['alte Frist'], title: 'B' }, 'a word of the text', { text: 'Frist', title: 'A' }],
    ['all that is asked in a title', { title: 'Frist' }, 'a title that goes on', { title: 'Frist Arbeit' }],
    ['a title that begins with what is asked', { title: 'Frist Alt' }, 'one that has it later', { title: 'Alt Frist' }],
    ['a title with less beside it', { title: 'B Frist' }, 'one with more', { title: 'A Frist und Tag' }],
    [
      'a keyword that is the question',
      { keywords: ['Frist'], title: 'B' },
      'one that has it',
      { keywords: ['alte Frist'], title: 'A' },
    ],
  ] as const)('%s before %s', (_, better, _other, worse) => {
    expect(order('Frist', document(better), document(worse))).toEqual([better.title, worse.title])
  })

  test('other words that an entry of the lexicon names for itself say as much as a title', () => {
    const entry = document({ kind: 'lexicon', title: 'Ermahnung', keywords: ['Frist'] })
    expect(order('Frist', entry, document({ title: 'Frist Anders', kind: 'page' }))).toEqual([
      'Ermahnung',
      'Frist Anders',
    ])
  })
})

test('of several words a rare one says more', () => {
  const others = ['C', 'D', 'E'].map((title) => document({ title, text: 'Frist' }))
  const found = order(
    'Frist Quast',
    document({ title: 'A', text: 'Frist' }),
    document({ title: 'B', text: 'Quast' }),
    ...others,
  )
  expect(found).toEqual(['B', 'A', 'C', 'D', 'E'])
})

test('of words that serve as well the best one counts, of words that must all be there the worst', () => {
  const asked = { words: [[['frist'], ['lange', 'dauer']]], folded: 'x' }
  const titlesOf = (...documents: readonly Candidate[]) => ranked(documents, asked, folds).map(({ title }) => title)
  const [frist, both, one] = [
    document({ title: 'B', text: 'Frist' }),
    document({ title: 'A', lead: 'lange Dauer' }),
    document({ title: '0', lead: 'Dauer' }),
  ]
  expect(titlesOf(one, frist, both)).toEqual(['A', 'B', '0'])
})

describe('what is equal', () => {
  test('stands by its kind: what people look for first, then as kinds are told', () => {
    const kinds: readonly DocumentKind[] = documentKinds
    const found = ranked(
      kinds.toReversed().map((kind) => document({ kind, title: 'Frist' })),
      { words: [[['frist']]], folded: 'frist' },
      folds,
    ).map(({ kind }) => kind)
    expect(found.join(' ')).toBe('lexicon theme law ruling download article faq venue video position event page thread')
  })

  test.each<[DocumentKind, DocumentKind]>([
    ['lexicon', 'theme'],
    ['theme', 'law'],
    ['law', 'article'],
    ['ruling', 'faq'],
    ['download', 'page'],
  ])('%s before %s, whatever they are called', (first, second) => {
    expect(
      order('Frist', document({ kind: first, title: 'Frist B' }), document({ kind: second, title: 'Frist A' })),
    ).toEqual(['Frist B', 'Frist A'])
  })

  test('stands by its title as a German index has it, and by its number', () => {
    const twins = ['d-y', 'd-x'].map((id) => document({ id, title: 'Öfen Frist' }))
    const found = ranked(
      [...twins, document({ title: 'Pacht Frist' })],
      { words: [[['frist']]], folded: 'frist' },
      folds,
    )
    expect(found.map(({ id, title }) => (title.startsWith('Ö') ? id : title))).toEqual(['d-x', 'd-y', 'Pacht Frist'])
  })
})

test('a word of the title less weighs no more than what asks for nothing', () => {
  expect(ranked([document({ title: 'A' })], { words: [], folded: '' }, folds)).toHaveLength(1)
  expect(ranked([], { words: [[['frist']]], folded: 'frist' }, folds)).toEqual([])
})

describe('words of an index', () => {
  test.each([
    [[], ''],
    [['frist', 'tag', 'frist'], ' frist tag '],
    [['x'.repeat(64)], ` ${'x'.repeat(64)} `],
    [['x'.repeat(65)], ''],
  ])('of %j are %j', (words, text) => expect(padded(words)).toBe(text))

  test('are found whole or by their beginning', () => {
    const words = padded(['fristen', 'tag'])
    expect([holdsBeginning(words, 'frist'), holdsWord(words, 'frist'), holdsWord(words, 'tag')]).toEqual([
      true,
      false,
      true,
    ])
    expect(holdsBeginning(words, 'risten')).toBe(false)
  })

  test('of a document are those of its own title, its names, its keywords and what it says', () => {
    const law = {
      id: 'norm:x/1',
      kind: 'law',
      url: '/',
      title: '§ 1 GartG: Gärten',
      ownTitle: 'Gärten',
      names: ['GartG'],
      keywords: ['Beet'],
      lead: 'Kurz',
      text: 'Lang',
      groups: [],
    } as const
    expect(indexed(plainGerman, law).words).toEqual({ title: ' gärten gartg ', lead: ' beet kurz ', text: ' lang ' })
    const { ownTitle: _, names: __, ...page } = law
    expect(indexed(plainGerman, page).words.title).toBe(' 1 gartg gärten ')
  })
})
