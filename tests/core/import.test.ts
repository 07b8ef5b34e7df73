import { describe, expect, test } from 'vitest'
import { contentWithDays, lastDay } from '#core/content/content-with-days.ts'
import type { ContentWithDays } from '#core/content/ports.ts'
import { searchedTexts, searchWordsBy, weights } from '#core/content/search-words.ts'
import type { ForAnalysingGerman } from '#core/shared/german-analyser.ts'
import { aPosition, aVideo, oneRecordEach, recordOf } from '#features/support/record-builder.ts'
import { plainGerman, openTestCore, aVisitor, valueOf } from './test-core.ts'
import {
  anEventContent,
  aModuleRow,
  anEntry,
  anOnlineEventContent,
  aRubric,
  anArticle,
  aThemeFile,
  aTown,
  aWord,
  someContentFolder,
} from './sample-content.ts'

const series = aThemeFile({ url: 'reihe', internalId: 200, eventType: 1 })
const noWords = { themes: () => [], rulings: () => [], articles: () => [] }
const firstEvent = (content: Pick<ContentWithDays, 'events'>) => content.events[0]
const contentWith = (...events: Parameters<typeof anEventContent>[0][]) =>
  contentWithDays(
    someContentFolder({ themes: [aThemeFile(), series], events: events.map(anEventContent) }),
    '2026-11-21',
    noWords,
  )

describe('dating content', () => {
  test('an event gets its address and its days', () => {
    const event = firstEvent(contentWith({ start: '+12w Mo', days: 5, isOnlineEvent: false }))
    expect(event).toEqual({
      at: { file: 'termine.csv', line: 6 },
      eventId: 4001,
      themeUrl: 'betriebsverfassungsrecht-i',
      url: 'betriebsverfassungsrecht-i-4001',
      startDate: '2027-02-08',
      endDate: '2027-02-12',
      startTime: '09:00',
      endTime: '17:00',
      hotelId: 11,
      modules: [],
      price: { net: 149_000, rate: 19 },
      places: 20,
      taken: 5,
      guaranteed: false,
    })
  })

  test('an event of one day ends on it; days are counted across the change of clocks', () => {
    expect(firstEvent(contentWith({ start: '2026-12-07', days: 1 }))).toMatchObject({
      startDate: '2026-12-07',
      endDate: '2026-12-07',
    })
    expect(lastDay('2027-03-26', 4)).toBe('2027-03-29')
    expect(lastDay('2026-10-24', 3)).toBe('2026-10-26')
  })

  test('a series runs from its first to its last module, at the first hotel of a module', () => {
    const modules = [
      aModuleRow({ hotelId: 522, start: '2027-01-11', days: 1 }),
      aModuleRow({ hotelId: 1, start: '+20w Mo', days: 3 }),
    ]
    const event = firstEvent(contentWith({ themeUrl: 'reihe', start: 'egal', days: 99, modules }))
    expect(event).toMatchObject({ url: 'reihe-4001', startDate: '2027-01-11', endDate: '2027-04-07', hotelId: 1 })
    expect(event?.modules.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-01-11', '2027-01-11'],
      ['2027-04-05', '2027-04-07'],
    ])
    expect(event?.modules[0]).not.toHaveProperty('days')
  })

  test.each([
    [anOnlineEventContent(), undefined],
    [anEventContent({ hotelId: 522 }), undefined],
    [anEventContent({ hotelId: -1 }), undefined],
    [anEventContent({ hotelId: 7 }), 7],
    [
      anEventContent({
        hotelId: 7,
        modules: [aModuleRow({ hotelId: -1 }), aModuleRow({ hotelId: 3 }), aModuleRow({ hotelId: 4 })],
      }),
      3,
    ],
    [anEventContent({ hotelId: 7, modules: [aModuleRow({ hotelId: 522 })] }), undefined],
  ])('the hotel of an event', (event, hotelId) => {
    const kept = firstEvent(contentWithDays(someContentFolder({ events: [event] }), '2026-11-21', noWords))
    expect(kept?.hotelId).toBe(hotelId)
    expect(kept && 'hotelId' in kept).toBe(hotelId !== undefined)
  })

  test('a position is posted and closes on days; other records stay as they are', () => {
    const records = [recordOf.expert(), recordOf.position({ postedOn: '-2w Mo', validThrough: '+10w Fr' })]
    const [expert, position] = contentWithDays(someContentFolder({ records }), '2026-11-21', noWords).records
    expect(expert).toEqual(records[0])
    expect(position?.value).toEqual(aPosition({ postedOn: '2026-11-02', validThrough: '2027-01-29' }))
  })

  test('a video is published on a day', () => {
    const records = [recordOf.video({ publishedOn: '-4w Mo' })]
    const [video] = contentWithDays(someContentFolder({ records }), '2026-11-21', noWords).records
    expect(video?.value).toEqual(aVideo({ publishedOn: '2026-10-19' }))
  })

  test('an event that nobody checked is a bug', () => expect(() => contentWith({ start: 'bald' })).toThrow(RangeError))
})

/** Words as they stand between spaces. */
const uncut: ForAnalysingGerman = {
  indexWords: (text) => text.split(/\s+/).filter((word) => word !== ''),
  queryWords: (text) => uncut.indexWords(text),
  stem: (word) => word,
  spellings: (text) => uncut.indexWords(text).map((written) => ({ written, folded: written })),
}

describe('the words of a theme', () => {
  const theme = aThemeFile({
    title: 'Kündigung verstehen',
    designation: 'Seminar',
    content: [
      anEntry({
        teaser: 'Kündigung prüfen',
        learn: ['Frist wahren', 'Frist nennen'],
        programme: [{ title: 'Anhörung', points: ['Bedenken'] }],
        audience: 'Mitglieder',
        highlights: [{ title: 'Planspiel', text: 'Rollen' }],
        starterPackages: [{ title: 'Gesetzbuch' }],
      }),
      anEntry({ teaser: 'Ungelesen' }),
    ],
  })
  const words = new Map(searchWordsBy(plainGerman)(theme, 'Arbeitsrecht').map(({ word, weight }) => [word, weight]))

  test.each([
    ['kündigung', 8 + 3],
    ['verstehen', 8],
    ['seminar', 4],
    ['prüfen', 3],
    ['arbeitsrecht', 2],
    ['frist', 1],
    ['anhörung', 1],
    ['bedenken', 1],
    ['mitglieder', 1],
    ['planspiel', 1],
    ['rollen', 1],
    ['gesetzbuch', 1],
    ['ungelesen', undefined],
  ])('%s weighs %s', (word, weight) => expect(words.get(word)).toBe(weight))

  test('are those of its texts, and no others', () => {
    const bare = aThemeFile({
      title: 'A',
      designation: 'B',
      content: [
        anEntry({
          teaser: 'C',
          learn: ['D', 'E'],
          programme: [],
          audience: '',
          highlights: [{ title: 'F' }, { title: 'G', text: 'H' }],
        }),
      ],
    })
    const found = searchWordsBy(uncut)(bare, 'R').map(({ word, weight }) => `${word}${weight}`)
    expect(found.join(' ')).toBe('A8 B4 C3 D1 E1 F1 G1 H1 R2')
  })

  test('stand in a fixed order, so that the same content is the same', () => {
    const list = searchWordsBy(plainGerman)(theme, 'Arbeitsrecht').map(({ word }) => word)
    expect(list).toEqual(list.toSorted(new Intl.Collator('de').compare))
    expect(weights).toEqual({ title: 8, designation: 4, teaser: 3, rubric: 2, text: 1 })
  })

  test('of a theme without content are those of its title', () => {
    const found = searchWordsBy(uncut)(aThemeFile({ title: 'Eins', designation: '', content: [] }), '')
    expect(found).toEqual([{ word: 'Eins', weight: 8 }])
  })
})

test('the texts that people look for are those of themes that stand here, with their rubric, of the lexicon and of towns', () => {
  const bare = { designation: '', content: [] }
  const texts = searchedTexts(
    someContentFolder({
      themes: [
        aThemeFile({ title: 'Hier', ...bare }),
        aThemeFile({ title: 'Verwaist', rubric: 'weg', ...bare }),
        aThemeFile({ title: 'Anderswo', redirectUrl: '/weg', ...bare }),
      ],
    }),
  )
  expect(texts.filter(([text]) => text !== '')).toEqual([
    ['Hier', 8],
    ['Betriebsverfassung', 2],
    ['Verwaist', 8],
    ['Abmahnung', 8],
    ['Hamburg', 8],
  ])
})

const counts = (added: number, changed: number, unchanged: number, removed: number) => ({
  added,
  changed,
  unchanged,
  removed,
})

describe('an import', () => {
  test('brings everything in once, and changes nothing the second time', async () => {
    const { stage } = openTestCore()
    const whole = someContentFolder({
      themes: [aThemeFile({ url: 'fachtagung-sbv', eventType: 3 })],
      events: [anEventContent({ themeUrl: 'fachtagung-sbv' })],
      articles: [anArticle()],
      records: oneRecordEach(),
    })
    const report = valueOf(await stage.content(whole))
    for (const kind of Object.values(report)) expect(kind).toEqual(counts(1, 0, 0, 0))
    const again = valueOf(await stage.content(whole))
    for (const kind of Object.values(again)) expect(kind).toEqual(counts(0, 0, 1, 0))
    expect(Object.keys(report).toSorted()).toEqual([
      'articles',
      'brand',
      'events',
      'hotels',
      'lexicon',
      'locations',
      'pages',
      'record:conference',
      'record:consultant',
      'record:download',
      'record:expert',
      'record:faq',
      'record:hotel',
      'record:issue',
      'record:location',
      'record:manager',
      'record:position',
      'record:primer',
      'record:shop',
      'record:teaching',
      'record:video',
      'record:voice',
      'rubrics',
      'rulings',
      'themes',
    ])
  })

  test('with a fault changes nothing', async () => {
    const { stage, site } = openTestCore()
    await stage.content(someContentFolder())
    const refusal = await stage.content(
      someContentFolder({ themes: [aThemeFile({ title: 'Neu' })], events: [anEventContent({ hotelId: 9 })] }),
    )
    expect(refusal).toEqual({
      ok: false,
      refusal: {
        why: 'content-faulty',
        faults: [{ at: { file: 'termine.csv', line: 6 }, message: 'Das Hotel 9 gibt es nicht.' }],
      },
    })
    const { theme } = valueOf(await site(aVisitor()).programme.catalogue.theme({ url: 'betriebsverfassungsrecht-i' }))
    expect(theme.title).toBe('Betriebsverfassungsrecht I')
  })

  test('counts relative days from the first fill for ever, and from today on the first one', async () => {
    const testCore = openTestCore('2026-11-21T12:00:00Z')
    const content = someContentFolder({ events: [anEventContent({ start: '+12w Mo' })] })
    await testCore.stage.content(content)
    testCore.travelTo('2026-12-24T12:00:00Z')
    const again = valueOf(await testCore.stage.content(content))
    expect(again.events).toEqual(counts(0, 0, 1, 0))
    const { items } = valueOf(await testCore.site(aVisitor()).programme.catalogue.events({}))
    expect(items.map(({ startDate }) => startDate)).toEqual(['2027-02-08'])
  })

  test('counts them from the day in Berlin', async () => {
    const testCore = openTestCore('2026-11-22T23:30:00Z')
    await testCore.stage.content(someContentFolder({ events: [anEventContent({ start: '+0w Fr' })] }))
    const { items } = valueOf(await testCore.site(aVisitor()).programme.catalogue.events({}))
    expect(items.map(({ startDate }) => startDate)).toEqual(['2026-11-27'])
  })

  test('keeps the seats that are taken and the events that have begun', async () => {
    const testCore = openTestCore('2026-12-06T12:00:00Z')
    await testCore.stage.content(
      someContentFolder({
        events: [
          anEventContent({ start: '2026-12-07', taken: 5 }),
          anEventContent({ eventId: 4002, start: '2027-01-11' }),
        ],
      }),
    )
    testCore.travelTo('2026-12-07T12:00:00Z')
    const report = valueOf(await testCore.stage.content(someContentFolder({ events: [] })))
    expect(report.events.removed).toBe(1)
    expect(await testCore.needs.catalogue.event(4001)).toMatchObject({ placesLeft: 15 })
    expect(await testCore.needs.catalogue.event(4002)).toBeUndefined()
  })

  test('adds, changes and takes away', async () => {
    const { stage } = openTestCore()
    await stage.content(someContentFolder({ lexicon: [aWord(), aWord({ slug: 'betriebsrat', title: 'Betriebsrat' })] }))
    const report = valueOf(
      await stage.content(
        someContentFolder({
          rubrics: [aRubric({ teaser: 'Anders' })],
          locations: [aTown(), aTown({ internalId: 11, name: 'Köln' })],
          lexicon: [aWord()],
        }),
      ),
    )
    expect(report.rubrics).toEqual(counts(0, 1, 0, 0))
    expect(report.locations).toEqual(counts(1, 0, 1, 0))
    expect(report.lexicon).toEqual(counts(0, 0, 1, 1))
  })
})
