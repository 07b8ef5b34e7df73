import { describe, expect, test } from 'vitest'
import { invalidatedByMany } from '#core/changes/invalidated-by-many.ts'
import { invalidatedBetween } from '#core/changes/invalidated-tags.ts'
import type { ContentFingerprints } from '#core/changes/invalidated-tags.ts'

/**
 * Two rubrics with a theme each, and a series (103) that holds the first of them; two towns with a hotel each; an event
 * of the first theme in the first hotel, one of the second in the second, and the series with its modules in the
 * second.
 */
const content: ContentFingerprints = {
  brand: 'a',
  rubrics: new Map([
    [1, { fingerprint: 'a', url: 'recht' }],
    [2, { fingerprint: 'a', url: 'reden' }],
  ]),
  rulings: new Map([['bag-7-abr-8-23', { fingerprint: 'a' }]]),
  locations: new Map([
    [1, { fingerprint: 'a' }],
    [2, { fingerprint: 'a' }],
  ]),
  hotels: new Map([
    [11, { fingerprint: 'a', locationId: 1 }],
    [12, { fingerprint: 'a', locationId: 2 }],
  ]),
  themes: new Map([
    [101, { fingerprint: 'a', url: 'recht-1', rubricId: 1 }],
    [102, { fingerprint: 'a', url: 'reden-1', rubricId: 2 }],
    [103, { fingerprint: 'a', url: 'reihe', rubricId: 2 }],
  ]),
  events: new Map([
    [4001, { fingerprint: 'a', themeId: 101, hotels: [11], parts: [] }],
    [4002, { fingerprint: 'a', themeId: 102, hotels: [12], parts: [] }],
    [4003, { fingerprint: 'a', themeId: 103, hotels: [12], parts: [101] }],
  ]),
  lexicon: new Map([
    ['br/abmahnung', { fingerprint: 'a' }],
    ['sbv/inklusion', { fingerprint: 'a' }],
  ]),
  articles: new Map([[1040, { fingerprint: 'a' }]]),
  pages: new Map([['impressum', { fingerprint: 'a' }]]),
  records: new Map([
    ['expert/annika-lorenz', { fingerprint: 'a' }],
    ['hotel/12', { fingerprint: 'a' }],
    ['location/1', { fingerprint: 'a' }],
  ]),
}

/** The content with one thing of it changed. */
const withChanged = <Name extends Exclude<keyof ContentFingerprints, 'brand'>>(
  name: Name,
  key: ContentFingerprints[Name] extends ReadonlyMap<infer Key, unknown> ? Key : never,
): ContentFingerprints => {
  const changed = new Map<unknown, object>(content[name])
  changed.set(key, { ...changed.get(key), fingerprint: 'b' })
  return { ...content, [name]: changed }
}

const lists = ['dates', 'rubrics', 'themes', 'venues']
const ofFirst = ['rubric:recht', 'theme:recht-1', 'event:4001', 'hotel:11', 'location:1']
const ofSecond = ['rubric:reden', 'theme:reden-1', 'event:4002', 'hotel:12', 'location:2']
const ofSeries = [
  'rubric:reden',
  'rubric:recht',
  'theme:reihe',
  'theme:recht-1',
  'event:4003',
  'hotel:12',
  'location:2',
]

describe('An import invalidates', () => {
  test.each<[changed: string, after: ContentFingerprints, tags: readonly string[]]>([
    ['nothing, where nothing is different', content, []],
    ['the brand with the brand', { ...content, brand: 'b' }, ['brand']],
    ['an event with its theme, its rubric and its venue', withChanged('events', 4001), [...ofFirst, ...lists]],
    [
      'a series with the themes of its modules, and their rubrics',
      withChanged('events', 4003),
      [...ofSeries, ...lists],
    ],
    ['all that stands in a hotel with the hotel', withChanged('hotels', 12), [...ofSecond, ...ofSeries, ...lists]],
    ['all that stands in a town with the town', withChanged('locations', 1), [...ofFirst, ...lists]],
    ['all of a rubric with the rubric', withChanged('rubrics', 1), [...ofFirst, ...ofSeries, ...lists]],
    ['the series that hold a theme with the theme', withChanged('themes', 101), [...ofFirst, ...ofSeries, ...lists]],
    [
      'what is shown in a hotel with what is told of it',
      withChanged('records', 'hotel/12'),
      [...ofSecond, ...ofSeries, ...lists, 'record:hotel'],
    ],
    [
      'what is shown in a town with what is told of it',
      withChanged('records', 'location/1'),
      [...ofFirst, ...lists, 'record:location'],
    ],
    ['a kind of records with one of it', withChanged('records', 'expert/annika-lorenz'), ['record:expert']],
    ['an article with the list that it is in', withChanged('articles', 1040), ['article:1040', 'articles']],
    ['the lexicon of a group with one of its entries', withChanged('lexicon', 'sbv/inklusion'), ['lexicon:sbv']],
    ['a page', withChanged('pages', 'impressum'), ['page:impressum']],
  ])('%s', (_, after, tags) => {
    expect(invalidatedBetween(content, after).toSorted()).toEqual([...new Set(tags)].toSorted())
  })

  test('what comes and what goes alike', () => {
    const { pages: _, ...rest } = content
    const without = { ...rest, pages: new Map() }
    expect(invalidatedBetween(content, without)).toEqual(['page:impressum'])
    expect(invalidatedBetween(without, content)).toEqual(['page:impressum'])
  })

  test('a rubric without themes, and its lists only', () => {
    const rubrics = new Map([...content.rubrics, [3, { fingerprint: 'a', url: 'neu' }]])
    expect(invalidatedBetween(content, { ...content, rubrics }).toSorted()).toEqual(['rubric:neu', 'rubrics'])
  })

  test('a theme without events: its rubric, and no event and no venue', () => {
    const themes = new Map([...content.themes, [104, { fingerprint: 'a', url: 'neu', rubricId: 1 }]])
    const tags = invalidatedBetween(content, { ...content, themes }).toSorted()
    expect(tags).toEqual(['rubric:recht', 'rubrics', 'theme:neu', 'themes'])
  })

  test('a hotel without events: its town, and no event', () => {
    const hotels = new Map([...content.hotels, [13, { fingerprint: 'a', locationId: 2 }]])
    const tags = invalidatedBetween(content, { ...content, hotels }).toSorted()
    expect(tags).toEqual(['hotel:13', 'location:2', 'venues'])
  })

  test('a town without hotels: its page and the lists of venues', () => {
    const locations = new Map([...content.locations, [3, { fingerprint: 'a' }]])
    expect(invalidatedBetween(content, { ...content, locations }).toSorted()).toEqual(['location:3', 'venues'])
  })

  test('where an event goes to another hotel, both', () => {
    const events = new Map(content.events)
    events.set(4001, { fingerprint: 'b', themeId: 101, hotels: [12], parts: [] })
    const tags = invalidatedBetween(content, { ...content, events })
    expect(tags).toEqual(expect.arrayContaining(['hotel:11', 'hotel:12', 'location:1', 'location:2']))
  })

  test('an event without a hotel: its theme, and no venue', () => {
    const events = new Map(content.events)
    events.set(4004, { fingerprint: 'a', themeId: 102, hotels: [], parts: [] })
    const tags = invalidatedBetween(content, { ...content, events }).toSorted()
    expect(tags).toEqual(['dates', 'event:4004', 'rubric:reden', 'rubrics', 'theme:reden-1', 'themes'])
  })
})

test('many new events make old whatever they may stand with, and every list', () => {
  const whole = { themes: ['recht-1'], rubrics: ['recht'], hotels: [11], locations: [1] }
  const lists = ['themes', 'rubrics', 'venues', 'dates', 'all-dates']
  expect(invalidatedByMany(whole)).toEqual(['theme:recht-1', 'rubric:recht', 'hotel:11', 'location:1', ...lists])
})
