import { describe, expect, test } from 'vitest'
import { cardLabels, extraOf, newBadge, standorteText, tooltipOf } from '#core/catalogue/card-words.ts'
import { brandGradient, coverOf } from '#core/catalogue/cover.ts'
import { cardOf, eventsOnCard, lowestPrice, themeDurationText } from '#core/catalogue/theme-card.ts'
import { isConference, isTrainingSeries, themeKind } from '#core/catalogue/theme-kind.ts'
import { hotelsOf, locationsOf } from '#core/catalogue/towns.ts'
import { aHotel, aModule, anEvent, aTheme, online, someContent } from './sample-theme.ts'

const inTown = (locationId: number, location: string) => aHotel({ internalId: locationId * 10, locationId, location })

describe('words of a card', () => {
  test('[rule:card-labels] [rule:theme-neu-badge] are those of the specification', () => {
    expect(cardLabels).toEqual({ duration: 'Dauer', locations: 'Standorte', extras: 'Extras' })
    expect(newBadge).toBe('Neu')
  })

  test.each([
    [true, true, 'Sie haben die Wahl zwischen einem Termin in einem unserer Seminar-Hotels oder online'],
    [true, false, 'Dieses Seminar findet online statt'],
    [false, true, 'Dieses Seminar findet in einem unserer Seminar-Hotels statt'],
    [false, false, undefined],
  ])(
    '[rule:tooltip-both] [rule:tooltip-online] [rule:tooltip-in-person] online %s, in person %s: %s',
    (hasOnlineEvents, hasInPersonEvents, text) => expect(tooltipOf({ hasOnlineEvents, hasInPersonEvents })).toBe(text),
  )

  test.each([
    [0, undefined],
    [1, '1 Standorte'],
    [2, '2 Standorte'],
    [8, '8 Standorte'],
  ])('[rule:card-standorte-count] %i towns: %s', (count, text) => expect(standorteText(count)).toBe(text))
})

const entries = (...titles: string[]) => titles.map((title) => ({ title }))

describe('Extras', () => {
  test('[rule:extras-highlight-first] are the first highlight', () =>
    expect(extraOf({ highlights: entries('A', 'B'), starterPackages: entries('C') })).toBe('A'))
  test('[rule:extras-starter-package-second] else the first starter package', () =>
    expect(extraOf({ highlights: [], starterPackages: entries('C', 'D') })).toBe('C'))
  test('[rule:extras-none] else no block', () => {
    expect(extraOf({ highlights: [], starterPackages: [] })).toBeUndefined()
    expect(cardOf(aTheme())).not.toHaveProperty('extra')
  })
})

test.each([
  [0, 'Seminar'],
  [1, 'Ausbildungsreihe'],
  [2, 'Seminar'],
  [3, 'Fachtagung'],
  [4, 'Seminar'],
  [-1, 'Seminar'],
])('[rule:theme-event-type] [rule:event-types-1-and-3] event type %i is a %s', (eventType, kind) => {
  expect(themeKind({ eventType })).toBe(kind)
  expect(isTrainingSeries({ eventType })).toBe(kind === 'Ausbildungsreihe')
  expect(isConference({ eventType })).toBe(kind === 'Fachtagung')
})

describe('towns', () => {
  test('[rule:theme-locations-derived] are those of the events, each once, in German order', () => {
    const events = [
      anEvent({ hotel: inTown(3, 'Köln') }),
      anEvent({ hotel: inTown(1, 'Hamburg') }),
      anEvent({ hotel: aHotel({ internalId: 99, locationId: 3, location: 'Köln' }) }),
      online(),
    ]
    expect(locationsOf(aTheme({ events }))).toEqual([
      { locationId: 1, name: 'Hamburg' },
      { locationId: 3, name: 'Köln' },
    ])
    expect(cardOf(aTheme({ events })).locations).toBe(2)
    expect(cardOf(aTheme({ events: [] }))).toMatchObject({ locations: 0, hasInPersonEvents: false })
  })

  test('two towns of one name are two', () => {
    const events = [anEvent({ hotel: inTown(1, 'Frankfurt') }), anEvent({ hotel: inTown(2, 'Frankfurt') })]
    expect(locationsOf(aTheme({ events }))).toHaveLength(2)
  })

  test('of a series are those of its modules', () => {
    const modules = [
      aModule({ hotelId: 20, hotel: inTown(2, 'Berlin') }),
      aModule({ hotelId: 522 }),
      aModule({ hotelId: 10, hotel: inTown(1, 'Hamburg') }),
    ]
    const event = anEvent({ hotel: inTown(7, 'Rostock'), modules })
    expect(hotelsOf(event).map(({ location }) => location)).toEqual(['Berlin', 'Hamburg'])
    expect(locationsOf(aTheme({ events: [event] })).map(({ name }) => name)).toEqual(['Berlin', 'Hamburg'])
  })

  test('of a series of one module is that of the module', () => {
    const modules = [aModule({ hotel: inTown(2, 'Berlin') })]
    expect(hotelsOf(anEvent({ hotel: inTown(7, 'Rostock'), modules }))).toEqual([inTown(2, 'Berlin')])
  })

  test.each([522, -1])('the number %i is no town', (internalId) =>
    expect(locationsOf(aTheme({ events: [anEvent({ hotel: aHotel({ internalId }) })] }))).toEqual([]),
  )
})

describe('the cover', () => {
  test('[rule:theme-content-image-null] is the picture where there is one', () => {
    expect(coverOf({ image: { url: '/img/a.jpg', alt: 'Ein Tisch' } })).toEqual({
      kind: 'image',
      url: '/img/a.jpg',
      alt: 'Ein Tisch',
    })
    expect(coverOf({ image: { url: '/img/a.jpg' }, color: '#102030' })).toEqual({
      kind: 'image',
      url: '/img/a.jpg',
      alt: '',
    })
  })

  test('[rule:brand-gradient] [rule:theme-color-default] [rule:card-gradient-without-image] else the brand gradient', () => {
    expect(brandGradient).toEqual({ from: '#9d0c2b', via: '#c64a1f', to: '#f8a52f' })
    expect(coverOf({ image: null })).toEqual({ kind: 'gradient', stops: ['#9d0c2b', '#c64a1f', '#f8a52f'] })
  })

  test('[rule:card-gradient-without-image] or a gradient of the own colour', () => {
    expect(coverOf({ image: null, color: '#0e4a54' })).toEqual({ kind: 'gradient', stops: ['#0e4a54', '#082c32'] })
    expect(coverOf({ image: null, color: '#FF0005' })).toEqual({ kind: 'gradient', stops: ['#FF0005', '#990003'] })
  })
})

const at = (net: number | null) => ({ price: net === null ? null : { net, rate: 19 } })

describe('the lowest price', () => {
  test.each([
    [[], null],
    [[null], null],
    [[149_000], 149_000],
    [[149_000, 129_000, 139_000], 129_000],
    [[null, 149_000, null], 149_000],
    [[149_000, null, 99_000], 99_000],
    [[0, 149_000], 0],
    [[149_000, 0], 0],
  ])('of %j is %s', (prices, net) => expect(lowestPrice(prices.map(at))?.net ?? null).toBe(net))

  test('of equals is the first', () => {
    expect(lowestPrice([{ price: { net: 100, rate: 7 } }, { price: { net: 100, rate: 19 } }])).toEqual({
      net: 100,
      rate: 7,
    })
  })
})

const series = (change: Parameters<typeof aTheme>[0]) => aTheme({ eventType: 1, ...change })

const withModules = (...durations: number[]) => anEvent({ modules: durations.map((duration) => aModule({ duration })) })

describe('the duration of a theme', () => {
  test('is that of its first content', () => {
    expect(themeDurationText(aTheme())).toBe('5 Tage')
    expect(themeDurationText(aTheme({ content: [someContent({ duration: 90 }), someContent()] }))).toBe('90 Minuten')
    expect(themeDurationText(aTheme({ events: [withModules(3, 90)] }))).toBe('5 Tage')
  })

  test('[rule:series-duration] of a series is that of the modules of its next event', () => {
    expect(themeDurationText(series({ events: [withModules(3, 90), withModules(1)] }))).toBe('3 Tage + 90 Minuten')
  })

  test('[rule:series-duration-na] is N/A when a module has none', () => {
    expect(themeDurationText(series({ events: [anEvent({ modules: [aModule({ duration: 3 }), aModule()] })] }))).toBe(
      'N/A',
    )
  })

  test('of a series without an event is its own figure, or N/A', () => {
    const { duration: _, ...without } = someContent()
    expect(themeDurationText(series({ content: [someContent({ duration: 9 })] }))).toBe('9 Tage')
    expect(themeDurationText(series({ content: [without] }))).toBe('N/A')
    expect(themeDurationText(aTheme({ content: [] }))).toBe('N/A')
  })
})

describe('a card', () => {
  test('[rule:theme-first-content] takes the first entry of the content', () => {
    const image = { url: '/img/a.jpg' }
    const content = [
      someContent({ teaser: 'Eins', duration: 3, image, highlights: [{ title: 'Planspiel' }] }),
      someContent({ teaser: 'Zwei', duration: 4, highlights: [{ title: 'Anderes' }] }),
    ]
    expect(cardOf(aTheme({ content }))).toMatchObject({ teaser: 'Eins', duration: '3 Tage', image, extra: 'Planspiel' })
  })

  test('says what the theme says', () => {
    const events = [1, 2, 3, 4].map((eventId) => anEvent({ eventId, price: { net: 100_000 + eventId, rate: 19 } }))
    expect(cardOf(aTheme({ isNew: true, color: '#0e4a54', redirectUrl: '/anderswo', events }))).toEqual({
      url: 'arbeitsrecht-1',
      title: 'Arbeitsrecht I',
      designation: 'Grundlagenseminar',
      eventType: 2,
      teaser: 'Vom Vertrag bis zur Kündigung.',
      rubric: { url: 'arbeitsrecht', title: 'Arbeitsrecht', position: 2 },
      targetGroups: ['br'],
      isNew: true,
      color: '#0e4a54',
      image: null,
      redirectUrl: '/anderswo',
      duration: '5 Tage',
      hasOnlineEvents: false,
      hasInPersonEvents: true,
      locations: 1,
      priceFrom: { net: 100_001, rate: 19 },
      nextDates: events.slice(0, 3),
    })
    expect(eventsOnCard).toBe(3)
  })

  test('of a bare theme is bare', () => {
    const card = cardOf(aTheme({ content: [] }))
    expect(card).toMatchObject({
      teaser: '',
      image: null,
      duration: 'N/A',
      priceFrom: null,
      nextDates: [],
      locations: 0,
    })
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['color']))
    expect(card).not.toHaveProperty('redirectUrl')
    expect(card).not.toHaveProperty('extra')
  })
})

test('a card tells the level of a theme that has one', () => {
  expect(cardOf({ ...aTheme(), level: 'aufbau' }).level).toBe('aufbau')
  expect('level' in cardOf(aTheme())).toBe(false)
})
