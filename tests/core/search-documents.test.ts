import { expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import { documentsOfContent } from '#core/content/search-documents.ts'
import type { SearchDocument } from '#core/fulltext/fulltext.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aRuling, aThemeFile, aWord, someContentFolder } from './sample-content.ts'

const bare = { themes: [], events: [], lexicon: [], rulings: [], pages: [], locations: [], hotels: [] }
const { download, hotel, video } = recordOf

const documentsOf = (change: Partial<Content>): readonly SearchDocument[] =>
  documentsOfContent(someContentFolder({ ...bare, ...change }))

const { locations, hotels } = someContentFolder()

const elbgarten = {
  id: 'hotel:11',
  kind: 'venue',
  url: '/standorte/hotel/haus-elbgarten-11',
  title: 'Haus Elbgarten',
  lead: 'Ruhig über der Elbe.',
  groups: [],
}

test.each<[string, Partial<Content>, Partial<SearchDocument>]>([
  [
    'by its town and what is written of it',
    { locations, hotels, records: [hotel({ hotelId: 12, description: 'Ein anderes.' }), hotel()] },
    { keywords: ['Hamburg', 'Hotel'], text: 'Backstein und hohe Decken.\nSauna\nSechs Zimmer.' },
  ],
  ['by its name while nothing is written', { hotels }, { keywords: ['', 'Hotel'], text: '' }],
])('a hotel is found %s', (_, change, document) =>
  expect(documentsOf(change).filter(({ id }) => id !== 'location:1')).toEqual([{ ...elbgarten, ...document }]),
)

test('of a printed document texts are found, wherever they stand, and no name of a part', () => {
  const blocks = [
    {
      kind: 'note',
      tone: 'warning',
      href: '/agb',
      takes: 'Zeit',
      marks: 'boxes',
      text: 'Achtung',
      rows: [['Eins'], [{ text: 'Zwei' }]],
    },
    null,
    7,
  ] as never
  expect(documentsOf({ records: [download({ blocks })] })[0]?.text).toBe('Achtung\nEins\nZwei')
})

test('a theme that is redirected, a film that stands nowhere and records of other kinds are not found', () => {
  const themes = [aThemeFile({ redirectUrl: '/seminare' })]
  const { expert, manager, voice, shop, issue, conference } = recordOf
  const others = [expert(), manager(), voice(), shop(), issue(), conference()]
  expect(documentsOf({ themes, records: [video({ rubrics: [] }), ...others] })).toEqual([])
})

test('a film is found where it stands first', () => {
  const [film] = documentsOf({ records: [video({ rubrics: ['arbeitsrecht', 'betriebsverfassung'] })] })
  expect(film?.url).toBe('/seminare/r/arbeitsrecht#film-abmahnung-in-drei-minuten')
})

test('what is empty leaves no empty line in what is found', () => {
  const rulings = [
    aRuling({ caseHtml: '', decisionHtml: '<p>Der Spielraum.</p>', meaningHtml: '' }),
    aRuling({ caseHtml: '<p>Zwei.</p>', decisionHtml: '', meaningHtml: '<p>Drei.</p>' }),
  ]
  expect(documentsOf({ rulings }).map(({ text }) => text)).toEqual(['Der Spielraum.', 'Zwei.\nDrei.'])
})

test('a word of which no more is written says no more', () => {
  const { text: _, ...lexicon } = aWord()
  expect(documentsOf({ lexicon: [lexicon] })).toMatchObject([{ keywords: [], text: '' }])
})
