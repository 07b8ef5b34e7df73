import { describe, expect, test } from 'vitest'
import type { Planning } from '#core/training-plan/planning.ts'
import { planOf } from '#core/training-plan/proposed-plan.ts'
import {
  noChoices,
  type Choices,
  type Offer,
  type Preferences,
  type StepKey,
} from '#core/training-plan/training-plan.ts'
import { newMember } from './profiles.ts'
import { anEvent, anOffer, leipzig, planningWith, towns } from './programme.ts'

const profile = { ...newMember, since: '2026-11-02' }
const stepsOf = (offers: readonly Offer[], own?: Partial<Planning>) => planOf(planningWith(offers, own)).steps
const stepOf = (key: StepKey, offers: readonly Offer[], own?: Partial<Planning>) =>
  stepsOf(offers, own).find((step) => step.key === key)
const eventOf = (...query: Parameters<typeof stepOf>) => stepOf(...query)?.event?.eventId
const preferring = (preferences: Partial<Preferences>): Partial<Planning> => ({
  profile: { ...profile, preferences: { ...profile.preferences, ...preferences } },
})
const choosing = (choices: Partial<Choices>): Partial<Planning> => ({ choices: { ...noChoices, ...choices } })

describe('which events can be', () => {
  test.each([
    ['begins today', anEvent(1, '2026-11-20'), undefined],
    ['begins tomorrow', anEvent(1, '2026-11-21'), 1],
    ['has no seat left', anEvent(1, '2026-11-23', { seatsLeft: 0 }), undefined],
    ['has one', anEvent(1, '2026-11-23', { seatsLeft: 1 }), 1],
  ])('one that %s', (_, event, expected) => {
    expect(eventOf('br-1', [anOffer('br-1', [event])])).toBe(expected)
  })

  test('what begins today is no event to come, sold out or not', () => {
    expect(stepOf('br-1', [anOffer('br-1', [anEvent(1, '2026-11-20')])])?.whyUndated).toBe('no-event')
    expect(stepOf('br-1', [anOffer('br-1', [anEvent(1, '2026-11-23', { seatsLeft: 0 })])])?.whyUndated).toBe('sold-out')
  })

  test('what others of the gremium take is no seat left', () => {
    const offers = [anOffer('br-1', [anEvent(1, '2026-11-23', { seatsLeft: 2 })])]
    expect(eventOf('br-1', offers, { seatsOfOthers: new Map([[1, 1]]) })).toBe(1)
    const gone = stepOf('br-1', offers, { seatsOfOthers: new Map([[1, 2]]) })
    expect([gone?.event, gone?.whyUndated]).toEqual([undefined, 'sold-out'])
  })

  test('three weeks lie between a training and what builds on it', () => {
    const first = anOffer('br-1', [anEvent(1, '2026-12-07')])
    expect(eventOf('br-2', [first, anOffer('br-2', [anEvent(2, '2026-12-31')])])).toBeUndefined()
    expect(eventOf('br-2', [first, anOffer('br-2', [anEvent(2, '2027-01-01')])])).toBe(2)
  })

  test('they count from what is booked, too', () => {
    const booked = {
      profile: { ...profile, booked: [{ themeUrl: 'zu-br-1', startDate: '2026-12-07', endDate: '2026-12-11' }] },
    }
    const offers = (start: string) => [anOffer('br-1', []), anOffer('br-2', [anEvent(2, start)])]
    expect(eventOf('br-2', offers('2026-12-31'), booked)).toBeUndefined()
    expect(eventOf('br-2', offers('2027-01-01'), booked)).toBe(2)
    expect(stepOf('br-1', offers('2027-01-01'), booked)).toBeUndefined()
  })

  test('what builds on a training without an event has none itself', () => {
    const step = stepOf('br-2', [anOffer('br-1', []), anOffer('br-2', [anEvent(2, '2027-06-07')])])
    expect(step).toMatchObject({ whyUndated: 'prerequisite-undated', others: [] })
  })

  test('one in a month, or as many in a quarter as are said', () => {
    const offers = [
      anOffer('br-1', [anEvent(1, '2026-12-07')]),
      anOffer('arbeitsrecht-1', [anEvent(2, '2026-12-14')]),
      anOffer('arbeitsschutz', [anEvent(3, '2026-11-30')]),
    ]
    const planned = (weeksPerQuarter?: number) =>
      stepsOf(offers, preferring(weeksPerQuarter === undefined ? {} : { weeksPerQuarter }))
        .flatMap(({ event }) => event?.eventId ?? [])
        .join(' ')
    expect([planned(), planned(1), planned(2), planned(3)]).toEqual(['3 1', '1', '1 2', '3 1 2'])
  })

  test('none over a holiday of the Land, for those who say so', () => {
    const offers = [anOffer('br-1', [anEvent(1, '2027-03-22', { price: null })])]
    const holidays = {
      holidayOn: (day: string, land?: string) =>
        day === '2027-03-26' && land === 'Sachsen' ? 'Karfreitag' : undefined,
    }
    expect(eventOf('br-1', offers, { ...holidays, ...preferring({ avoidHolidays: true }) })).toBeUndefined()
    expect(stepOf('br-1', offers, { ...holidays, ...preferring({ avoidHolidays: true }) })?.whyUndated).toBe(
      'no-fitting-event',
    )
    expect(eventOf('br-1', offers, holidays)).toBe(1)
  })

  test('a theme for others alone teaches nobody, and no step waits for it', () => {
    const forJav = anOffer('br-1', [anEvent(1, '2026-12-07')], { targetGroups: ['jav'] })
    const steps = stepsOf([forJav, anOffer('br-2', [anEvent(2, '2026-12-14')])])
    expect(steps.map(({ key }) => key)).not.toContain('br-1')
    expect(steps[0]).toMatchObject({ key: 'br-2', event: { eventId: 2 } })
  })
})

describe('which of them suits best', () => {
  const inTown = (eventId: number, start: string, town: keyof typeof towns) =>
    anEvent(eventId, start, { town, position: towns[town] })
  const online = (eventId: number, start: string) => {
    const { town: _, position: __, ...event } = anEvent(eventId, start)
    return { ...event, online: true }
  }
  const best = (events: readonly ReturnType<typeof anEvent>[], preferences: Partial<Preferences> = {}) => {
    const step = stepOf('br-1', [anOffer('br-1', events)], preferring(preferences))
    return [step?.event, ...(step?.others ?? [])].map((event) => event?.eventId)
  }

  test('of those in time the nearest; what is about as near counts as equal', () => {
    const events = [inTown(1, '2026-12-14', 'Leipzig'), inTown(2, '2026-12-07', 'Hamburg')]
    expect(best(events, { from: leipzig })).toEqual([1, 2])
    expect(best(events)).toEqual([2, 1])
    const near = { latitude: 51.5, longitude: 12.5 }
    expect(best([anEvent(1, '2026-12-14'), anEvent(2, '2026-12-07', { position: near })], { from: leipzig })).toEqual([
      2, 1,
    ])
  })

  test('of those that are late the one in the earlier month, and in it the nearest', () => {
    const events = [
      inTown(1, '2027-03-08', 'Leipzig'),
      inTown(2, '2027-02-08', 'Hamburg'),
      inTown(3, '2027-02-15', 'Leipzig'),
    ]
    expect(best(events, { from: leipzig })).toEqual([3, 2, 1])
    expect(stepOf('br-1', [anOffer('br-1', events)])).toMatchObject({ due: '2026-12-28', late: true })
  })

  test('one in time before one that is late, whatever the way', () => {
    expect(best([inTown(1, '2027-01-04', 'Leipzig'), inTown(2, '2026-12-07', 'Hamburg')], { from: leipzig })).toEqual([
      2, 1,
    ])
  })

  test('the format that is wanted, even if it is late; online is no way to go for those who like both', () => {
    const events = [online(1, '2026-12-07'), anEvent(2, '2027-02-08'), anEvent(3, '2026-11-30')]
    expect(best(events, { format: 'online', from: leipzig })).toEqual([1, 3, 2])
    expect(best(events, { format: 'in-person', from: towns.Hamburg })).toEqual([3, 2, 1])
    expect(best(events, { format: 'either', from: towns.Hamburg })).toEqual([1, 3, 2])
  })

  test('months that are wanted', () => {
    expect(best([anEvent(1, '2026-11-30'), anEvent(2, '2026-12-07')], { months: [12, 1] })).toEqual([2, 1])
  })

  test('three of them at most, the later numbers last among equals', () => {
    expect(best([4, 3, 2, 1].map((eventId) => anEvent(eventId, '2026-12-07')))).toEqual([1, 2, 3])
  })

  test('how far it is stands with it, in kilometres', () => {
    const step = stepOf('br-1', [anOffer('br-1', [inTown(1, '2026-12-07', 'Dresden')])], preferring({ from: leipzig }))
    expect(step?.event?.kilometres).toBe(101)
  })
})

describe('what was chosen', () => {
  const twoOfEach = [
    anOffer('br-1', [anEvent(11, '2026-12-07'), anEvent(12, '2027-02-08'), anEvent(13, '2027-06-07')]),
    anOffer('br-2', [anEvent(21, '2027-01-11'), anEvent(22, '2027-03-08'), anEvent(23, '2027-04-12')]),
    anOffer('arbeitsrecht-1', [anEvent(31, '2027-01-18'), anEvent(32, '2027-03-15')]),
  ]
  const planned = (own: Partial<Planning>) =>
    stepsOf(twoOfEach, own)
      .flatMap(({ event }) => event?.eventId ?? [])
      .join(' ')

  test('nothing: everything is proposed', () => {
    expect(planned({})).toBe('11 31 22')
    expect(stepsOf(twoOfEach)[0]).toMatchObject({ origin: 'proposed', pinned: false })
  })

  test('a pinned event stays, and all others make room', () => {
    expect(planned(choosing({ pinned: [{ key: 'br-2', eventId: 21 }] }))).toBe('11 21 32')
    expect(stepOf('br-2', twoOfEach, choosing({ pinned: [{ key: 'br-2', eventId: 21 }] }))).toMatchObject({
      origin: 'chosen',
      pinned: true,
      others: [],
    })
  })

  test('what has to come before a pinned event goes before it', () => {
    const offers = [
      anOffer('br-1', [anEvent(11, '2027-02-08'), anEvent(12, '2026-12-07', { position: towns.Hamburg })]),
      anOffer('br-2', [anEvent(21, '2027-01-11')]),
    ]
    const near = preferring({ from: leipzig, months: [2] })
    expect(stepOf('br-1', offers, { ...near, ...choosing({ pinned: [{ key: 'br-2', eventId: 21 }] }) })).toMatchObject({
      event: { eventId: 12 },
      others: [],
    })
  })

  test('what stands between two pinned events goes between them', () => {
    const offers = [
      anOffer('br-1', [anEvent(11, '2026-12-07')]),
      anOffer('br-2', [anEvent(21, '2026-12-14'), anEvent(22, '2027-01-11'), anEvent(23, '2027-02-22')]),
      anOffer('br-3', [anEvent(31, '2027-03-08')]),
    ]
    const pinned = [
      { key: 'br-3', eventId: 31 },
      { key: 'br-1', eventId: 11 },
    ] as const
    const often = { ...preferring({ weeksPerQuarter: 9 }), ...choosing({ pinned }) }
    expect(stepOf('br-2', offers, often)).toMatchObject({ event: { eventId: 22 }, others: [] })
  })

  test('where nothing can go before it, it is given up, and the step says so', () => {
    const step = stepOf(
      'br-2',
      twoOfEach.map((offer) => (offer.teaches === 'br-1' ? { ...offer, events: [anEvent(12, '2027-02-08')] } : offer)),
      choosing({ pinned: [{ key: 'br-2', eventId: 21 }] }),
    )
    expect(step).toMatchObject({ unpinned: { eventId: 21, why: 'prerequisite-missing' }, event: { eventId: 22 } })
  })

  test.each([
    ['gone', [{ key: 'br-1', eventId: 99 }] as const, {}],
    ['sold-out', [{ key: 'br-1', eventId: 11 }] as const, { seatsOfOthers: new Map([[11, 5]]) }],
    ['same-week', [{ key: 'br-1', eventId: 11 }] as const, { weeksOfOthers: new Set(['2026-12-07']) }],
    [
      'overlapping',
      [{ key: 'br-1', eventId: 11 }] as const,
      { profile: { ...profile, booked: [{ themeUrl: 'x', startDate: '2026-12-11', endDate: '2026-12-11' }] } },
    ],
  ])('a pinned event that cannot be any more: %s', (why, pinned, own) => {
    expect(stepOf('br-1', twoOfEach, { ...own, ...choosing({ pinned }) })).toMatchObject({
      unpinned: { eventId: pinned[0].eventId, why },
      pinned: false,
      origin: 'proposed',
    })
  })

  test('of two pinned events at the same time the one that was pinned first', () => {
    const offers = [
      anOffer('br-1', [anEvent(11, '2026-12-07')]),
      anOffer('arbeitsrecht-1', [anEvent(31, '2026-12-07'), anEvent(32, '2027-01-11')]),
    ]
    const pinned = [
      { key: 'arbeitsrecht-1', eventId: 31 },
      { key: 'br-1', eventId: 11 },
    ] as const
    const pins = (choices: Choices['pinned']) =>
      stepsOf(offers, choosing({ pinned: choices }))
        .filter((step) => step.pinned)
        .map(({ key }) => key)
    expect(pins(pinned)).toEqual(['arbeitsrecht-1'])
    expect(pins(pinned.toReversed())).toEqual(['br-1'])
  })

  test('an order: one begins after the other is over', () => {
    expect(planned(choosing({ order: ['arbeitsrecht-1', 'br-1'] }))).toBe('31 12 22')
    const back = [anOffer('br-1', [anEvent(11, '2026-12-05')]), anOffer('arbeitsschutz', [anEvent(31, '2026-12-01')])]
    const inOrder = { ...preferring({ weeksPerQuarter: 9 }), ...choosing({ order: ['arbeitsschutz', 'br-1'] }) }
    expect(eventOf('br-1', back, inOrder)).toBeUndefined()
  })

  test('a theme beside the curriculum that was added, needed or not', () => {
    const { teaches: _, ...beside } = anOffer('br-1', [anEvent(41, '2027-05-10')], { themeUrl: 'mutterschutz' })
    expect(
      stepOf('thema:mutterschutz', [...twoOfEach, beside], choosing({ added: ['thema:mutterschutz'] })),
    ).toMatchObject({
      origin: 'chosen',
      reason: { by: 'choice' },
      event: { eventId: 41 },
      basis: { conditions: ['occasion'] },
    })
  })

  test('what is pinned and not needed stays in the plan', () => {
    const offers = [anOffer('bem', [anEvent(51, '2027-05-10')])]
    expect(stepOf('bem', offers, choosing({ pinned: [{ key: 'bem', eventId: 51 }] }))).toMatchObject({ pinned: true })
  })
})
