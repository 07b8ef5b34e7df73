import { takeSeatsOf } from './seats.ts'
import { expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, hotel, location, onlineEvent, page, programme, rubric, theme } from './programme.ts'

const now = '2027-01-11T08:00:00.000Z'
const later = '2027-01-12T08:00:00.000Z'

const whole = programme({
  rubrics: [rubric(), rubric({ id: 2, url: 'reden', title: 'Reden', position: 2 })],
  locations: [location(), location({ internalId: 2, name: 'Köln' })],
  hotels: [hotel(), hotel({ internalId: 21, locationId: 2 })],
  themes: [
    theme({ internalId: 103, url: 'rhetorik', title: 'Rhetorik', rubric: 'reden' }),
    theme({ internalId: 102, url: 'aerger', title: 'Ärger' }),
    theme(),
    theme({ internalId: 104, url: 'umgezogen', title: 'Umgezogen', redirectUrl: '/seminare/t/rhetorik' }),
  ],
  events: [
    event({ eventId: 1003, startDate: '2027-03-01' }),
    event({ eventId: 1001, startDate: '2027-03-01', price: { net: 99_900, rate: 19 }, hotelId: 21 }),
    event({ eventId: 1002, startDate: '2027-02-01', price: null }),
    onlineEvent({ eventId: 1004, startDate: '2027-04-01', themeUrl: 'rhetorik', price: null }),
    event({ eventId: 1005, startDate: '2027-02-15', themeUrl: 'umgezogen' }),
    event({ eventId: 1006, startDate: '2027-01-11', themeUrl: 'aerger' }),
  ],
  pages: [page(), page({ slug: 'agb', title: 'AGB' })],
})

/** Promises about what a site map and an advertiser are told. */
export const listsAddresses = (fresh: Fresh): void => {
  test('themes that live here stand along the shelf, pages by slug', async () => {
    const { store } = await fresh()
    await store.content.apply(whole, firstDay, now)
    expect(await store.addresses.themes()).toEqual(['aerger', 'betriebsverfassung-1', 'rhetorik'])
    expect(await store.addresses.pages()).toEqual(['agb', 'impressum'])
  })

  test('events stand in order of time from a cursor on, with the moment of their last change', async () => {
    const { store } = await fresh()
    await store.content.apply(whole, firstDay, now)
    const dates = await store.addresses.events({ startDate: '2027-01-12', eventId: 0 }, 10)
    expect(dates.map(({ eventId }) => eventId)).toEqual([1002, 1001, 1003, 1004])
    expect(dates[0]).toEqual({
      eventId: 1002,
      startDate: '2027-02-01',
      url: 'betriebsverfassung-1-1002',
      changedAt: now,
    })
    const from = await store.addresses.events({ startDate: '2027-03-01', eventId: 1003 }, 1)
    expect(from.map(({ eventId }) => eventId)).toEqual([1003])
    expect(await store.addresses.events({ startDate: '2028-01-01', eventId: 0 }, 10)).toEqual([])
  })

  test('chunks begin at every so-manyth event', async () => {
    const { store } = await fresh()
    await store.content.apply(whole, firstDay, now)
    const begins = async (length: number) =>
      (await store.addresses.chunksOfEvents('2027-01-12', length)).map(({ eventId }) => eventId)
    expect(await begins(1)).toEqual([1002, 1001, 1003, 1004])
    expect(await begins(2)).toEqual([1002, 1003])
    expect(await begins(4)).toEqual([1002])
    expect(await begins(5)).toEqual([1002])
    expect(await store.addresses.chunksOfEvents('2027-01-12', 2)).toEqual([
      { startDate: '2027-02-01', eventId: 1002 },
      { startDate: '2027-03-01', eventId: 1003 },
    ])
    expect(await store.addresses.chunksOfEvents('2029-01-01', 2)).toEqual([])
  })

  test('chunks leave no event out and name none twice, however many begin on one day', async () => {
    const { store } = await fresh()
    const days = ['2027-02-01', '2027-02-01', '2027-02-01', '2027-02-03', '2027-02-03', '2027-02-07', '2027-02-07']
    const events = days.map((startDate, index) => event({ eventId: 2000 - index, startDate, endDate: startDate }))
    await store.content.apply({ ...whole, events }, firstDay, now)
    const all = await store.addresses.events({ startDate: '2027-01-12', eventId: 0 }, 100)
    for (const length of [1, 2, 3, 4, 6, 7, 8]) {
      const begins = await store.addresses.chunksOfEvents('2027-01-12', length)
      const expected = all.filter((_, index) => index % length === 0)
      expect(begins).toEqual(expected.map(({ startDate, eventId }) => ({ startDate, eventId })))
    }
  })

  test('an import moves the day of what it changes, and of nothing else', async () => {
    const { store } = await fresh()
    await store.content.apply(whole, firstDay, now)
    const pages = [page({ html: '<p>Neu</p>' }), page({ slug: 'agb', title: 'AGB' })]
    await store.content.apply({ ...whole, pages }, firstDay, later)
    expect(await store.addresses.lastChanges(['page:impressum', 'page:agb', 'theme:rhetorik', 'page:fehlt'])).toEqual(
      new Map([
        ['page:impressum', later],
        ['page:agb', now],
        ['theme:rhetorik', now],
      ]),
    )
    expect(await store.addresses.lastChanges([])).toEqual(new Map())
  })

  test('seats taken change no day: nothing was written anew', async () => {
    const { store } = await fresh()
    await store.content.apply(whole, firstDay, now)
    await takeSeatsOf(store, 1001, 1)
    expect(await store.addresses.lastChanges(['event:1001'])).toEqual(new Map([['event:1001', now]]))
  })

  test('themes with events to come are offered with their lowest price and their towns', async () => {
    const { store } = await fresh()
    await store.content.apply(
      {
        ...whole,
        themes: whole.themes.map((each) =>
          each.internalId === 101 ? { ...each, content: [{ ...emptyContent, image: { url: '/img/bild.jpg' } }] } : each,
        ),
      },
      firstDay,
      now,
    )
    const offers = await store.offers.themes('2027-01-12')
    expect(offers.map((offer) => ({ ...offer, locations: offer.locations.toSorted() }))).toEqual([
      {
        internalId: 101,
        url: 'betriebsverfassung-1',
        title: 'Betriebsverfassung 1',
        image: '/img/bild.jpg',
        price: { net: 99_900, rate: 19 },
        locations: ['Hamburg', 'Köln'],
      },
      { internalId: 103, url: 'rhetorik', title: 'Rhetorik', image: undefined, price: null, locations: [] },
    ])
  })
}

const emptyContent = {
  title: 'Inhalt',
  teaser: '',
  highlights: [],
  starterPackages: [],
  learn: [],
  programme: [],
  audience: '',
}
