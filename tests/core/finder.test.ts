import { describe, expect, test } from 'vitest'
import type { FinderFilter } from '#core/finder/finder.ts'
import type { Content } from '#core/content/content.ts'
import { freshIndex } from '#core/finder/events-index/fresh-index.ts'
import { eventsIndex } from '#core/finder/events-index/events-index.ts'
import type { IndexChanges } from '#core/finder/index-changes.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, anOnlineEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const finding = async () => {
  const testCore = openTestCore('2026-11-21T12:00:00.000Z')
  const content = someContentFolder()
  const [theme] = content.themes
  const url = theme?.url ?? ''
  const events = [
    anEventContent({ themeUrl: url, eventId: 4001, start: '2026-12-07', places: 5, taken: 5 }),
    anEventContent({ themeUrl: url, eventId: 4002, start: '2026-11-22', price: { net: 99_000, rate: 19 } }),
    anOnlineEventContent({ themeUrl: url, eventId: 4003, start: '2027-01-11', price: null }),
  ]
  valueOf(await testCore.stage.content({ ...content, events }))
  const { finder } = testCore.site(aVisitor()).programme
  const bringIn = async (changed: Partial<Content>) => valueOf(await testCore.stage.content({ ...content, ...changed }))
  const find = async (ask: Parameters<typeof finder.find>[0] = {}) => valueOf(await finder.find(ask))
  const ids = async (filter: FinderFilter = {}) => (await find(filter)).items.map(({ event }) => event.eventId)
  return { testCore, content, events, url, finder, find, ids, bringIn }
}

describe('finding events', () => {
  test('the next ones stand first, and each says whether it can be booked', async () => {
    const { find } = await finding()
    const { items, total, next } = await find()
    expect(items.map(({ event, whyNotBookable }) => [event.eventId, whyNotBookable])).toEqual([
      [4002, undefined],
      [4001, 'sold-out'],
      [4003, undefined],
    ])
    expect(total).toBe(3)
    expect(next).toBeUndefined()
  })

  test('an event leaves on the day it begins, though nothing was written', async () => {
    const { testCore, find, ids } = await finding()
    testCore.travelTo('2026-11-21T22:59:59Z')
    expect(await ids()).toEqual([4002, 4001, 4003])
    testCore.travelTo('2026-11-21T23:00:00Z')
    expect(await ids()).toEqual([4001, 4003])
    expect((await find()).facets.month).toEqual([
      { value: '2026-12', count: 1 },
      { value: '2027-01', count: 1 },
    ])
    testCore.travelTo('2026-11-20T12:00:00Z')
    expect(await ids()).toEqual([4002, 4001, 4003])
  })

  test('a seat taken shows in the next answer, in facets too', async () => {
    const { testCore, find, ids } = await finding()
    expect((await find()).facets.free).toEqual([{ value: 'true', count: 2 }])
    const { placesLeft = 0 } = (await find()).items[0]?.event ?? {}
    await testCore.stage.takeSeats(4002, 1)
    expect((await find()).items[0]?.event.placesLeft).toBe(placesLeft - 1)
    await testCore.stage.takeSeats(4002, placesLeft - 1)
    expect((await find()).facets.free).toEqual([{ value: 'true', count: 1 }])
    expect(await ids({ free: true })).toEqual([4003])
  })

  test('an import shows in the next answer: events, themes and what is gone', async () => {
    const { bringIn, content, events, ids, find } = await finding()
    await find()
    await bringIn({ events: events.slice(1) })
    expect(await ids()).toEqual([4002, 4003])
    await bringIn({
      events: events.map((event) => (event.eventId === 4003 ? { ...event, start: '2026-11-30' } : event)),
    })
    expect(await ids()).toEqual([4002, 4003, 4001])
    const themes = content.themes.map((theme) => ({ ...theme, isNew: true, targetGroups: ['jav'] as const }))
    await bringIn({ themes, events })
    expect(await ids({ isNew: true, targetGroup: ['jav'] })).toEqual([4002, 4001, 4003])
    expect(await ids({ targetGroup: ['br'] })).toEqual([])
  })

  test('a theme that lives elsewhere has no events here', async () => {
    const { bringIn, content, events, find } = await finding()
    const themes = content.themes.map((theme) => ({ ...theme, redirectUrl: '/anderswo' }))
    await bringIn({ themes, events })
    const { items, total, facets } = await find()
    expect(items).toEqual([])
    expect(total).toBe(0)
    expect(
      Object.values(facets)
        .flat()
        .every(({ count }) => count === 0),
    ).toBe(true)
  })

  test('modules of themes that stay out of a series are not shown', async () => {
    const { bringIn, content, url, find } = await finding()
    const hidden = aThemeFile({ internalId: 777, url: 'verborgen', hideInTrainingSeries: true })
    const series = aThemeFile({ internalId: 778, url: 'reihe', eventType: 1 })
    const part = {
      title: 'Teil',
      start: '2027-02-01',
      days: 1,
      startTime: '09:00',
      endTime: '16:00',
      hotelId: -1,
      at: { file: '', line: 1 },
    }
    const [rubric] = content.rubrics
    const inRubric = { rubric: rubric?.url ?? '' }
    await bringIn({
      themes: [...content.themes, { ...hidden, ...inRubric }, { ...series, ...inRubric }],
      events: [
        anOnlineEventContent({
          eventId: 9,
          themeUrl: 'reihe',
          start: '2027-02-01',
          modules: [
            { ...part, themeUrl: 'verborgen' },
            { ...part, title: 'Zweiter Teil', themeUrl: url, start: '2027-02-08' },
          ],
        }),
      ],
    })
    const { items } = await find({ theme: 'reihe' })
    expect(items.map(({ event }) => event.modules.map(({ themeUrl }) => themeUrl))).toEqual([[url]])
  })

  test('a list goes on where it ended, though events came and went in between', async () => {
    const { bringIn, events, find } = await finding()
    const first = await find({ limit: 1 })
    await bringIn({ events: events.slice(0, 1) })
    const second = await find({ limit: 1, ...(first.next !== undefined && { after: first.next }) })
    expect(second.items.map(({ event }) => event.eventId)).toEqual([4001])
  })

  test.each(['forged', 'preis~1~2027-01-01~1', '"; drop table event; --', 'datum~0~0000-00-00~0', '\u0000'])(
    'a forged continuation %j answers no events, but counts',
    async (after) => {
      const { find } = await finding()
      expect(await find({ after })).toMatchObject({ items: [], total: 3 })
    },
  )

  test('the query of the page is counted as the page lists it: what means nothing is left out', async () => {
    const { finder } = await finding()
    const total = async (query: string) => valueOf(await finder.count({ query })).total
    expect(await total('')).toBe(3)
    expect(await total('?frei=ja')).toBe(2)
    expect(await total('monat=2026-12&monat=2027-01&monat=&utm=x')).toBe(2)
    expect(await total(`frei=ja&plz=123&umkreis=50&monat=Januar&preis=viel&rubrik=`)).toBe(2)
    expect(await total('rubrik=nirgends')).toBe(0)
  })

  test('what cannot be understood is refused by name', async () => {
    const { finder } = await finding()
    expect(await finder.find({ postcode: '123', radius: -5, sort: 'entfernung' })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { postcode: 'malformed', radius: 'malformed' } },
    })
  })
})

describe('an index that follows the store', () => {
  const nothing = { whole: false, gone: [], events: (async function* () {})() }

  test('whoever asks while changes are taken in gets those that were written before he asked', async () => {
    const asked: (number | undefined)[] = []
    const waiting: ((changes: IndexChanges | undefined) => void)[] = []
    const fresh = freshIndex(
      {
        changesSince: (version) => {
          asked.push(version)
          return new Promise((resolve) => waiting.push(resolve))
        },
      },
      eventsIndex(),
    )
    const first = fresh()
    const [second, third] = [fresh(), fresh()]
    expect(asked).toEqual([undefined])
    waiting[0]?.({ ...nothing, version: 1 })
    await first
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toEqual([undefined, 1])
    waiting[1]?.(undefined)
    await Promise.all([second, third])
    expect(asked).toEqual([undefined, 1])
  })

  test('a store that fails is asked again by the next', async () => {
    let fails = true
    const fresh = freshIndex(
      {
        changesSince: async () => {
          if (fails) throw new Error('gone')
          return undefined
        },
      },
      eventsIndex(),
    )
    const [first, second] = await Promise.allSettled([fresh(), fresh()])
    expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
    fails = false
    await expect(fresh()).resolves.toBeDefined()
  })
})
