import { expect, test } from 'vitest'
import { documentsOfContent } from '#core/content/search-documents.ts'
import { aRuling, aWord, someContentFolder } from './sample-content.ts'

test('what is empty leaves no empty line in what is found', () => {
  const rulings = [
    aRuling({ caseHtml: '', decisionHtml: '<p>Der Spielraum.</p>', meaningHtml: '' }),
    aRuling({ caseHtml: '<p>Zwei.</p>', decisionHtml: '', meaningHtml: '<p>Drei.</p>' }),
  ]
  const documents = documentsOfContent({ ...someContentFolder({ rulings }), records: [] })
  expect(documents.filter(({ kind }) => kind === 'ruling').map(({ text }) => text)).toEqual([
    'Der Spielraum.',
    'Zwei.\nDrei.',
  ])
})

test('a word of which no more is written says no more', () => {
  const { text: _, ...lexicon } = aWord()
  const documents = documentsOfContent({ ...someContentFolder({ lexicon: [lexicon] }), records: [] })
  expect(documents.find(({ kind }) => kind === 'lexicon')).toMatchObject({ keywords: [], text: '' })
})
