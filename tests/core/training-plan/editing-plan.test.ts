import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { edited, type Edit } from '#core/training-plan/editing-plan.ts'
import type { Planning } from '#core/training-plan/planning.ts'
import { planningOf, plansOf } from '#core/training-plan/plans-of-gremium.ts'
import { planOf } from '#core/training-plan/proposed-plan.ts'
import { noChoices, type Choices } from '#core/training-plan/training-plan.ts'
import { newMember } from './profiles.ts'
import { anEvent, anOffer, planningWith } from './programme.ts'
import { planning } from './random-plans.ts'

vi.setConfig({ testTimeout: 60_000 })

const profile = {
  ...newMember,
  since: '2026-11-02',
  attended: ['zu-arbeitsschutz'],
  booked: [{ themeUrl: 'zu-arbeitsrecht-3', startDate: '2027-06-21', endDate: '2027-06-22' }],
}
const { teaches: _, ...beside } = anOffer('br-1', [anEvent(71, '2027-05-10')], { themeUrl: 'mutterschutz' })
const offers = [
  anOffer('br-1', [
    anEvent(10, '2026-11-20'),
    anEvent(11, '2026-12-07'),
    anEvent(12, '2027-02-08'),
    anEvent(13, '2027-05-03', { seatsLeft: 0 }),
    anEvent(14, '2027-06-22'),
  ]),
  anOffer('br-2', [anEvent(21, '2027-01-04'), anEvent(22, '2027-03-08')]),
  anOffer('arbeitsrecht-1', [anEvent(31, '2027-01-18'), anEvent(32, '2026-12-08')]),
  anOffer('arbeitsschutz', [anEvent(41, '2027-04-12')]),
  anOffer('arbeitsrecht-3', [anEvent(51, '2027-04-12')]),
  anOffer('jav-1', [anEvent(61, '2027-04-12')], { targetGroups: ['jav'] }),
  anOffer('bem', [anEvent(81, '2027-08-02')]),
  beside,
]
const planningBy = (choices: Partial<Choices> = {}, own: Partial<Planning> = {}) =>
  planningWith(offers, { profile, choices: { ...noChoices, ...choices }, ...own })
const refusalOf = (edit: Edit, choices?: Partial<Choices>, own?: Partial<Planning>) => {
  const answer = edited(planningBy(choices, own), edit)
  return answer.ok ? undefined : answer.refusal
}
const eventsAfter = (edit: Edit, choices: Partial<Choices> = {}) => {
  const answer = edited(planningBy(choices), edit)
  if (!answer.ok) return answer.refusal.why
  return planOf(planningBy(answer.value))
    .steps.filter(({ event }) => event)
    .map(({ key, event }) => `${key} ${event?.eventId}`)
    .join(', ')
}

test('unedited', () => {
  expect(eventsAfter({ do: 'unpin', key: 'br-1' })).toBe('br-1 11, arbeitsrecht-1 31, br-2 22')
})

describe('pinning', () => {
  test('another event, and the others make room; until it is pinned no more', () => {
    expect(eventsAfter({ do: 'pin', key: 'br-1', eventId: 12 })).toBe('arbeitsrecht-1 32, br-1 12, br-2 22')
    expect(eventsAfter({ do: 'unpin', key: 'br-1' }, { pinned: [{ key: 'br-1', eventId: 12 }] })).toBe(
      'br-1 11, arbeitsrecht-1 31, br-2 22',
    )
  })

  test.each([
    ['already-attended', { key: 'arbeitsschutz', eventId: 41 }],
    ['already-booked', { key: 'arbeitsrecht-3', eventId: 51 }],
    ['unknown-step', { key: 'bem', eventId: 81 }],
    ['unknown-event', { key: 'br-1', eventId: 21 }],
    ['past', { key: 'br-1', eventId: 10 }],
    ['sold-out', { key: 'br-1', eventId: 13 }],
    ['overlapping', { key: 'br-1', eventId: 14 }],
  ] as const)('refuses with %s', (why, pin) => {
    expect(refusalOf({ do: 'pin', ...pin })).toEqual({ why })
  })

  test('refuses a step before what it builds on, and what it builds on behind it', () => {
    const onlyLater = { profile: { ...profile, preferences: { ...profile.preferences, notBefore: '2027-01-01' } } }
    expect(refusalOf({ do: 'pin', key: 'br-2', eventId: 21 }, {}, onlyLater)).toEqual({
      why: 'before-prerequisite',
      prerequisite: 'br-1',
    })
    expect(refusalOf({ do: 'pin', key: 'br-1', eventId: 12 }, { pinned: [{ key: 'br-2', eventId: 21 }] })).toEqual({
      why: 'needed-by',
      step: 'br-2',
    })
  })

  test('refuses what overlaps another pinned event', () => {
    expect(
      refusalOf({ do: 'pin', key: 'arbeitsrecht-1', eventId: 32 }, { pinned: [{ key: 'br-1', eventId: 11 }] }),
    ).toEqual({ why: 'overlapping' })
  })

  test('refuses a week in which another member of a gremium of three is away, not one that is proposed to him', () => {
    const gremium = { members: 3, employees: 30, awayTogether: false }
    const members = [
      { profile, choices: noChoices },
      {
        profile: { ...profile, person: 'anna' },
        choices: { ...noChoices, pinned: [{ key: 'br-1', eventId: 12 }] as const },
      },
    ]
    const whole = { members, gremium, offers, today: '2026-11-20', holidayOn: () => undefined }
    const own = planningOf(whole, 'kim')
    if (!own) throw new Error('kim is a member')
    expect(edited(own, { do: 'pin', key: 'br-1', eventId: 12 })).toMatchObject({ refusal: { why: 'same-week' } })
    const proposed = plansOf(whole)
      .find(({ person }) => person === 'anna')
      ?.steps.find(({ key }) => key === 'arbeitsrecht-1')
    expect(proposed?.event?.eventId).toBe(32)
    expect(edited(own, { do: 'pin', key: 'arbeitsrecht-1', eventId: 32 }).ok).toBe(true)
    expect(planningOf(whole, 'nobody')).toBeUndefined()
  })
})

describe('dropping, adding, moving', () => {
  test('what is dropped is gone with what builds on it, and comes back', () => {
    expect(eventsAfter({ do: 'drop', key: 'br-1' })).toBe('arbeitsrecht-1 32')
    expect(eventsAfter({ do: 'restore', key: 'br-1' }, { dropped: ['br-1'] })).toBe(
      'br-1 11, arbeitsrecht-1 31, br-2 22',
    )
    expect(eventsAfter({ do: 'add', key: 'br-1' }, { dropped: ['br-1'] })).toContain('br-1 11')
    expect(refusalOf({ do: 'drop', key: 'bem' })).toEqual({ why: 'unknown-step' })
    expect(refusalOf({ do: 'drop', key: 'br-1' }, { pinned: [{ key: 'br-2', eventId: 22 }] })).toEqual({
      why: 'needed-by',
      step: 'br-2',
    })
  })

  test.each([
    ['already-attended', 'arbeitsschutz'],
    ['already-booked', 'arbeitsrecht-3'],
    ['already-planned', 'br-1'],
    ['other-body', 'jav-1'],
    ['unknown-step', 'thema:gibt-es-nicht'],
  ] as const)('adding refuses with %s', (why, key) => {
    expect(refusalOf({ do: 'add', key })).toEqual({ why })
  })

  test('what is added is planned, of the curriculum or beside it', () => {
    expect(eventsAfter({ do: 'add', key: 'bem' })).toContain('bem 81')
    expect(eventsAfter({ do: 'add', key: 'thema:mutterschutz' })).toContain('thema:mutterschutz 71')
  })

  test('a step goes before another one, or behind all', () => {
    expect(eventsAfter({ do: 'move', key: 'arbeitsrecht-1', before: 'br-1' })).toBe(
      'arbeitsrecht-1 32, br-1 12, br-2 22',
    )
    expect(edited(planningBy(), { do: 'move', key: 'arbeitsrecht-1', before: null })).toMatchObject({
      ok: true,
      value: { order: ['br-1', 'br-2', 'arbeitsrecht-1'] },
    })
  })

  test('but never before what it builds on, nor when it is pinned', () => {
    expect(refusalOf({ do: 'move', key: 'br-2', before: 'br-1' })).toEqual({
      why: 'before-prerequisite',
      prerequisite: 'br-1',
    })
    expect(refusalOf({ do: 'move', key: 'br-1', before: 'br-2' }, { pinned: [{ key: 'br-1', eventId: 11 }] })).toEqual({
      why: 'pinned',
    })
    expect(refusalOf({ do: 'move', key: 'bem', before: 'br-2' })).toEqual({ why: 'unknown-step' })
    expect(refusalOf({ do: 'move', key: 'br-1', before: 'bem' })).toEqual({ why: 'unknown-step' })
  })
})

test('what was pinned by an edit stands in the plan, whatever the programme', () => {
  fc.assert(
    fc.property(planning, fc.nat(), (of, nth) => {
      const pinnable = planOf(of).steps.flatMap(({ key, others }) => others.map(({ eventId }) => ({ key, eventId })))
      const pin = pinnable[nth % Math.max(pinnable.length, 1)]
      if (!pin) return
      const answer = edited(of, { do: 'pin', ...pin })
      if (!answer.ok) return
      const step = planOf({ ...of, choices: answer.value }).steps.find(({ key }) => key === pin.key)
      expect(step).toMatchObject({ pinned: true, origin: 'chosen', event: { eventId: pin.eventId } })
    }),
    { numRuns: 200 },
  )
})
