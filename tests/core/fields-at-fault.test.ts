import { expect, test } from 'vitest'
import type { Content, At } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import type { LexiconText } from '#core/knowledge/lexicon/lexicon.ts'
import { lexiconText } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import {
  aHotelEntry,
  anArticle,
  anEntry,
  anEventContent,
  aModuleRow,
  aPage,
  aRubric,
  aThemeFile,
  aTown,
  aWord,
  someContentFolder,
} from './sample-content.ts'

/** The fields whose lines are looked up for the faults of some content. */
const fieldsAtFault = (changed: (at: At) => Partial<Content>): readonly string[] => {
  const fields: string[] = []
  const lineOf: At['lineOf'] = (field) => {
    fields.push(field.join('.'))
    return 1
  }
  faultsIn(someContentFolder(changed({ file: 'inhalt.yaml', line: 1, lineOf })), '2026-11-21')
  return fields
}

const { brand } = someContentFolder()
const ki = { slug: 'ki', title: 'KI' }
const itself = { group: 'br', slug: 'abmahnung' } as const
const withText =
  (change: Partial<LexiconText>) =>
  (at: At): Partial<Content> => ({
    lexicon: [aWord({ at, text: { ...lexiconText, ...change } }), aWord({ group: 'sbv' })],
  })
const aSeries = aThemeFile({ url: 'reihe', internalId: 200, eventType: 1 })
const inEntry =
  (change: Parameters<typeof anEntry>[0]): ((at: At) => Partial<Content>) =>
  (at) => ({ themes: [aThemeFile({ at, content: [anEntry(change)] })] })

test.each<[string, (at: At) => Partial<Content>]>([
  ['id', (at) => ({ rubrics: [aRubric({ at, id: 0 })] })],
  ['url', (at) => ({ rubrics: [aRubric(), aRubric({ at, id: 3, position: 3, url: 'a b' })] })],
  ['title', (at) => ({ rubrics: [aRubric({ at, title: '' })] })],
  ['position', (at) => ({ rubrics: [aRubric({ at, position: 0 })] })],
  ['id', (at) => ({ rubrics: [aRubric(), aRubric({ at, url: 'b', position: 3 })] })],
  ['url', (at) => ({ rubrics: [aRubric(), aRubric({ at, id: 3, position: 3 })] })],
  ['position', (at) => ({ rubrics: [aRubric(), aRubric({ at, id: 3, url: 'b' })] })],
  ['internalId', (at) => ({ locations: [aTown(), aTown({ at, internalId: 0 })] })],
  ['name', (at) => ({ locations: [aTown({ at, name: '' })] })],
  ['internalId', (at) => ({ locations: [aTown(), aTown({ at })] })],
  ['internalId', (at) => ({ hotels: [aHotelEntry(), aHotelEntry({ at, internalId: 0 })] })],
  ['name', (at) => ({ hotels: [aHotelEntry({ at, name: '' })] })],
  ['locationId', (at) => ({ hotels: [aHotelEntry({ at, locationId: 99 })] })],
  ['internalId', (at) => ({ hotels: [aHotelEntry(), aHotelEntry({ at })] })],
  ['internalId', (at) => ({ themes: [aThemeFile({ at, internalId: 0 })] })],
  ['url', (at) => ({ themes: [aThemeFile(), aThemeFile({ at, internalId: 102, url: 'a b' })] })],
  ['title', (at) => ({ themes: [aThemeFile({ at, title: '' })] })],
  ['eventType', (at) => ({ themes: [aThemeFile({ at, eventType: 0.5 })] })],
  ['color', (at) => ({ themes: [aThemeFile({ at, color: 'rot' })] })],
  ['rubric', (at) => ({ themes: [aThemeFile({ at, rubric: 'x' })] })],
  ['sequence', (at) => ({ themes: [aThemeFile({ at, sequence: 0 })] })],
  ['targetGroups', (at) => ({ themes: [aThemeFile({ at, targetGroups: [] })] })],
  ['redirectUrl', (at) => ({ themes: [aThemeFile({ at, redirectUrl: 'x' })] })],
  ['internalId', (at) => ({ themes: [aThemeFile(), aThemeFile({ at, url: 'b' })] })],
  ['url', (at) => ({ themes: [aThemeFile(), aThemeFile({ at, internalId: 102 })] })],
  [
    'sequence',
    (at) => ({ themes: [aThemeFile({ sequence: 2 }), aThemeFile({ at, internalId: 102, url: 'b', sequence: 2 })] }),
  ],
  ['title', inEntry({ title: '' })],
  ['duration', inEntry({ duration: 0 })],
  ['image', inEntry({ image: { url: 'x' } })],
  ['highlights.1', inEntry({ highlights: [{ title: 'Eins' }, { title: '' }] })],
  ['starterPackages.0', inEntry({ starterPackages: [{ title: '' }] })],
  ['days', (at) => ({ events: [anEventContent({ at, days: 0 })] })],
  ['eventId', (at) => ({ events: [anEventContent(), anEventContent({ at })] })],
  [
    'start',
    (at) => ({
      themes: [aThemeFile(), aSeries],
      events: [anEventContent({ themeUrl: 'reihe', modules: [aModuleRow(), aModuleRow({ at, title: 'Modul 2' })] })],
    }),
  ],
  ['slug', (at) => ({ lexicon: [aWord({ at, slug: 'a b' })] })],
  ['title', (at) => ({ lexicon: [aWord({ at, title: '' })] })],
  ['definition', (at) => ({ lexicon: [aWord({ at, definition: '' })] })],
  ['slug', (at) => ({ lexicon: [aWord(), aWord({ at })] })],
  ['related.0', withText({ related: [{ group: 'br', slug: 'nirgends' }] })],
  ['related.1', withText({ related: [{ group: 'sbv', slug: 'abmahnung' }, itself] })],
  ['themes.1', withText({ themes: ['betriebsverfassungsrecht-i', 'nirgends'] })],
  ['id', (at) => ({ articles: [anArticle({ at, id: 0 })] })],
  ['title', (at) => ({ articles: [anArticle({ at, title: '' })] })],
  ['teaser', (at) => ({ articles: [anArticle({ at, teaser: '' })] })],
  ['targetGroups.1', (at) => ({ articles: [anArticle({ at, targetGroups: ['br', 'gbr' as 'br'] })] })],
  ['tags', (at) => ({ articles: [anArticle({ at, tags: [ki, ki] })] })],
  [
    'tags.0',
    (at) => ({ articles: [anArticle({ tags: [ki] }), anArticle({ at, id: 2, tags: [{ ...ki, title: 'Ki' }] })] }),
  ],
  ['category', (at) => ({ articles: [anArticle({ at, category: 'jav-wahl' })] })],
  ['picture', (at) => ({ articles: [anArticle({ at, picture: { url: '/img/b.png', alt: '' } })] })],
  ['issue', (at) => ({ articles: [anArticle({ at, issue: 4 })], records: [recordOf.issue()] })],
  ['rubrics.1', (at) => ({ articles: [anArticle({ at, rubrics: ['betriebsverfassung', 'nirgends'] })] })],
  ['themes.0', (at) => ({ articles: [anArticle({ at, themes: ['nirgends'] })] })],
  ['slug', (at) => ({ articles: [anArticle({ at, slug: 'a b' })] })],
  ['id', (at) => ({ articles: [anArticle(), anArticle({ at })] })],
  ['tags.0', (at) => ({ articles: [anArticle({ at, tags: [{ slug: '', title: '' }] })] })],
  ['author', (at) => ({ articles: [anArticle({ at, author: 'nobody' })] })],
  ['issue', (at) => ({ articles: [anArticle({ at, kind: 'magazin', issue: 9 })] })],
  ['slug', (at) => ({ pages: [aPage({ at, slug: 'a b' })] })],
  ['title', (at) => ({ pages: [aPage({ at, title: '' })] })],
  ['slug', (at) => ({ pages: [aPage(), aPage({ at })] })],
  ['key', (at) => ({ records: [recordOf.manager(), { ...recordOf.manager(), at }] })],
  ['name', (at) => ({ brandAt: at, brand: { ...brand, name: '' } })],
  ['portal', (at) => ({ brandAt: at, brand: { ...brand, portal: '' } })],
  ['product', (at) => ({ brandAt: at, brand: { ...brand, product: 'A B' } })],
  ['inhouseLead', (at) => ({ brandAt: at, brand: { ...brand, inhouseLead: { from: 0, to: 6 } } })],
  ['inhouseSupport', (at) => ({ brandAt: at, brand: { ...brand, inhouseSupport: 0 } })],
])('a fault stands in the field %s', (field, changed) => expect(fieldsAtFault(changed)).toEqual([field]))
