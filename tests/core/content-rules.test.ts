import { describe, expect, test } from 'vitest'
import type { TargetGroup } from '#core/shared/target-group.ts'
import type { ThemeContent } from '#core/catalogue/catalogue.ts'
import type { Content } from '#core/content/content.ts'
import { mostDays } from '#core/content/event-times-rules.ts'
import { longestTitle } from '#core/content/field-checks.ts'
import { shelfPositions } from '#core/content/rubric-and-venue-rules.ts'
import { anotherModule, aSeries, faults, messages, seriesEvent, themes } from './faults-in-content.ts'
import {
  anEventContent,
  aHotelEntry,
  aModuleRow,
  anEntry,
  aPage,
  aRubric,
  aThemeFile,
  aTown,
  aWord,
  someContentFolder,
} from './sample-content.ts'

const withEntry = (change: Partial<ThemeContent>) => ({ themes: [aThemeFile({ content: [anEntry(change)] })] })
const { duration: _, ...entryWithoutDuration } = anEntry()

/** A group as a careless reader might hand it on. */
const unknownGroup: TargetGroup = JSON.parse('"gbr"')

test('right content has no fault', () => {
  expect(faults({})).toEqual([])
  expect(
    faults({
      rubrics: [],
      locations: [],
      hotels: [],
      themes: [],
      events: [],
      lexicon: [],
      rulings: [],
      articles: [],
      pages: [],
      records: [],
    }),
  ).toEqual([])
})

const inSequence = (at: number, sequence: number | undefined) =>
  aThemeFile({
    internalId: 101 + at,
    url: at === 0 ? 'betriebsverfassungsrecht-i' : `thema-${at}`,
    ...(sequence !== undefined && { sequence }),
  })

describe('what is right', () => {
  test.each<[string, Partial<Content>]>([
    ['half a day', withEntry({ duration: 0.5 })],
    ['a word for the JAV', { lexicon: [aWord({ group: 'jav' })] }],
    ['a series without a figure of its own', { themes: [{ ...aSeries, content: [entryWithoutDuration] }], events: [] }],
    ['a second entry without a duration', { themes: [aThemeFile({ content: [anEntry(), entryWithoutDuration] })] }],
    ['a theme without events', { events: [] }],
    [
      'a theme that is redirected to another site',
      { themes: [aThemeFile({ redirectUrl: 'https://anderswo.example/kurs' })] },
    ],
    [
      'a theme that is redirected on our site',
      { themes: [aThemeFile({ redirectUrl: '/seminare/t/betriebsverfassungsrecht-i0' })] },
    ],
    [
      'themes with a sequence, and others without one',
      { themes: [1, 9999, undefined, undefined].map((sequence, at) => inSequence(at, sequence)) },
    ],
    ['a colour', { themes: [aThemeFile({ color: '#0E4a54' })] }],
    ['a picture', withEntry({ image: { url: '/img/a.jpg' } })],
    ['any event type', { themes: [aThemeFile({ eventType: 0 })] }],
    ['a title of 200 characters', { themes: [aThemeFile({ title: 'x'.repeat(200) })] }],
    ['a place 1', { rubrics: [aRubric({ position: 1 })] }],
    ['a place 9', { rubrics: [aRubric({ position: 9 })] }],
    ['one word in two groups', { lexicon: [aWord(), aWord({ group: 'sbv' })] }],
    [
      'a hotel and a town with the same number',
      { locations: [aTown({ internalId: 11 })], hotels: [aHotelEntry({ locationId: 11 })] },
    ],
  ])('%s', (_, change) => expect(faults(change)).toEqual([]))
})

describe('what is wrong', () => {
  test.each<[string, Partial<Content>]>([
    // Rubrics
    ['Die Nummer der Rubrik muss eine ganze Zahl ab 1 sein, nicht 0.', { rubrics: [aRubric({ id: 0 })] }],
    ['Die Nummer der Rubrik muss eine ganze Zahl ab 1 sein, nicht 1.5.', { rubrics: [aRubric({ id: 1.5 })] }],
    ['Der Titel fehlt.', { rubrics: [aRubric({ title: ' ' })] }],
    ['Der Platz im Regal muss eine ganze Zahl von 1 bis 9 sein, nicht 0.', { rubrics: [aRubric({ position: 0 })] }],
    ['Der Platz im Regal muss eine ganze Zahl von 1 bis 9 sein, nicht 10.', { rubrics: [aRubric({ position: 10 })] }],
    ['Der Platz im Regal muss eine ganze Zahl von 1 bis 9 sein, nicht 2.5.', { rubrics: [aRubric({ position: 2.5 })] }],
    ['Die Nummer 1 hat schon eine andere Rubrik.', { rubrics: [aRubric(), aRubric({ url: 'b', position: 3 })] }],
    [
      'Die Adresse „betriebsverfassung“ hat schon eine andere Rubrik.',
      { rubrics: [aRubric(), aRubric({ id: 3, position: 3 })] },
    ],
    ['Auf Platz 1 steht schon eine andere Rubrik.', { rubrics: [aRubric(), aRubric({ id: 3, url: 'b' })] }],
    // Towns and hotels
    ['Die Nummer 522 bedeutet „online“ und gehört keinem Ort.', { locations: [aTown(), aTown({ internalId: 522 })] }],
    ['Die Nummer -1 bedeutet „online“ und gehört keinem Ort.', { locations: [aTown(), aTown({ internalId: -1 })] }],
    ['Die Nummer muss eine ganze Zahl ab 1 sein, nicht -2.', { locations: [aTown(), aTown({ internalId: -2 })] }],
    ['Der Name des Standorts fehlt.', { locations: [aTown({ name: '' })] }],
    ['Die Nummer 1 hat schon ein anderer Standort.', { locations: [aTown(), aTown()] }],
    [
      'Die Nummer 522 bedeutet „online“ und gehört keinem Ort.',
      { hotels: [aHotelEntry(), aHotelEntry({ internalId: 522 })] },
    ],
    ['Der Name des Hotels fehlt.', { hotels: [aHotelEntry({ name: '' })] }],
    ['Den Standort 11 gibt es nicht.', { hotels: [aHotelEntry({ locationId: 11 })] }],
    ['Die Nummer 11 hat schon ein anderes Hotel.', { hotels: [aHotelEntry(), aHotelEntry()] }],
    // Themes
    ['Die Nummer des Themas muss eine ganze Zahl ab 1 sein, nicht 0.', { themes: [aThemeFile({ internalId: 0 })] }],
    ['Der Titel fehlt.', { themes: [aThemeFile({ title: '' })] }],
    ['Der Titel ist länger als 200 Zeichen.', { themes: [aThemeFile({ title: 'x'.repeat(201) })] }],
    ['Die Veranstaltungsart muss eine ganze Zahl sein, nicht 1.5.', { themes: [aThemeFile({ eventType: 1.5 })] }],
    ['„rot“ ist keine Farbe der Form #rrggbb.', { themes: [aThemeFile({ color: 'rot' })] }],
    ['„#12345“ ist keine Farbe der Form #rrggbb.', { themes: [aThemeFile({ color: '#12345' })] }],
    ['„#1234567“ ist keine Farbe der Form #rrggbb.', { themes: [aThemeFile({ color: '#1234567' })] }],
    ['„x#123456“ ist keine Farbe der Form #rrggbb.', { themes: [aThemeFile({ color: 'x#123456' })] }],
    ['Die Rubrik „strafrecht“ gibt es nicht.', { themes: [aThemeFile({ rubric: 'strafrecht' })] }],
    ['Die Zielgruppe fehlt: br, sbv oder jav.', { themes: [aThemeFile({ targetGroups: [] })] }],
    ['Die Zielgruppe „gbr“ gibt es nicht.', { themes: [aThemeFile({ targetGroups: [unknownGroup] })] }],
    ['Eine Zielgruppe ist doppelt genannt.', { themes: [aThemeFile({ targetGroups: ['br', 'br'] })] }],
    ...[
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'http://a.example',
      'anderswo',
      '',
      'https://',
      '/a b',
    ].map((redirectUrl): [string, Partial<Content>] => [
      `Die Weiterleitung „${redirectUrl}“ ist weder ein Pfad auf unserer Seite noch eine Adresse mit https.`,
      { themes: [aThemeFile({ redirectUrl })] },
    ]),
    [
      'Die Weiterleitung führt auf das Thema selbst zurück.',
      { themes: [aThemeFile({ redirectUrl: '/seminare/t/betriebsverfassungsrecht-i' })] },
    ],
    [
      'Die Weiterleitung führt auf das Thema selbst zurück.',
      { themes: [aThemeFile({ redirectUrl: '/seminare/t/betriebsverfassungsrecht-i/termine' })] },
    ],
    ['Das Thema hat keinen Inhalt.', { themes: [aThemeFile({ content: [] })] }],
    [
      'Die Dauer fehlt; nur eine Ausbildungsreihe darf ohne eigene Dauer stehen.',
      { themes: [aThemeFile({ content: [entryWithoutDuration] })] },
    ],
    [
      'Die Dauer fehlt; nur eine Ausbildungsreihe darf ohne eigene Dauer stehen.',
      { themes: [aThemeFile({ eventType: 3, content: [entryWithoutDuration] })] },
    ],
    ['Der Titel des Inhalts fehlt.', withEntry({ title: '' })],
    ['Die Dauer muss größer als 0 sein, nicht 0.', withEntry({ duration: 0 })],
    ['Die Dauer muss größer als 0 sein, nicht -1.', withEntry({ duration: -1 })],
    ['Die Dauer muss größer als 0 sein, nicht NaN.', withEntry({ duration: Number.NaN })],
    ['Die Dauer muss größer als 0 sein, nicht Infinity.', withEntry({ duration: Infinity })],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      withEntry({ image: { url: 'https://cdn.example/a.jpg' } }),
    ],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      withEntry({ image: { url: '//cdn.example/a.jpg' } }),
    ],
    ['Der Titel eines Highlights fehlt.', withEntry({ highlights: [{ title: '' }] })],
    ['Der Titel eines Starterpakets fehlt.', withEntry({ starterPackages: [{ title: ' ' }] })],
    [
      'Der Bildtext zu „Gesetzbuch“ fehlt.',
      withEntry({ starterPackages: [{ title: 'Gesetzbuch', image: { url: '/img/a.jpg', alt: ' ' } }] }),
    ],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      withEntry({ starterPackages: [{ title: 'Gesetzbuch', image: { url: 'a.jpg', alt: 'Ein Buch' } }] }),
    ],
    ['Die Nummer 101 hat schon ein anderes Thema.', { themes: [aThemeFile(), aThemeFile({ url: 'b' })] }],
    [
      'Die Adresse „betriebsverfassungsrecht-i“ hat schon ein anderes Thema.',
      { themes: [aThemeFile(), aThemeFile({ internalId: 102 })] },
    ],
    ...[0, 10_000, 1.5, Number.NaN].map((sequence): [string, Partial<Content>] => [
      `Die Reihenfolge zählt von 1 bis 9999, nicht ${sequence}.`,
      { themes: [aThemeFile({ sequence })] },
    ]),
    [
      'Den Platz 2 der Rubrik „betriebsverfassung“ hat schon ein anderes Thema.',
      { themes: [aThemeFile({ sequence: 2 }), aThemeFile({ internalId: 102, url: 'b', sequence: 2 })] },
    ],
    // Lexicon, pages, brand
    ['Die Zielgruppe „gbr“ gibt es nicht.', { lexicon: [aWord({ group: unknownGroup })] }],
    ['Der Titel fehlt.', { lexicon: [aWord({ title: '' })] }],
    ['Die Begriffsbestimmung fehlt.', { lexicon: [aWord({ definition: ' ' })] }],
    ['Die Adresse „br/abmahnung“ hat schon ein anderer Begriff.', { lexicon: [aWord(), aWord()] }],
    ['Der Titel fehlt.', { pages: [aPage({ title: '' })] }],
    ['Die Adresse „impressum“ hat schon eine andere Seite.', { pages: [aPage(), aPage()] }],
    ['Der Name des Hauses fehlt.', { brand: { ...someContentFolder().brand, name: '' } }],
    [
      'Der Vorlauf im Betrieb kann nicht 10 bis 6 Wochen sein.',
      { brand: { ...someContentFolder().brand, inhouseLead: { from: 10, to: 6 } } },
    ],
    [
      'Der Vorlauf im Betrieb kann nicht 0 bis 6 Wochen sein.',
      { brand: { ...someContentFolder().brand, inhouseLead: { from: 0, to: 6 } } },
    ],
    [
      'Rückfragen im Betrieb werden mindestens 1 Woche beantwortet.',
      { brand: { ...someContentFolder().brand, inhouseSupport: 0 } },
    ],
    ['Der Name des Portals fehlt.', { brand: { ...someContentFolder().brand, portal: ' ' } }],
    [
      'Das Produkt „Betriebs rat“ taugt nicht für eine Adresse.',
      { brand: { ...someContentFolder().brand, product: 'Betriebs rat' } },
    ],
  ])('%s', (message, change) => expect(messages(change)).toEqual([message]))
})

describe('addresses', () => {
  const places: [string, (slug: string) => Partial<Content>][] = [
    ['a rubric', (url) => ({ rubrics: [aRubric(), aRubric({ id: 3, position: 3, url })] })],
    ['a theme', (url) => ({ themes: [aThemeFile(), aThemeFile({ internalId: 102, url })] })],
    ['a lexicon entry', (slug) => ({ lexicon: [aWord({ slug })] })],
    ['a page', (slug) => ({ pages: [aPage({ slug })] })],
  ]
  const withMeaning =
    'anmeldung reservierung warteliste hotel hotels get-datalist-locations pdf rss archiv kategorie urteil br sbv jav'

  test.each(places)('%s may not have one with a meaning of its own [rule:domain-reserved-slugs]', (_, change) => {
    for (const slug of withMeaning.split(' '))
      expect(messages(change(slug))).toEqual([
        `„${slug}“ hat in Adressen schon eine andere Bedeutung und darf hier nicht stehen.`,
      ])
  })
  test.each(places)('%s may not have one that is none', (_, change) => {
    for (const slug of ['', 'Mit Leerzeichen', 'Groß', 'a/b', 'a--b'])
      expect(messages(change(slug))).toEqual([
        `„${slug}“ taugt nicht für eine Adresse: erlaubt sind Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.`,
      ])
  })
})

const at = (file: string, line: number) => ({ at: { file, line } })

test('every fault is told, each where it stands', () => {
  const found = faults({
    brand: { ...someContentFolder().brand, name: '' },
    rubrics: [aRubric(), aRubric({ ...at('rubriken.yaml', 20) })],
    hotels: [aHotelEntry({ ...at('hotels.yaml', 4), locationId: 11 })],
    events: [anEventContent({ ...at('termine.csv', 17), themeUrl: 'x', taken: 30, hotelId: 9 })],
    pages: [aPage({ ...at('seiten/rss.md', 3), slug: 'rss' })],
  })
  expect(found.map(({ at }) => `${at.file}:${at.line}`)).toEqual([
    'settings.yaml:1',
    'rubriken.yaml:20',
    'rubriken.yaml:20',
    'rubriken.yaml:20',
    'hotels.yaml:4',
    'termine.csv:17',
    'termine.csv:17',
    'termine.csv:17',
    'seiten/rss.md:3',
  ])
  const inModule = faults({ themes, events: [seriesEvent(aModuleRow(), anotherModule({ ...at('module.csv', 12) }))] })
  expect(inModule.map(({ at }) => at)).toEqual([{ file: 'module.csv', line: 12 }])
})

test('limits', () => expect([mostDays, longestTitle, shelfPositions]).toEqual([366, 200, 9]))
