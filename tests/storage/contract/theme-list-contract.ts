import { asksOfEvents, meetsAll } from '#core/catalogue/event-filter.ts'
import { eventVenues } from '#core/catalogue/event-venues.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { tokenOf } from '#storage/engine/continuation.ts'
import { describe, expect, test } from 'vitest'
import { themesListed, urlsOf, walk, type ThemeQuery } from './themes-listed.ts'
import { event, firstDay, hotel, location, module, onlineEvent, programme, rubric, theme } from './programme.ts'
import type { Fresh } from './opened-store.ts'

const rubrics = [rubric({ id: 1, url: 'recht', position: 2 }), rubric({ id: 2, url: 'start', position: 1 })]
const themes = [
  theme({ internalId: 1, url: 'birne', title: 'Birnen', isNew: true, targetGroups: ['br', 'jav'] }),
  theme({ internalId: 2, url: 'aepfel', title: 'Äpfel', eventType: 3 }),
  theme({ internalId: 3, url: 'anfang', title: 'Anfang', eventType: 7, rubric: 'start' }),
  theme({ internalId: 4, url: 'oel', title: 'Öl und Oele', eventType: 0, targetGroups: ['sbv'] }),
  theme({ internalId: 5, url: 'reihe', title: 'reihe', eventType: 1 }),
  theme({ internalId: 6, url: 'weg', title: 'Anderswo', redirectUrl: '/anders' }),
  theme({ internalId: 8, url: 'zwilling-b', title: 'Straße' }),
  theme({ internalId: 7, url: 'zwilling-a', title: 'Strasse' }),
]
const events = [
  event({ eventId: 1, themeUrl: 'birne', startDate: '2027-02-01', hotelId: 12 }),
  onlineEvent({ eventId: 2, themeUrl: 'birne', startDate: '2027-03-01' }),
  event({ eventId: 3, themeUrl: 'aepfel', startDate: '2027-03-01', hotelId: 11 }),
  onlineEvent({ eventId: 4, themeUrl: 'oel', startDate: '2027-03-01' }),
  event({
    eventId: 5,
    themeUrl: 'reihe',
    modules: [module({ hotelId: 522 }), module({ hotelId: 12, startDate: '2027-03-02' })],
  }),
  event({ eventId: 6, themeUrl: 'weg' }),
]
const orchard = programme({
  rubrics,
  locations: [location(), location({ internalId: 2, name: 'Köln' })],
  hotels: [hotel(), hotel({ internalId: 12, name: 'Haus am Dom', locationId: 2 })],
  themes,
  events,
})
const shelf = ['anfang', 'aepfel', 'birne', 'oel', 'reihe', 'zwilling-a', 'zwilling-b']

export const listsThemes = (fresh: Fresh): void => {
  const filled = async () => {
    const { store } = await fresh()
    await store.content.apply(orchard, firstDay, firstDay)
    return store
  }

  test('themes stand by rubric and German title, without those that live elsewhere', async () => {
    expect(await urlsOf(await filled(), {})).toEqual(shelf)
  })

  test('themes that are asked by address come in the asked order, each once, unknown ones left out', async () => {
    const store = await filled()
    expect(await urlsOf(store, { urls: ['weg', 'birne', 'nichts', 'anfang', 'birne', 'x\0y'] })).toEqual([
      'weg',
      'birne',
      'anfang',
    ])
    expect(await urlsOf(store, { urls: [] })).toEqual([])
    expect(await urlsOf(store, { urls: ['birne', 'anfang'], rubric: 'start' })).toEqual(['anfang'])
  })

  test.each<[ThemeQuery, readonly string[]]>([
    [{ rubric: 'start' }, ['anfang']],
    [{ rubric: 'unbekannt' }, []],
    [{ targetGroup: 'jav' }, ['birne']],
    [{ targetGroup: 'sbv' }, ['oel']],
    [{ eventType: 1 }, ['reihe']],
    [{ eventType: 3 }, ['aepfel']],
    [{ eventType: 2 }, ['anfang', 'birne', 'oel', 'zwilling-a', 'zwilling-b']],
    [{ eventType: 7 }, ['anfang', 'birne', 'oel', 'zwilling-a', 'zwilling-b']],
    [{ isNew: true }, ['birne']],
    [{ isNew: false, rubric: 'start' }, ['anfang']],
    [{ online: true }, ['birne', 'oel', 'reihe']],
    [{ online: false }, ['aepfel', 'birne', 'reihe']],
    [{ locationId: 1 }, ['aepfel']],
    [{ locationId: 2 }, ['birne', 'reihe']],
    [{ locationId: 99 }, []],
    [{ locationId: 1.5 }, []],
    [{ locationId: 1e30 }, []],
    [{ locationId: 0 }, []],
    [{ month: '2027-02' }, ['birne']],
    [{ month: '2027-03' }, ['aepfel', 'birne', 'oel', 'reihe']],
    [{ month: '2027-03', targetGroup: 'sbv' }, ['oel']],
    [{ month: '2026-12' }, []],
    [{ month: '2027-13' }, []],
    [{ month: '2027-3' }, []],
    [{ month: '9999-12' }, []],
    [{ sort: 'titel' }, ['anfang', 'aepfel', 'birne', 'oel', 'reihe', 'zwilling-a', 'zwilling-b']],
    [{ sort: 'datum' }, ['birne', 'aepfel', 'oel', 'reihe', 'anfang', 'zwilling-a', 'zwilling-b']],
    [{ sort: 'preis', rubric: 'recht' }, ['aepfel', 'birne', 'oel', 'reihe', 'zwilling-a', 'zwilling-b']],
    [{ eventType: 3, online: true }, []],
    [{ targetGroup: 'br', online: false, locationId: 2, isNew: true, eventType: 2, rubric: 'recht' }, ['birne']],
  ])('the filter %j leaves %j', async (asked, left) => {
    expect(await urlsOf(await filled(), asked)).toEqual(left)
  })

  test('only events from the asked day on count for venues', async () => {
    const store = await filled()
    expect(await urlsOf(store, { online: false }, '2027-03-01')).toEqual(
      ['aepfel', 'birne', 'reihe'].filter((url) => url !== 'birne'),
    )
    expect(await urlsOf(store, { locationId: 2 }, '2027-03-01')).toEqual(['reihe'])
    expect(await urlsOf(store, { online: true }, '2027-03-02')).toEqual([])
  })

  test('all that is asked of events holds for one and the same event', async () => {
    const store = await filled()
    // Birnen has an event in Köln in February and one online in March.
    expect(await urlsOf(store, { month: '2027-03', locationId: 2 })).toEqual(['reihe'])
    expect(await urlsOf(store, { month: '2027-02', locationId: 2 })).toEqual(['birne'])
    expect(await urlsOf(store, { month: '2027-02', online: true })).toEqual([])
    expect(await urlsOf(store, { locationId: 2, online: true })).toEqual(['reihe'])
  })

  test('a theme is in the list exactly when one of its events meets the filter, whatever is asked together', async () => {
    const store = await filled()
    const townOf = new Map(orchard.hotels.map(({ internalId, locationId }) => [internalId, locationId]))
    const unknown = undefined
    for (const from of [firstDay, '2027-02-02', '2027-03-01', '2027-03-02'])
      for (const month of [unknown, '2027-02', '2027-03', '2027-04'])
        for (const locationId of [unknown, 1, 2, 3])
          for (const online of [unknown, true, false]) {
            const asked = {
              ...(month !== undefined && { month }),
              ...(locationId !== undefined && { locationId }),
              ...(online !== undefined && { online }),
            }
            const fitting = events
              .filter(({ startDate }) => startDate >= from)
              .filter((one) => {
                const { hotelIds, hasOnline } = eventVenues(one)
                const locationIds = hotelIds.flatMap((id) => townOf.get(id) ?? [])
                return meetsAll(asked, { startDate: one.startDate, locationIds, hasOnline })
              })
              .map(({ themeUrl }) => themeUrl)
            const expected = asksOfEvents(asked) ? shelf.filter((url) => fitting.includes(url)) : shelf
            expect([asked, from, await urlsOf(store, asked, from)]).toEqual([asked, from, expected])
          }
  })

  test('events that are added beside an import are in the lists of their months and towns', async () => {
    const store = await filled()
    await store.addingEvents.add([
      event({ eventId: 1_000_001, themeUrl: 'oel', startDate: '2027-08-09', hotelId: 12 }),
      event({ eventId: 1_000_002, themeUrl: 'oel', startDate: '2027-08-02', hotelId: 12 }),
      onlineEvent({ eventId: 1_000_003, themeUrl: 'aepfel', startDate: '2027-08-02' }),
    ])
    expect(await urlsOf(store, { month: '2027-08', locationId: 2 }, '2027-08-09')).toEqual(['oel'])
    expect(await urlsOf(store, { month: '2027-08', online: true })).toEqual(['aepfel'])
  })

  test('of a month only what is still to come counts', async () => {
    const store = await filled()
    expect(await urlsOf(store, { month: '2027-02' }, '2027-02-01')).toEqual(['birne'])
    expect(await urlsOf(store, { month: '2027-02' }, '2027-02-02')).toEqual([])
  })

  test('by price the cheapest stands first, and what has no price last', async () => {
    const { store } = await fresh()
    const net = new Map([
      [2, 50_000],
      [3, 70_000],
      [5, 60_000],
    ])
    const priced = events.map((one) => {
      const price = net.get(one.eventId)
      return { ...one, price: price === undefined ? null : { net: price, rate: 19 } }
    })
    await store.content.apply({ ...orchard, events: priced }, firstDay, firstDay)
    const sorted = ['birne', 'reihe', 'aepfel', 'anfang', 'oel', 'zwilling-a', 'zwilling-b']
    expect(await urlsOf(store, { sort: 'preis' })).toEqual(sorted)
    const pages = await walk((page) => themesListed(store.catalogue, { sort: 'preis' }, firstDay, page), 2)
    expect(pages.flat()).toEqual(sorted)
    const byDay = await walk((page) => themesListed(store.catalogue, { sort: 'datum' }, firstDay, page), 2)
    expect(byDay.flat()).toEqual(['birne', 'aepfel', 'oel', 'reihe', 'anfang', 'zwilling-a', 'zwilling-b'])
  })

  describe('what a theme offers', () => {
    const offers = async (store: OpenStore, from = firstDay) =>
      Object.fromEntries(
        (await themesListed(store.catalogue, {}, from, {})).items.map(({ url, offer }) => [url, offer]),
      )
    const none = { hasOnlineEvents: false, hasInPersonEvents: false, locations: 0, priceFrom: null }
    const price = { net: 119_000, rate: 19 }

    test('counts all its events from the asked day on; a series is left to its modules', async () => {
      const store = await filled()
      expect(await offers(store)).toEqual({
        anfang: none,
        aepfel: { hasOnlineEvents: false, hasInPersonEvents: true, locations: 1, priceFrom: price },
        birne: { hasOnlineEvents: true, hasInPersonEvents: true, locations: 1, priceFrom: price },
        oel: { hasOnlineEvents: true, hasInPersonEvents: false, locations: 0, priceFrom: price },
        reihe: undefined,
        'zwilling-a': none,
        'zwilling-b': none,
      })
      expect((await offers(store, '2027-02-02'))['birne']).toEqual({
        hasOnlineEvents: true,
        hasInPersonEvents: false,
        locations: 0,
        priceFrom: price,
      })
      expect((await offers(store, '2027-03-02'))['birne']).toEqual(none)
    })

    test('follows imports and added events, whatever events a list holds', async () => {
      const store = await filled()
      const many = [1, 2, 3, 4, 5].map((i) =>
        event({
          eventId: 100 + i,
          themeUrl: 'birne',
          startDate: `2027-05-0${i}`,
          hotelId: 11,
          price: { net: 1000 * i, rate: 7 },
        }),
      )
      await store.addingEvents.add(many)
      const [birne] = (await themesListed(store.catalogue, { urls: ['birne'] }, '2027-03-02', {})).items
      expect(birne?.events.map(({ eventId }) => eventId)).toEqual([101, 102, 103])
      const offer = { hasOnlineEvents: false, hasInPersonEvents: true, locations: 1, priceFrom: { net: 1000, rate: 7 } }
      expect(birne?.offer).toEqual(offer)
      expect((await offers(store, '2027-05-05'))['birne']).toEqual({ ...offer, priceFrom: { net: 5000, rate: 7 } })
      const whole = await store.catalogue.theme('birne', '2027-03-02')
      expect(whole?.events).toHaveLength(5)
      expect(whole?.offer).toEqual(offer)
      await store.content.apply(orchard, firstDay, firstDay)
      expect((await offers(store, '2027-03-02'))['birne']).toEqual(none)
    })
  })

  describe('paging', () => {
    test.each([1, 2, 3, 6, 7, 8])('in pages of %d shows every theme once and ends', async (limit) => {
      const store = await filled()
      const pages = await walk((page) => themesListed(store.catalogue, {}, firstDay, page), limit)
      expect(pages.flat()).toEqual(shelf)
      expect(pages).toHaveLength(Math.ceil(shelf.length / limit))
    })

    test.each([1, 2])('in pages of %d keeps the asked order of addresses', async (limit) => {
      const store = await filled()
      const urls = ['oel', 'nichts', 'weg', 'birne', 'oel', 'anfang']
      const pages = await walk((page) => themesListed(store.catalogue, { urls }, firstDay, page), limit)
      expect(pages.flat()).toEqual(['oel', 'weg', 'birne', 'anfang'])
    })

    test.each([1, 2, 5])('in pages of %d shows every event once', async (limit) => {
      const store = await filled()
      const pages = await walk((page) => store.catalogue.events({}, firstDay, page), limit)
      expect(pages.flat()).toEqual(['birne-1', 'birne-2', 'aepfel-3', 'oel-4', 'reihe-5'])
    })

    test.each([
      [0, 1],
      [-5, 1],
      [1.9, 1],
      [NaN, 7],
      [1e9, 7],
    ])('a limit of %d gives %d', async (limit, length) => {
      expect(await urlsOf(await filled(), {}, firstDay, { limit })).toHaveLength(length)
    })

    test.each([
      'x',
      '%%%',
      tokenOf([]),
      tokenOf([1]),
      tokenOf(['a', 'b', 'c']),
      tokenOf([1, 'a']),
      tokenOf([1, 'a', 1.5]),
      tokenOf([1e300, 'a', 1]),
      tokenOf(['2027-02-31', 1]),
      tokenOf(['heute', 1]),
      Buffer.from('{"0":1,"length":3}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
      Buffer.from('[1,"a",1').toString('base64url'),
      'A'.repeat(100_000),
    ])('a forged continuation %#. shows nothing and ends', async (after) => {
      const store = await filled()
      expect(await themesListed(store.catalogue, {}, firstDay, { after })).toEqual({ items: [] })
      expect(await themesListed(store.catalogue, { words: ['a'] }, firstDay, { after })).toEqual({ items: [] })
      expect(await store.catalogue.events({}, firstDay, { after })).toEqual({ items: [] })
    })

    test.each([
      tokenOf([Number.MAX_SAFE_INTEGER, '\0\uD800', 1]),
      tokenOf([-Number.MAX_SAFE_INTEGER, "'; drop table theme", 0]),
    ])('a forged continuation of the right shape is only a place in the list', async (after) => {
      const { items } = await themesListed((await filled()).catalogue, {}, firstDay, { after })
      expect([0, shelf.length]).toContain(items.length)
    })

    test('a continuation never leads before the asked day', async () => {
      const store = await filled()
      const { items } = await store.catalogue.events({}, '2027-03-01', { after: tokenOf(['2000-01-01', 0]) })
      expect(items.map(({ eventId }) => eventId)).toEqual([2, 3, 4, 5])
    })

    test('an empty continuation is the beginning', async () => {
      expect(await urlsOf(await filled(), {}, firstDay, { after: '' })).toEqual(shelf)
    })
  })
}
