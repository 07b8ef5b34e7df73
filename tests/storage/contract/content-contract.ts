import { describe, expect, test } from 'vitest'
import { recordKinds } from '#core/records/records.ts'
import { themesListed } from './themes-listed.ts'
import {
  article,
  brand,
  entry,
  event,
  firstDay,
  hotel,
  location,
  module,
  page,
  programme,
  rubric,
  ruling,
  theme,
} from './programme.ts'
import type { Fresh } from './opened-store.ts'

const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0 }
const counts = (over: Partial<typeof nothing>) => ({ ...nothing, ...over })
const whole = programme({ lexicon: [entry()], rulings: [ruling()], articles: [article()], pages: [page()] })
const rising = (one: number, other: number): number => one - other
const noRecords = Object.fromEntries(recordKinds.map((kind) => [`record:${kind}`, nothing]))
const ofEach = (each: typeof nothing) => ({
  brand: each,
  ...Object.fromEntries(
    ['rubrics', 'locations', 'hotels', 'themes', 'events', 'lexicon', 'rulings', 'articles', 'pages'].map((kind) => [
      kind,
      each,
    ]),
  ),
  ...noRecords,
})
const untouched = ofEach(counts({ unchanged: 1 }))

export const keepsContent = (fresh: Fresh): void => {
  describe('an import', () => {
    test('into an empty store adds everything and remembers the day', async () => {
      const { store } = await fresh()
      expect(await store.content.firstFill()).toBeUndefined()
      expect(await store.content.brand()).toBeUndefined()
      const report = await store.content.apply(whole, firstDay, firstDay)
      expect(report).toEqual(ofEach(counts({ added: 1 })))
      expect(await store.content.firstFill()).toBe(firstDay)
      expect(await store.content.brand()).toEqual(brand)
      expect(await store.content.page('impressum')).toEqual({
        slug: 'impressum',
        title: 'Impressum',
        description: 'Wer wir sind.',
        html: '<p>Seminarhaus GmbH</p>',
      })
      expect(await store.content.page('gibt-es-nicht')).toBeUndefined()
    })

    test('of the same content changes nothing, not even when lines stand elsewhere', async () => {
      const { store } = await fresh()
      await store.content.apply(whole, firstDay, firstDay)
      const before = await store.catalogue.event(1001)
      expect(await store.content.apply(whole, '2027-05-05', firstDay)).toEqual(untouched)
      const elsewhere = { file: 'anders', line: 99 }
      const moved = { ...whole, themes: whole.themes.map((one) => ({ ...one, at: elsewhere })) }
      expect(await store.content.apply(moved, firstDay, firstDay)).toEqual(untouched)
      expect(await store.content.firstFill()).toBe(firstDay)
      expect(await store.catalogue.event(1001)).toEqual(before)
    })

    test('keeps fields of themes, rubrics, hotels and towns that no store knows', async () => {
      const { store, again } = await fresh()
      const motto = { motto: 'Wer fragt, führt' }
      const content = programme({
        rubrics: [Object.assign(rubric(), motto)],
        locations: [Object.assign(location(), motto)],
        hotels: [Object.assign(hotel(), motto)],
        themes: [Object.assign(theme(), motto)],
      })
      await store.content.apply(content, firstDay, firstDay)
      const { catalogue, venues } = await again()
      expect(await catalogue.theme('betriebsverfassung-1', firstDay)).toMatchObject(motto)
      expect(await catalogue.rubrics()).toMatchObject([motto])
      expect(await venues.hotels()).toMatchObject([motto])
      expect(await venues.locations()).toMatchObject([motto])
      const report = await store.content.apply({ ...content, themes: [theme()] }, firstDay, firstDay)
      expect([report.themes.changed, report.hotels.unchanged]).toEqual([1, 1])
    })

    test('of nothing but a brand is an empty report of all else', async () => {
      const { store } = await fresh()
      const empty = programme({ rubrics: [], locations: [], hotels: [], themes: [], events: [] })
      expect(await store.content.apply(empty, firstDay, firstDay)).toEqual({
        ...ofEach(nothing),
        brand: counts({ added: 1 }),
      })
    })

    test('counts what is changed, added and removed, kind by kind', async () => {
      const { store } = await fresh()
      await store.content.apply(whole, firstDay, firstDay)
      const report = await store.content.apply(
        programme({
          brand: { ...brand, claim: 'Neu' },
          rubrics: [rubric({ title: 'Arbeitsrecht' }), rubric({ id: 2, url: 'start', position: 2 })],
          locations: [location({ name: 'Hamburg-Altona' })],
          hotels: [hotel({ address: { street: 'Neu 1', zip: '22767', city: 'Hamburg' } })],
          themes: [theme({ searchWords: [{ word: 'neu', weight: 1 }] }), theme({ internalId: 5, url: 'neu' })],
          events: [event({ guaranteed: true }), event({ eventId: 2 }), event({ eventId: 3 })],
          lexicon: [entry({ group: 'sbv' })],
          rulings: [ruling({ slug: 'bag-1-azr-1-24' })],
          pages: [page({ html: '<p>Neu</p>' })],
        }),
        firstDay,
        firstDay,
      )
      expect(report).toEqual({
        brand: counts({ changed: 1 }),
        rubrics: counts({ changed: 1, added: 1 }),
        locations: counts({ changed: 1 }),
        hotels: counts({ changed: 1 }),
        themes: counts({ changed: 1, added: 1 }),
        events: counts({ changed: 1, added: 2 }),
        lexicon: counts({ added: 1, removed: 1 }),
        rulings: counts({ added: 1, removed: 1 }),
        articles: counts({ removed: 1 }),
        pages: counts({ changed: 1 }),
        ...noRecords,
      })
      expect(await store.content.brand()).toMatchObject({ claim: 'Neu' })
      expect(await store.content.page('impressum')).toMatchObject({ html: '<p>Neu</p>' })
      expect(await store.catalogue.event(1001)).toMatchObject({
        guaranteed: true,
        hotel: { location: 'Hamburg-Altona', address: { street: 'Neu 1' } },
        theme: { rubric: { title: 'Arbeitsrecht' } },
      })
      expect((await themesListed(store.catalogue, { words: ['neu'] }, firstDay, {})).items).toHaveLength(1)
    })

    test('sees every change of an event: modules, venue, theme, price', async () => {
      const { store } = await fresh()
      const base = programme({ themes: [theme(), theme({ internalId: 2, url: 'anderes' })] })
      await store.content.apply(base, firstDay, firstDay)
      const { hotelId: _, ...online } = event()
      for (const changed of [
        online,
        event({ modules: [module()] }),
        event({ modules: [module({ title: 'Umbenannt' })] }),
        event({ modules: [module({ themeUrl: 'anderes' })] }),
        event({ themeUrl: 'anderes' }),
        event({ price: null }),
        event({ places: 14 }),
        event(),
      ])
        expect((await store.content.apply({ ...base, events: [changed] }, firstDay, firstDay)).events).toEqual(
          counts({ changed: 1 }),
        )
      expect((await store.catalogue.event(1001))?.modules).toEqual([])
    })

    test('with a dangling reference is a bug and changes nothing', async () => {
      const { store } = await fresh()
      await store.content.apply(whole, firstDay, firstDay)
      const broken = [
        programme({ themes: [theme({ rubric: 'fehlt' })] }),
        programme({ events: [event({ themeUrl: 'fehlt' })] }),
        programme({ events: [event({ hotelId: 99 })] }),
        programme({ events: [event({ modules: [module({ hotelId: 99 })] })] }),
        programme({ events: [event({ modules: [module({ themeUrl: 'fehlt' })] })] }),
        programme({ hotels: [hotel({ locationId: 99 })] }),
        programme({ events: [event({ eventId: 2, places: 3, taken: 4 })] }),
        programme({ events: [event(), event()] }),
        programme({ themes: [theme(), theme()] }),
      ]
      for (const content of broken)
        await expect(store.content.apply(content, firstDay, firstDay)).rejects.toThrow(
          /^(the content holds no|event 2: 4 of 3|\d+ stands twice)/,
        )
      expect(await store.content.apply(whole, firstDay, firstDay)).toEqual(untouched)
    })

    test('twice at the same time adds once', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const reports = await Promise.all(
        [store, other, store, other].map((one) => one.content.apply(whole, firstDay, firstDay)),
      )
      expect(reports.map(({ themes }) => themes.added).toSorted(rising)).toEqual([0, 0, 0, 1])
      expect(reports.map(({ events }) => events.unchanged).toSorted(rising)).toEqual([0, 1, 1, 1])
    })

    test('is seen whole or not at all', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const early = programme({ themes: [theme({ title: 'Früh' })], events: [event({ guaranteed: false })] })
      const late = programme({ themes: [theme({ title: 'Spät' })], events: [event({ guaranteed: true })] })
      await store.content.apply(early, firstDay, firstDay)
      const importing = { runs: true }
      const seen: string[] = []
      const reader = (async () => {
        while (importing.runs) {
          const found = await other.catalogue.theme('betriebsverfassung-1', firstDay)
          seen.push(`${found?.title} ${found?.events[0]?.guaranteed}`)
          await new Promise(setImmediate)
        }
      })()
      for (let i = 0; i < 10; i += 1) await store.content.apply(i % 2 ? early : late, firstDay, firstDay)
      importing.runs = false
      await reader
      expect([...new Set(seen)].filter((one) => one !== 'Früh false' && one !== 'Spät true')).toEqual([])
      expect(seen.length).toBeGreaterThan(0)
    })
  })

  describe('seats of an event', () => {
    test('that are taken stay taken, whatever later imports say', async () => {
      const { store } = await fresh()
      await store.content.apply(programme({ events: [event({ places: 12, taken: 5 })] }), firstDay, firstDay)
      const report = await store.content.apply(
        programme({ events: [event({ places: 12, taken: 0 })] }),
        firstDay,
        firstDay,
      )
      expect(report.events).toEqual(counts({ unchanged: 1 }))
      await store.content.apply(programme({ events: [event({ places: 20, taken: 0 })] }), firstDay, firstDay)
      expect(await store.catalogue.event(1001)).toMatchObject({ places: 20, placesLeft: 15 })
    })

    test('never become fewer than are taken: the event is sold out then', async () => {
      const { store } = await fresh()
      await store.content.apply(programme({ events: [event({ places: 12, taken: 5 })] }), firstDay, firstDay)
      const smaller = programme({ events: [event({ places: 3, taken: 0 })] })
      expect((await store.content.apply(smaller, firstDay, firstDay)).events).toEqual(counts({ changed: 1 }))
      expect(await store.catalogue.event(1001)).toMatchObject({ places: 5, placesLeft: 0 })
      expect((await store.content.apply(smaller, firstDay, firstDay)).events).toEqual(counts({ unchanged: 1 }))
    })
  })

  describe('what leaves the content', () => {
    const today = '2027-03-01'
    const filled = programme({
      events: [
        event({ eventId: 1, startDate: '2027-02-01' }),
        event({ eventId: 2, startDate: today }),
        event({ eventId: 3, startDate: '2027-03-02' }),
      ],
    })

    test('an event goes unless it has begun', async () => {
      const { store } = await fresh()
      await store.content.apply(filled, firstDay, firstDay)
      const report = await store.content.apply(programme({ events: [] }), firstDay, today)
      expect(report.events).toEqual(counts({ removed: 1 }))
      expect(await store.catalogue.event(1)).toBeDefined()
      expect(await store.catalogue.event(2)).toBeDefined()
      expect(await store.catalogue.event(3)).toBeUndefined()
      expect((await store.content.apply(programme({ events: [] }), firstDay, today)).events).toEqual(nothing)
    })

    test('a theme goes with its coming events; those that have begun are still there', async () => {
      const { store } = await fresh()
      await store.content.apply(filled, firstDay, firstDay)
      const report = await store.content.apply(programme({ themes: [], events: [] }), firstDay, today)
      expect(report).toMatchObject({ themes: counts({ removed: 1 }), events: counts({ removed: 1 }) })
      expect(await store.catalogue.theme('betriebsverfassung-1', firstDay)).toBeUndefined()
      expect((await themesListed(store.catalogue, {}, firstDay, {})).items).toEqual([])
      expect((await themesListed(store.catalogue, { urls: ['betriebsverfassung-1'] }, firstDay, {})).items).toEqual([])
      expect((await store.catalogue.events({}, firstDay, {})).items).toEqual([])
      expect((await store.catalogue.rubrics())[0]?.count).toBe(0)
      expect(await store.catalogue.event(1)).toMatchObject({ theme: { title: 'Betriebsverfassung 1' } })
      expect((await store.content.apply(programme({ themes: [], events: [] }), firstDay, today)).themes).toEqual(
        nothing,
      )
    })

    test('a theme that comes back is as it was, with its old events', async () => {
      const { store } = await fresh()
      await store.content.apply(filled, firstDay, firstDay)
      await store.content.apply(programme({ themes: [], events: [] }), firstDay, today)
      const back = programme({ themes: [theme({ searchWords: [{ word: 'zurueck', weight: 1 }] })], events: [] })
      expect((await store.content.apply(back, firstDay, today)).themes).toEqual(counts({ added: 1 }))
      expect((await store.catalogue.theme('betriebsverfassung-1', firstDay))?.events).toHaveLength(2)
      expect((await themesListed(store.catalogue, { words: ['zurueck'] }, firstDay, {})).items).toHaveLength(1)
    })

    test('another theme may take its address, and old events stay with the old one', async () => {
      const { store } = await fresh()
      await store.content.apply(filled, firstDay, firstDay)
      const heir = programme({ themes: [theme({ internalId: 500, title: 'Erbe' })], events: [event({ eventId: 9 })] })
      expect((await store.content.apply(heir, firstDay, today)).themes).toEqual(counts({ added: 1, removed: 1 }))
      const found = await store.catalogue.theme('betriebsverfassung-1', firstDay)
      expect(found).toMatchObject({ internalId: 500, title: 'Erbe', events: [{ eventId: 9 }] })
      expect(await store.catalogue.event(1)).toMatchObject({ theme: { title: 'Betriebsverfassung 1' } })
    })

    test('a rubric goes, and one with its address may come', async () => {
      const { store } = await fresh()
      await store.content.apply(filled, firstDay, firstDay)
      const other = programme({ rubrics: [rubric({ id: 44, title: 'Neues Recht', position: 3 })], events: [] })
      expect((await store.content.apply(other, firstDay, today)).rubrics).toEqual(counts({ added: 1, removed: 1 }))
      expect(await store.catalogue.rubrics()).toMatchObject([{ id: 44, title: 'Neues Recht', count: 1 }])
      expect(await store.catalogue.theme('betriebsverfassung-1', firstDay)).toMatchObject({
        rubric: { title: 'Neues Recht' },
      })
    })

    test('a module whose theme went is a module without a theme', async () => {
      const { store } = await fresh()
      const part = theme({ internalId: 2, url: 'teil' })
      const events = [event({ startDate: today, modules: [module({ themeUrl: 'teil' })] })]
      await store.content.apply(programme({ themes: [theme(), part], events }), firstDay, firstDay)
      await store.content.apply(programme({ themes: [theme()], events: [] }), firstDay, today)
      expect((await store.catalogue.event(1001))?.modules[0]).not.toHaveProperty('themeUrl')
    })
  })

  describe('addresses', () => {
    test('may change hands within one import', async () => {
      const { store } = await fresh()
      const rubrics = [rubric({ id: 1, url: 'eins', position: 1 }), rubric({ id: 2, url: 'zwei', position: 2 })]
      const themes = [
        theme({ internalId: 1, url: 'eins', title: 'Eins', rubric: 'eins' }),
        theme({ internalId: 2, url: 'zwei', title: 'Zwei', rubric: 'zwei' }),
      ]
      await store.content.apply(programme({ rubrics, themes, events: [] }), firstDay, firstDay)
      const swapped = programme({
        rubrics: [rubric({ id: 1, url: 'zwei', position: 2 }), rubric({ id: 2, url: 'eins', position: 1 })],
        themes: [
          theme({ internalId: 1, url: 'zwei', title: 'Eins', rubric: 'zwei' }),
          theme({ internalId: 2, url: 'eins', title: 'Zwei', rubric: 'eins' }),
        ],
        events: [],
      })
      const report = await store.content.apply(swapped, firstDay, firstDay)
      expect(report).toMatchObject({ rubrics: counts({ changed: 2 }), themes: counts({ changed: 2 }) })
      expect(await store.catalogue.theme('zwei', firstDay)).toMatchObject({ internalId: 1, title: 'Eins' })
      expect((await themesListed(store.catalogue, {}, firstDay, {})).items.map(({ title }) => title)).toEqual([
        'Zwei',
        'Eins',
      ])
    })

    test('a rubric that moves on the shelf takes its themes along', async () => {
      const { store } = await fresh()
      const themes = [
        theme({ internalId: 1, url: 'a', rubric: 'eins' }),
        theme({ internalId: 2, url: 'b', rubric: 'zwei' }),
      ]
      const shelved = (one: number, two: number) =>
        programme({
          rubrics: [rubric({ id: 1, url: 'eins', position: one }), rubric({ id: 2, url: 'zwei', position: two })],
          themes,
          events: [],
        })
      await store.content.apply(shelved(1, 2), firstDay, firstDay)
      const report = await store.content.apply(shelved(2, 1), firstDay, firstDay)
      expect(report.themes).toEqual(counts({ unchanged: 2 }))
      const { items, next } = await themesListed(store.catalogue, {}, firstDay, { limit: 1 })
      expect(items.map(({ url }) => url)).toEqual(['b'])
      const rest = await themesListed(store.catalogue, {}, firstDay, { ...(next !== undefined && { after: next }) })
      expect(rest.items.map(({ url }) => url)).toEqual(['a'])
    })
  })

  test('pages and entries that left the content are gone, those beside them are not', async () => {
    const { store } = await fresh()
    const both = programme({
      lexicon: [entry(), entry({ group: 'sbv' })],
      pages: [page(), page({ slug: 'datenschutz' })],
    })
    await store.content.apply(both, firstDay, firstDay)
    await store.content.apply(programme({ lexicon: [entry()], pages: [page()] }), firstDay, firstDay)
    expect(await store.lexicon.entry('sbv', 'abmahnung')).toBeUndefined()
    expect(await store.lexicon.entry('br', 'abmahnung')).toBeDefined()
    expect(await store.content.page('datenschutz')).toBeUndefined()
    expect(await store.content.page('impressum')).toBeDefined()
  })

  describe('the lexicon', () => {
    test('is stored by group and address', async () => {
      const { store } = await fresh()
      const lexicon = [
        entry(),
        entry({ slug: 'azubi', title: 'Azubi' }),
        entry({ group: 'jav', definition: 'Anders.' }),
      ]
      await store.content.apply(programme({ lexicon }), firstDay, firstDay)
      const slugs = (await store.lexicon.entries('br')).map(({ slug }) => slug)
      expect(slugs.toSorted()).toEqual(['abmahnung', 'azubi'])
      expect(await store.lexicon.entries('sbv')).toEqual([])
      expect(await store.lexicon.entry('jav', 'abmahnung')).toEqual({
        group: 'jav',
        slug: 'abmahnung',
        title: 'Abmahnung',
        definition: 'Anders.',
      })
      expect(await store.lexicon.entry('sbv', 'abmahnung')).toBeUndefined()
      expect(await store.lexicon.entry('br', 'abmahnung\0')).toBeUndefined()
    })
  })
}
