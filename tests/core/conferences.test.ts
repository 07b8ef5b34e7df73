import { describe, expect, test } from 'vitest'
import { conferenceHref, conferencesHref, registrationHref } from '#core/conference/conference-links.ts'
import { conferencesOf } from '#core/conference/conference.service.ts'
import { registrationState } from '#core/conference/registration-state.ts'
import { speakersOf } from '#core/conference/speakers.ts'
import { workshopsWithSeats } from '#core/conference/workshop-seats.ts'
import { anExpert, recordOf, someConferenceDetails } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'
import { aTheme } from './sample-theme.ts'

describe('whether one can register', () => {
  test.each([
    [null, 'geschlossen'],
    [{ startDate: '2026-11-22', placesLeft: 1 }, 'offen'],
    [{ startDate: '2026-11-22', placesLeft: 0 }, 'warteliste'],
    [{ startDate: '2026-11-21', placesLeft: 5 }, 'begonnen'],
    [{ startDate: '2026-11-20', placesLeft: 0 }, 'begonnen'],
  ] as const)('%j: %s', (event, state) => expect(registrationState(event, '2026-11-21')).toBe(state))
})

describe('workshops', () => {
  const [workshop] = someConferenceDetails().workshops
  const free = (taken: number) =>
    workshopsWithSeats(workshop ? [workshop] : [], new Map([['werkstatt-a', taken]]))[0]?.free
  test.each([
    [0, 20],
    [19, 1],
    [20, 0],
    [25, 0],
  ])('with %i of 20 seats gone have %i left', (taken, left) => expect(free(taken)).toBe(left))
  test('that nobody has chosen have all', () =>
    expect(workshopsWithSeats(workshop ? [workshop] : [], new Map())[0]).toEqual({ ...workshop, free: 20 }))
})

test('speakers stand in the order of the programme, each once, workshops after days', () => {
  const slot = { begins: '10:00', ends: '11:00', title: 'Vortrag' }
  const workshop = { id: 'w', title: 'W', text: 'W', capacity: 5 }
  const details = someConferenceDetails({
    days: [
      {
        title: 'Tag',
        slots: [
          { ...slot, speakers: ['b', 'a'] },
          { ...slot, speakers: ['a', 'gone'] },
        ],
      },
    ],
    workshops: [{ ...workshop, speakers: ['c', 'b'] }],
  })
  const experts = ['a', 'b', 'c', 'd'].map((id) => anExpert({ id }))
  expect(speakersOf(details, experts).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('Fachtagungen stand side by side, each with its registration below it', () => {
  const sbv = { url: 'fachtagung-sbv' }
  expect([conferencesHref, conferenceHref(sbv), registrationHref(sbv)]).toEqual([
    '/fachtagung',
    '/fachtagung/fachtagung-sbv',
    '/fachtagung/fachtagung-sbv/buchung',
  ])
})

const { conference, expert } = recordOf
const theme = (url: string, internalId: number, change: Parameters<typeof aThemeFile>[0] = {}) =>
  aThemeFile({ url, internalId, eventType: 3, title: url, ...change })
const content = someContentFolder({
  themes: [
    aThemeFile(),
    theme('fachtagung-sbv', 301),
    theme('fern', 302),
    theme('ohne-termin', 303),
    theme('bloss', 304),
    theme('umgezogen', 305, { redirectUrl: '/anderswo' }),
    theme('zugleich', 306),
  ],
  events: [
    anEventContent({ themeUrl: 'fern', start: '2027-06-01' }),
    anEventContent({ eventId: 4002, themeUrl: 'fachtagung-sbv', start: '2027-03-01', places: 5, taken: 5 }),
    anEventContent({ eventId: 4003, themeUrl: 'fachtagung-sbv', start: '2027-09-01' }),
    anEventContent({ eventId: 4005, themeUrl: 'zugleich', start: '2027-06-01' }),
  ],
  records: [
    expert(),
    ...['ohne-termin', 'fern', 'zugleich', 'fachtagung-sbv', 'umgezogen'].map((theme) => conference({ theme })),
  ],
})

const testCore = async () => {
  const opened = openTestCore()
  valueOf(await opened.stage.content(content))
  return { ...opened, conferences: opened.site(aVisitor()).programme.conferences }
}

describe('Fachtagungen', () => {
  test('stand with the nearest event first, on one day in the order of the content, those without one last', async () => {
    const { conferences } = await testCore()
    const { items, total } = valueOf(await conferences.conferences({}))
    expect(items.map(({ url, event }) => [url, event?.startDate])).toEqual([
      ['fachtagung-sbv', '2027-03-01'],
      ['fern', '2027-06-01'],
      ['zugleich', '2027-06-01'],
      ['ohne-termin', undefined],
    ])
    expect(total).toBe(4)
  })

  test('are put together from theme, next event and details', async () => {
    const { conferences } = await testCore()
    const found = valueOf(await conferences.conference({ url: 'fachtagung-sbv' }))
    expect(found).toMatchObject({
      url: 'fachtagung-sbv',
      title: 'fachtagung-sbv',
      motto: 'Zusammen weiter',
      teaser: 'Was das Gremium darf, muss und lieber lässt.',
      audience: 'Alle Mitglieder des Gremiums.',
      learn: ['Beschlüsse fassen, die halten'],
      event: { eventId: 4002, theme: { eventType: 3 }, placesLeft: 0 },
      speakers: [{ name: 'Annika Lorenz' }],
      workshops: [{ free: 20 }],
      registrationState: 'warteliste',
    })
    expect(found).not.toHaveProperty('theme')
  })

  test('are shown while they are held, and once they are over the next event takes over', async () => {
    const { conferences, travelTo } = await testCore()
    travelTo('2027-03-01T09:00:00Z')
    expect(valueOf(await conferences.conference({ url: 'fachtagung-sbv' }))).toMatchObject({
      event: { eventId: 4002 },
      registrationState: 'begonnen',
    })
    travelTo('2027-03-08T09:00:00Z')
    expect(valueOf(await conferences.conference({ url: 'fachtagung-sbv' }))).toMatchObject({
      event: { eventId: 4003 },
      registrationState: 'offen',
    })
    travelTo('2027-09-08T09:00:00Z')
    expect(valueOf(await conferences.conference({ url: 'fachtagung-sbv' }))).toMatchObject({
      event: null,
      registrationState: 'geschlossen',
    })
  })

  test('have fewer free seats in a workshop once some are taken, for that event only', async () => {
    const { conferences, stage, travelTo } = await testCore()
    await stage.takeWorkshopSeats(4002, { id: 'werkstatt-a', capacity: 20 }, 18)
    expect(valueOf(await conferences.conference({ url: 'fachtagung-sbv' })).workshops[0]?.free).toBe(2)
    expect(valueOf(await conferences.conference({ url: 'fern' })).workshops[0]?.free).toBe(20)
    await expect(stage.takeWorkshopSeats(4002, { id: 'werkstatt-a', capacity: 20 }, 3)).rejects.toThrow('sold-out')
    travelTo('2027-03-08T09:00:00Z')
    expect(valueOf(await conferences.conference({ url: 'fachtagung-sbv' })).workshops[0]?.free).toBe(20)
  })

  test('say of themselves no more than their theme does', async () => {
    const { needs } = await testCore()
    const bare = { ...needs.catalogue, theme: async () => aTheme({ content: [] }) }
    const found = await conferencesOf({ ...needs, catalogue: bare }).conference({ url: 'fachtagung-sbv' })
    expect(valueOf(found)).toMatchObject({ teaser: '', audience: '', learn: [] })
  })

  test('lead on from where they lived before', async () => {
    const { conferences } = await testCore()
    const refusal = { why: 'moved', to: '/anderswo' }
    expect(await conferences.conference({ url: 'umgezogen' })).toEqual({ ok: false, refusal })
  })

  test.each(['bloss', 'betriebsverfassungsrecht-i', 'nirgends', ''])('are not to be found at %j', async (url) => {
    const { conferences } = await testCore()
    expect(await conferences.conference({ url })).toEqual({ ok: false, refusal: { why: 'not-found' } })
  })
})
