import { describe, expect, test } from 'vitest'
import { event, firstDay, hotel, location, module, onlineEvent, programme, rubric, theme } from './programme.ts'
import type { Fresh } from './opened-store.ts'

const dayBefore = '2027-02-28'

export const keepsTheCatalogue = (fresh: Fresh): void => {
  describe('rubrics', () => {
    test('stand in shelf order with the number of their themes that live here', async () => {
      const { store } = await fresh()
      expect(await store.catalogue.rubrics()).toEqual([])
      const rubrics = [
        rubric({ id: 5, url: 'recht', position: 2 }),
        rubric({ id: 7, url: 'start', title: 'Start', position: 1 }),
      ]
      const themes = [
        theme({ internalId: 1, url: 'a' }),
        theme({ internalId: 2, url: 'b' }),
        theme({ internalId: 3, url: 'c', redirectUrl: 'https://woanders.example/c' }),
      ]
      await store.content.apply(programme({ rubrics, themes, events: [] }), firstDay, firstDay)
      expect(await store.catalogue.rubrics()).toEqual([
        {
          id: 7,
          url: 'start',
          title: 'Start',
          position: 1,
          teaser: 'Was gilt.',
          description: 'Alles, was gilt.',
          count: 0,
        },
        {
          id: 5,
          url: 'recht',
          title: 'Recht',
          position: 2,
          teaser: 'Was gilt.',
          description: 'Alles, was gilt.',
          count: 2,
        },
      ])
    })
  })

  describe('a theme', () => {
    test('comes back with everything it was given', async () => {
      const { store } = await fresh()
      const content = [
        {
          title: 'Erster',
          teaser: 'Mit „Anführung“ und § 37',
          duration: 3.5,
          image: { url: '/img/a.svg', alt: 'Ein Tisch' },
          highlights: [{ title: 'Höhepunkt', text: 'Text' }],
          starterPackages: [{ title: 'Paket' }],
          learn: ['Beschlüsse fassen'],
          programme: [{ title: 'Tag 1', begins: '09:00', ends: '17:00', points: ['Punkt'] }],
          audience: 'Alle',
        },
        {
          title: 'Zweiter',
          teaser: '',
          image: null,
          highlights: [],
          starterPackages: [],
          learn: [],
          programme: [],
          audience: '',
        },
      ]
      const full = theme({
        color: '#9d0c2b',
        isNew: true,
        hideInTrainingSeries: true,
        redirectUrl: '/seminare/t/anders',
        targetGroups: ['jav', 'br'],
        allowSingle: true,
        eventType: 1,
        content,
      })
      await store.content.apply(
        programme({ themes: [full, theme({ internalId: 102, url: 'karg' })], events: [] }),
        firstDay,
        firstDay,
      )
      expect(await store.catalogue.theme('betriebsverfassung-1', dayBefore)).toEqual({
        internalId: 101,
        url: 'betriebsverfassung-1',
        title: 'Betriebsverfassung 1',
        designation: 'Grundlagenseminar',
        eventType: 1,
        color: '#9d0c2b',
        isNew: true,
        hideInTrainingSeries: true,
        redirectUrl: '/seminare/t/anders',
        rubric: { url: 'recht', title: 'Recht', position: 1 },
        targetGroups: ['jav', 'br'],
        content,
        events: [],
        allowSingle: true,
      })
      expect(await store.catalogue.theme('karg', dayBefore)).toEqual({
        internalId: 102,
        url: 'karg',
        title: 'Betriebsverfassung 1',
        designation: 'Grundlagenseminar',
        eventType: 2,
        isNew: false,
        hideInTrainingSeries: false,
        rubric: { url: 'recht', title: 'Recht', position: 1 },
        targetGroups: ['br'],
        content: [],
        events: [],
        allowSingle: false,
        offer: { hasOnlineEvents: false, hasInPersonEvents: false, locations: 0, priceFrom: null },
      })
    })

    test('has its events from the asked day on, earliest first, then by number', async () => {
      const { store } = await fresh()
      const events = [
        event({ eventId: 4, startDate: '2027-03-02' }),
        event({ eventId: 9, startDate: '2027-03-01' }),
        event({ eventId: 10, startDate: '2027-03-01' }),
        event({ eventId: 3, startDate: '2027-02-28' }),
      ]
      await store.content.apply(programme({ events }), firstDay, firstDay)
      const found = await store.catalogue.theme('betriebsverfassung-1', '2027-03-01')
      expect(found?.events.map(({ eventId }) => eventId)).toEqual([9, 10, 4])
    })

    test.each(['gibt-es-nicht', '', 'betriebsverfassung-1\0', '\uD800', "' or 1=1 --", '%'])(
      'is not found at %j',
      async (url) => {
        const { store } = await fresh()
        await store.content.apply(programme(), firstDay, firstDay)
        expect(await store.catalogue.theme(url, dayBefore)).toBeUndefined()
      },
    )

    test('can be changed by nobody who has read it', async () => {
      const { store } = await fresh()
      await store.content.apply(programme({ themes: [theme({ targetGroups: ['br', 'sbv'] })] }), firstDay, firstDay)
      const read = await store.catalogue.theme('betriebsverfassung-1', dayBefore)
      for (const list of [read?.targetGroups, read?.events]) if (Array.isArray(list)) list.length = 0
      const again = await store.catalogue.theme('betriebsverfassung-1', dayBefore)
      expect(again?.targetGroups).toEqual(['br', 'sbv'])
      expect(again?.events).toHaveLength(1)
    })
  })

  describe('an event', () => {
    test('knows its theme, its hotel and the seats that are left', async () => {
      const { store } = await fresh()
      await store.content.apply(
        programme({ events: [event({ endDate: '2027-03-05', guaranteed: true })] }),
        firstDay,
        firstDay,
      )
      const { internalId, ...found } = (await store.catalogue.event(1001)) ?? {}
      expect(internalId).toEqual(expect.any(Number))
      expect(found).toEqual({
        eventId: 1001,
        url: 'betriebsverfassung-1-1001',
        themeUrl: 'betriebsverfassung-1',
        startDate: '2027-03-01',
        endDate: '2027-03-05',
        startTime: '09:00',
        endTime: '17:00',
        isOnlineEvent: false,
        hotel: {
          internalId: 11,
          name: 'Haus Elbgarten',
          locationId: 1,
          location: 'Hamburg',
          address: { street: 'Palmaille 12', zip: '22767', city: 'Hamburg' },
          teaser: 'Ruhig über der Elbe.',
        },
        modules: [],
        price: { net: 119_000, rate: 19 },
        places: 12,
        placesLeft: 9,
        guaranteed: true,
        theme: {
          url: 'betriebsverfassung-1',
          title: 'Betriebsverfassung 1',
          eventType: 2,
          rubric: { url: 'recht', title: 'Recht', position: 1 },
        },
      })
    })

    test('is online without a hotel, and its price may be open or nothing [rule:event-hotel-empty-online]', async () => {
      const { store } = await fresh()
      const events = [onlineEvent({ eventId: 1, price: null }), onlineEvent({ eventId: 2, price: { net: 0, rate: 7 } })]
      await store.content.apply(programme({ events }), firstDay, firstDay)
      expect(await store.catalogue.event(1)).toMatchObject({ isOnlineEvent: true, hotel: null, price: null })
      expect(await store.catalogue.event(2)).toMatchObject({ price: { net: 0, rate: 7 } })
    })

    test.each([0, -1, 1.5, NaN, Infinity, 1e20, 2 ** 53])('is not found under the number %d', async (eventId) => {
      const { store } = await fresh()
      await store.content.apply(programme(), firstDay, firstDay)
      expect(await store.catalogue.event(eventId)).toBeUndefined()
    })

    test('of a series has the hotel of the first module that has one, and its modules in order', async () => {
      const { store } = await fresh()
      const modules = [
        module({ title: 'Online', hotelId: 522, themeUrl: 'teil', duration: 90 }),
        module({ title: 'Köln', hotelId: 12, startDate: '2027-04-01', endDate: '2027-04-03' }),
        module({ title: 'Hamburg', hotelId: 11, startDate: '2027-05-01' }),
      ]
      const { duration: _, ...withoutDuration } = module({ title: 'Auch online', hotelId: -1, startDate: '2027-06-01' })
      const series = event({
        eventId: 7,
        themeUrl: 'reihe',
        modules: [...modules, withoutDuration],
        endDate: '2027-06-01',
      })
      await store.content.apply(
        programme({
          locations: [location(), location({ internalId: 2, name: 'Köln' })],
          hotels: [hotel(), hotel({ internalId: 12, name: 'Haus am Dom', locationId: 2 })],
          themes: [theme({ internalId: 1, url: 'reihe', eventType: 1 }), theme({ internalId: 2, url: 'teil' })],
          events: [series],
        }),
        firstDay,
        firstDay,
      )
      const found = await store.catalogue.event(7)
      expect(found).toMatchObject({ isOnlineEvent: false, hotel: { internalId: 12, location: 'Köln' } })
      expect(found?.modules).toEqual([
        {
          title: 'Online',
          themeUrl: 'teil',
          duration: 90,
          startDate: '2027-03-01',
          endDate: '2027-03-01',
          startTime: '09:00',
          endTime: '17:00',
          hotelId: 522,
        },
        {
          title: 'Köln',
          duration: 3,
          startDate: '2027-04-01',
          endDate: '2027-04-03',
          startTime: '09:00',
          endTime: '17:00',
          hotelId: 12,
          hotel: found?.hotel,
        },
        {
          title: 'Hamburg',
          duration: 3,
          startDate: '2027-05-01',
          endDate: '2027-05-01',
          startTime: '09:00',
          endTime: '17:00',
          hotelId: 11,
          hotel: expect.objectContaining({ internalId: 11 }),
        },
        {
          title: 'Auch online',
          startDate: '2027-06-01',
          endDate: '2027-06-01',
          startTime: '09:00',
          endTime: '17:00',
          hotelId: -1,
        },
      ])
    })

    test('of a series is online when no module has a venue [rule:module-no-venue]', async () => {
      const { store } = await fresh()
      const modules = [module({ hotelId: 522 }), module({ hotelId: -1, startDate: '2027-03-02' })]
      await store.content.apply(programme({ events: [event({ modules, hotelId: 11 })] }), firstDay, firstDay)
      expect(await store.catalogue.event(1001)).toMatchObject({ isOnlineEvent: true, hotel: null })
    })
  })

  describe('lists of events', () => {
    const events = [
      event({ eventId: 30, startDate: '2027-03-01' }),
      event({ eventId: 4, startDate: '2027-03-01' }),
      event({ eventId: 5, themeUrl: 'sbv-start', startDate: '2027-02-01' }),
      event({ eventId: 6, themeUrl: 'weg', startDate: '2027-02-02' }),
      event({ eventId: 7, startDate: '2027-04-01' }),
    ]
    const themes = [
      theme(),
      theme({ internalId: 2, url: 'sbv-start', targetGroups: ['sbv', 'br'] }),
      theme({ internalId: 3, url: 'weg', redirectUrl: 'https://woanders.example' }),
    ]
    const filled = async () => {
      const { store } = await fresh()
      await store.content.apply(programme({ themes, events }), firstDay, firstDay)
      return async (...asked: Parameters<typeof store.catalogue.events>) =>
        (await store.catalogue.events(...asked)).items.map(({ eventId }) => eventId)
    }

    test('of some themes tell which of these has one to come, and its first day', async () => {
      const { store } = await fresh()
      const themes = ['a', 'b', 'c', 'd'].map((url, nth) => theme({ internalId: nth + 1, url }))
      const moved = theme({ internalId: 9, url: 'moved', redirectUrl: 'https://woanders.example/c' })
      const events = [
        event({ eventId: 1, themeUrl: 'a', startDate: '2027-03-09', endDate: '2027-03-09' }),
        event({ eventId: 2, themeUrl: 'a', startDate: '2027-03-08', endDate: '2027-03-08' }),
        event({ eventId: 3, themeUrl: 'b', startDate: dayBefore, endDate: '2027-03-01' }),
        event({ eventId: 4, themeUrl: 'c', startDate: '2027-03-08', endDate: '2027-03-08' }),
        event({ eventId: 5, themeUrl: 'moved', startDate: '2027-03-08', endDate: '2027-03-08' }),
      ]
      await store.content.apply(programme({ themes: [...themes, moved], events }), firstDay, firstDay)
      const { catalogue } = store
      expect(await catalogue.themesToCome(['a', 'b', 'd', 'moved', '\0'], '2027-03-01')).toEqual(
        new Map([['a', '2027-03-08']]),
      )
      expect(await catalogue.themesToCome([], '2027-03-01')).toEqual(new Map())
    })

    test('go by start and number, without themes that live elsewhere unless they are asked', async () => {
      const list = await filled()
      expect(await list({}, firstDay, {})).toEqual([5, 4, 30, 7])
      expect(await list({}, '2027-03-01', {})).toEqual([4, 30, 7])
      expect(await list({ theme: 'weg' }, firstDay, {})).toEqual([6])
      expect(await list({ theme: 'gibt-es-nicht' }, firstDay, {})).toEqual([])
      expect(await list({ targetGroup: 'sbv' }, firstDay, {})).toEqual([5])
      expect(await list({ targetGroup: 'jav' }, firstDay, {})).toEqual([])
      expect(await list({ theme: 'betriebsverfassung-1', targetGroup: 'br' }, '2027-03-02', {})).toEqual([7])
    })
  })

  describe('series with a theme', () => {
    test('are training series that live here, each once, by title', async () => {
      const { store } = await fresh()
      const themes = [
        theme({ internalId: 1, url: 'teil' }),
        theme({ internalId: 2, url: 'zweite', title: 'Zweite Reihe', eventType: 1 }),
        theme({ internalId: 3, url: 'aerste', title: 'Ärztliche Reihe', eventType: 1 }),
        theme({ internalId: 4, url: 'keine-reihe', eventType: 2 }),
        theme({ internalId: 5, url: 'weg', eventType: 1, redirectUrl: '/x' }),
      ]
      const parts = [module({ themeUrl: 'teil' })]
      const events = ['zweite', 'zweite', 'aerste', 'keine-reihe', 'weg'].map((themeUrl, i) =>
        event({ eventId: 50 + i, themeUrl, modules: parts }),
      )
      await store.content.apply(programme({ themes, events }), firstDay, firstDay)
      expect(await store.catalogue.seriesWith('teil')).toEqual([
        { url: 'aerste', title: 'Ärztliche Reihe' },
        { url: 'zweite', title: 'Zweite Reihe' },
      ])
      expect(await store.catalogue.seriesWith('zweite')).toEqual([])
      expect(await store.catalogue.seriesWith('gibt-es-nicht')).toEqual([])
    })
  })
}
