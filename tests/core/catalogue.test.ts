import { describe, expect, test } from 'vitest'
import { nextThemes } from '#core/catalogue/catalogue.service.ts'
import type { ForStoringTheCatalogue } from '#core/catalogue/ports.ts'
import type { Content } from '#core/content/content.ts'
import { openSite } from '#core/open-site.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import {
  anEventContent,
  aHotelEntry,
  aModuleRow,
  anEntry,
  anOnlineEventContent,
  aRubric,
  aThemeFile,
  aTown,
  someContentFolder,
} from './sample-content.ts'

const appWith = async (change: Partial<Content>, now = '2026-11-21T12:00:00.000Z') => {
  const testCore = openTestCore(now)
  valueOf(await testCore.stage.content(someContentFolder(change)))
  return { ...testCore, catalogue: testCore.site(aVisitor()).programme.catalogue }
}
const notFound = { ok: false, refusal: { why: 'not-found' } }
const theme = (internalId: number, url: string, change: Parameters<typeof aThemeFile>[0] = {}) =>
  aThemeFile({ internalId, url, title: url, ...change })

describe('rubrics', () => {
  test('stand in shelf order with the number of their themes', async () => {
    const { catalogue } = await appWith({
      rubrics: [aRubric({ id: 9, url: 'jugend', position: 9 }), aRubric()],
      themes: [theme(1, 'a'), theme(2, 'b'), theme(3, 'c', { redirectUrl: '/weg' })],
      events: [],
    })
    const page = valueOf(await catalogue.rubrics({}))
    expect(page.items.map(({ url, count }) => [url, count])).toEqual([
      ['betriebsverfassung', 2],
      ['jugend', 0],
    ])
    expect(page.total).toBe(2)
  })
  test('are found by address', async () => {
    const { catalogue } = await appWith({ rubrics: [aRubric()] })
    expect(valueOf(await catalogue.rubric({ url: 'betriebsverfassung' })).title).toBe('Betriebsverfassung')
    expect(await catalogue.rubric({ url: 'strafrecht' })).toEqual(notFound)
  })
})

describe('theme cards', () => {
  test('come by shelf order and title', async () => {
    const { catalogue } = await appWith({
      rubrics: [aRubric({ id: 9, url: 'jugend', position: 9 }), aRubric()],
      themes: [theme(1, 'a', { rubric: 'jugend' }), theme(2, 'c'), theme(3, 'b')],
      events: [],
    })
    expect(valueOf(await catalogue.themes({})).items.map(({ url }) => url)).toEqual(['b', 'c', 'a'])
  })

  test('are searched word by word, titles first', async () => {
    const { catalogue } = await appWith({
      themes: [
        theme(1, 'a', { title: 'Arbeitsrecht', content: [anEntry({ teaser: 'Auch Kündigung.' })] }),
        theme(2, 'b', { title: 'Kündigung', content: [anEntry({ teaser: 'Frist und Form.' })] }),
        theme(3, 'c', { title: 'Rhetorik', content: [anEntry({ teaser: 'Frei reden.' })] }),
      ],
      events: [],
    })
    const found = async (q: string) => valueOf(await catalogue.themes({ q })).items.map(({ url }) => url)
    expect(await found('Kündigung')).toEqual(['b', 'a'])
    expect(await found('kündig')).toEqual(['b', 'a'])
    expect(await found('die Kündigung und die Frist')).toEqual(['b'])
    expect(await found('Kündigung Rhetorik')).toEqual([])
    expect(await found('')).toEqual(['a', 'b', 'c'])
    expect(await found('  ')).toEqual(['a', 'b', 'c'])
  })

  test('are counted where they are searched, in one word and in several', async () => {
    const { catalogue } = await appWith({ themes: [theme(1, 'a', { title: 'Kündigung' })], events: [] })
    const total = async (q?: string) => valueOf(await catalogue.themes(q === undefined ? {} : { q })).total
    expect([await total('Kündigung'), await total('Kündigung Frist'), await total(), await total('')]).toEqual([
      1,
      0,
      undefined,
      undefined,
    ])
  })

  test('a search for nothing but little words finds nothing', async () => {
    const { catalogue } = await appWith({})
    expect(await catalogue.themes({ q: 'der und die' })).toEqual({ ok: true, value: { items: [], total: 0 } })
    expect(await catalogue.themes({ q: '!?' })).toEqual({ ok: true, value: { items: [], total: 0 } })
  })

  test('are filtered', async () => {
    const { catalogue } = await appWith({
      locations: [aTown(), aTown({ internalId: 11, name: 'Köln' })],
      hotels: [aHotelEntry(), aHotelEntry({ internalId: 2, locationId: 11 })],
      themes: [
        theme(1, 'a', { targetGroups: ['br', 'jav'], isNew: true }),
        theme(2, 'b', { targetGroups: ['sbv'], eventType: 3 }),
      ],
      events: [
        anEventContent({ themeUrl: 'a' }),
        anOnlineEventContent({ themeUrl: 'b', eventId: 4002 }),
        anEventContent({ themeUrl: 'b', eventId: 4003, hotelId: 2 }),
      ],
    })
    const urls = async (ask: Parameters<typeof catalogue.themes>[0]) =>
      valueOf(await catalogue.themes(ask)).items.map(({ url }) => url)
    expect(await urls({ targetGroup: 'jav' })).toEqual(['a'])
    expect(await urls({ targetGroup: 'sbv' })).toEqual(['b'])
    expect(await urls({ isNew: true })).toEqual(['a'])
    expect(await urls({ eventType: 3 })).toEqual(['b'])
    expect(await urls({ online: true })).toEqual(['b'])
    expect(await urls({ online: false })).toEqual(['a', 'b'])
    expect(await urls({ locationId: 11 })).toEqual(['b'])
    expect(await urls({ locationId: 99 })).toEqual([])
    expect(await urls({ rubric: 'strafrecht' })).toEqual([])
    expect(await urls({ urls: ['b', 'x', 'a'] })).toEqual(['b', 'a'])
  })

  test('come in pages', async () => {
    const { catalogue } = await appWith({ themes: [theme(1, 'a'), theme(2, 'b'), theme(3, 'c')], events: [] })
    const first = valueOf(await catalogue.themes({ limit: 2 }))
    expect(first.items.map(({ url }) => url)).toEqual(['a', 'b'])
    const rest = valueOf(await catalogue.themes({ limit: 2, after: first.next ?? '' }))
    expect(rest.items.map(({ url }) => url)).toEqual(['c'])
    expect(rest).not.toHaveProperty('next')
    expect(valueOf(await catalogue.themes({ limit: 0 })).items).toHaveLength(1)
  })

  test('name events from tomorrow on', async () => {
    const starts = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-30']
    const { catalogue, wait } = await appWith({
      events: starts.map((start, i) => anEventContent({ eventId: 4001 + i, start })),
    })
    const dates = async () => valueOf(await catalogue.themes({})).items[0]?.nextDates.map(({ startDate }) => startDate)
    expect(await dates()).toEqual(['2026-11-22', '2026-11-30'])
    wait(11 * 3600) // midnight in Berlin, an hour before that in UTC
    expect(await dates()).toEqual(['2026-11-30'])
  })
})

describe('a theme’s page', () => {
  test('has the theme, its card, and up to three others of its rubric', async () => {
    const themes = ['a', 'b', 'c', 'd', 'e'].map((url, i) => theme(i + 1, url))
    const { catalogue } = await appWith({ themes, events: [anEventContent({ themeUrl: 'b' })] })
    const page = valueOf(await catalogue.theme({ url: 'b' }))
    expect(page.theme).toMatchObject({ url: 'b', events: [{ eventId: 4001 }] })
    expect(page.card).toMatchObject({ url: 'b', duration: '5 Tage', hasInPersonEvents: true, locations: 1 })
    expect(page.next.map(({ url }) => url)).toEqual(['a', 'c', 'd'])
    expect(valueOf(await catalogue.theme({ url: 'e' })).next.map(({ url }) => url)).toEqual(['a', 'b', 'c'])
    expect(page.series).toEqual([])
    expect(nextThemes).toBe(3)
  })

  test('asks the store for no more themes than it may show', async () => {
    const testCore = openTestCore()
    valueOf(await testCore.stage.content(someContentFolder()))
    const limits: (number | undefined)[] = []
    const { catalogue } = testCore.needs
    const counted: ForStoringTheCatalogue = {
      ...catalogue,
      themeUrls: (filter, from, stretch) => {
        limits.push(stretch.limit)
        return catalogue.themeUrls(filter, from, stretch)
      },
    }
    const watched = openSite({ ...testCore.needs, catalogue: counted })
    valueOf(await watched(aVisitor()).programme.catalogue.theme({ url: 'betriebsverfassungsrecht-i' }))
    expect(limits).toEqual([4])
  })

  test('is not there for unknown themes', async () => {
    const { catalogue } = await appWith({})
    expect(await catalogue.theme({ url: 'strafrecht' })).toEqual(notFound)
  })

  test('[rule:theme-redirect-url] is redirected where the theme is', async () => {
    const { catalogue } = await appWith({ themes: [aThemeFile({ redirectUrl: 'https://anderswo.example/kurs' })] })
    const moved = { ok: false, refusal: { why: 'moved', to: 'https://anderswo.example/kurs' } }
    expect(await catalogue.theme({ url: 'betriebsverfassungsrecht-i' })).toEqual(moved)
    expect(await catalogue.event({ key: 'betriebsverfassungsrecht-i-4001' })).toEqual(moved)
    expect(valueOf(await catalogue.themes({})).items).toEqual([])
  })
})

const titles = (event: { readonly modules: readonly { readonly title: string }[] } | undefined) =>
  event?.modules.map(({ title }) => title)

describe('[rule:theme-hidden-in-series] a training series', () => {
  const content: Partial<Content> = {
    themes: [
      theme(1, 'brv-1'),
      theme(2, 'abschluss', { hideInTrainingSeries: true }),
      theme(3, 'reihe', { eventType: 1 }),
    ],
    events: [
      anEventContent({
        themeUrl: 'reihe',
        modules: [
          aModuleRow({ title: 'Eins', themeUrl: 'brv-1', duration: 3, start: '2027-01-11' }),
          aModuleRow({ title: 'Zwei', duration: 90, start: '2027-02-08', days: 1, hotelId: 522 }),
          aModuleRow({ title: 'Drei', themeUrl: 'abschluss', duration: 2, start: '2027-03-08' }),
        ],
      }),
    ],
  }

  test('leaves hidden modules out wherever it is shown, and out of its duration', async () => {
    const { catalogue } = await appWith(content)
    const page = valueOf(await catalogue.theme({ url: 'reihe' }))
    const shown = ['Eins', 'Zwei']
    expect(titles(page.theme.events[0])).toEqual(shown)
    expect(titles(page.card.nextDates[0])).toEqual(shown)
    expect(page.card.duration).toBe('3 Tage + 90 Minuten')
    expect(page.card).toMatchObject({ hasOnlineEvents: true, hasInPersonEvents: true })
    expect(titles(valueOf(await catalogue.event({ key: 'reihe-4001' })))).toEqual(shown)
    expect(titles(valueOf(await catalogue.events({})).items[0])).toEqual(shown)
    const cards = valueOf(await catalogue.themes({ urls: ['reihe'] })).items
    expect(titles(cards[0]?.nextDates[0])).toEqual(shown)
  })

  test('is named by the themes that belong to it, but not by hidden ones', async () => {
    const { catalogue } = await appWith(content)
    expect(valueOf(await catalogue.theme({ url: 'brv-1' })).series).toEqual([{ url: 'reihe', title: 'reihe' }])
    expect(valueOf(await catalogue.theme({ url: 'abschluss' })).series).toEqual([])
  })
})

describe('events', () => {
  test('are listed from tomorrow on, earliest first, of one theme or group where asked', async () => {
    const { catalogue } = await appWith({
      themes: [theme(1, 'a'), theme(2, 'b', { targetGroups: ['jav'] })],
      events: [
        anEventContent({ eventId: 1, themeUrl: 'a', start: '2027-02-01' }),
        anEventContent({ eventId: 2, themeUrl: 'b', start: '2027-01-11' }),
        anEventContent({ eventId: 3, themeUrl: 'a', start: '2026-11-21' }),
        anEventContent({ eventId: 4, themeUrl: 'a', start: '2026-11-22' }),
      ],
    })
    const ids = async (ask: Parameters<typeof catalogue.events>[0]) =>
      valueOf(await catalogue.events(ask)).items.map(({ eventId }) => eventId)
    expect(await ids({})).toEqual([4, 2, 1])
    expect(await ids({ theme: 'a' })).toEqual([4, 1])
    expect(await ids({ targetGroup: 'jav' })).toEqual([2])
    expect(await ids({ theme: 'strafrecht' })).toEqual([])
    expect(await ids({ limit: 1 })).toEqual([4])
    const { next } = valueOf(await catalogue.events({ limit: 2 }))
    expect(await ids({ limit: 2, after: next ?? '' })).toEqual([1])
  })

  test('are found by the number at the end of their address', async () => {
    const { catalogue } = await appWith({})
    const event = valueOf(await catalogue.event({ key: 'betriebsverfassungsrecht-i-4001' }))
    expect(event).toMatchObject({
      eventId: 4001,
      theme: { title: 'Betriebsverfassungsrecht I' },
      placesLeft: 15,
      isOnlineEvent: false,
    })
    expect(await catalogue.event({ key: 'betriebsverfassungsrecht-i-4002' })).toEqual(notFound)
    expect(await catalogue.event({ key: 'betriebsverfassungsrecht' })).toEqual(notFound)
    expect(await catalogue.event({ key: '' })).toEqual(notFound)
  })

  test.each(['4001', 'alter-name-4001', 'betriebsverfassungsrecht-i-04001', 'Betriebsverfassungsrecht-i-4001'])(
    'are redirected to the right address from %s',
    async (key) => {
      const { catalogue } = await appWith({})
      expect(await catalogue.event({ key })).toEqual({
        ok: false,
        refusal: { why: 'moved', to: '/seminare/p/betriebsverfassungsrecht-i-4001' },
      })
    },
  )

  test('are there to be read to the end of their last day, and to be decided about to the eve of the first', async () => {
    const { catalogue, travelTo } = await appWith({})
    const key = 'betriebsverfassungsrecht-i-4001'
    const of = { themeUrl: 'betriebsverfassungsrecht-i', startDate: '2026-12-07', endDate: '2026-12-11' }
    travelTo('2026-12-06T22:59:59Z')
    expect((await catalogue.bookableEvent({ key })).ok).toBe(true)
    travelTo('2026-12-06T23:00:00Z')
    expect(await catalogue.bookableEvent({ key })).toEqual({ ok: false, refusal: { why: 'begun', ...of, url: key } })
    travelTo('2026-12-11T22:59:59Z')
    expect((await catalogue.event({ key })).ok).toBe(true)
    travelTo('2026-12-11T23:00:00Z')
    expect(await catalogue.event({ key })).toEqual({ ok: false, refusal: { why: 'past', ...of } })
    expect(await catalogue.bookableEvent({ key })).toEqual({ ok: false, refusal: { why: 'past', ...of } })
    expect(await catalogue.event({ key: '4001' })).toMatchObject({ refusal: { why: 'moved' } })
  })
})
