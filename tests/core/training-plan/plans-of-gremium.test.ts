import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { matrixOf } from '#core/training-plan/matrix.ts'
import { plansOf, type GremiumPlanning, type PlannedMember } from '#core/training-plan/plans-of-gremium.ts'
import {
  noChoices,
  type Gremium,
  type Offer,
  type Profile,
  type TrainingPlan,
} from '#core/training-plan/training-plan.ts'
import { gremiumOfNine, newMember } from './profiles.ts'
import { anEvent, anOffer } from './programme.ts'
import { choicesAmong, dayNumber, firstOfMonth, gremium, offers, profile, today } from './random-plans.ts'

vi.setConfig({ testTimeout: 60_000 })

const planningOfSize = (size: number): fc.Arbitrary<GremiumPlanning> =>
  offers.chain((programme) =>
    fc.record({
      members: fc.tuple(
        ...Array.from({ length: size }, (_, nth) =>
          fc.record({ profile: profile(`person-${nth}`), choices: choicesAmong(programme) }),
        ),
      ),
      gremium: gremium(size),
      offers: fc.constant(programme),
      today: fc.constant(today),
      holidayOn: fc.constant(firstOfMonth),
    }),
  )

/** The week of a day, counted from a Monday. */
const weekOf = (day: string): number => Math.floor((dayNumber(day) - 4) / 7)
const weeksOf = ({ startDate, endDate }: { startDate: string; endDate: string }): readonly number[] =>
  Array.from({ length: weekOf(endDate) - weekOf(startDate) + 1 }, (_, week) => weekOf(startDate) + week)
const weeksPlanned = ({ steps }: TrainingPlan): readonly number[] =>
  steps.flatMap(({ event }) => (event ? weeksOf(event) : []))

test('no two members of a gremium of three are away in one week', () => {
  fc.assert(
    fc.property(planningOfSize(3), (of) => {
      const plans = plansOf(of)
      for (const plan of plans) {
        const own = weeksPlanned(plan)
        for (const other of plans.filter(({ person }) => person !== plan.person)) {
          const booked = of.members.find((member) => member.profile.person === other.person)?.profile.booked ?? []
          const away = [...weeksPlanned(other), ...booked.flatMap(weeksOf)]
          expect(own.filter((week) => away.includes(week))).toEqual([])
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('no event gets more members than it has seats', () => {
  fc.assert(
    fc.property(planningOfSize(5), (of) => {
      const events = plansOf(of).flatMap(({ steps }) => steps.flatMap(({ event }) => event ?? []))
      for (const { eventId, seatsLeft } of events)
        expect(events.filter((other) => other.eventId === eventId).length).toBeLessThanOrEqual(seatsLeft)
    }),
    { numRuns: 100 },
  )
})

test('the same bytes, whatever order the members are told in', () => {
  fc.assert(
    fc.property(planningOfSize(3), (of) => {
      expect(JSON.stringify(plansOf({ ...of, members: of.members.toReversed() }))).toBe(JSON.stringify(plansOf(of)))
    }),
    { numRuns: 80 },
  )
})

const member = (person: string, own: Partial<Profile> = {}): PlannedMember => ({
  profile: { ...newMember, since: '2026-11-02', person, ...own },
  choices: noChoices,
})
const together = (
  members: readonly PlannedMember[],
  programme: readonly Offer[],
  own: Partial<Gremium> = {},
): GremiumPlanning => ({
  members,
  gremium: { ...gremiumOfNine, ...own },
  offers: programme,
  today,
  holidayOn: () => undefined,
})
const firstEvents = (planning: GremiumPlanning) =>
  plansOf(planning).map(({ person, steps }) => `${person} ${steps[0]?.event?.eventId}`)

describe('a gremium of three', () => {
  const threeEvents = [anOffer('br-1', [anEvent(1, '2026-12-07'), anEvent(2, '2026-12-14'), anEvent(3, '2027-01-11')])]
  const members = [
    member('anna'),
    member('ben', { duties: ['stellvertretung'] }),
    member('cem', { duties: ['vorsitz'] }),
  ]

  test('goes one after the other, the chair first, then the deputy', () => {
    expect(firstEvents(together(members, threeEvents, { members: 3 }))).toEqual(['cem 1', 'ben 2', 'anna 3'])
  })

  test('goes together where it wants to', () => {
    const planning = together(members, threeEvents, { members: 3, awayTogether: true })
    expect(firstEvents(planning)).toEqual(['cem 1', 'ben 1', 'anna 1'])
  })

  test('one of four goes together anyway', () => {
    expect(firstEvents(together(members, threeEvents, { members: 4 }))).toEqual(['cem 1', 'ben 1', 'anna 1'])
  })

  test('what another one booked or pinned comes first, and the last seat goes to one', () => {
    const booked = member('anna', { booked: [{ themeUrl: 'x', startDate: '2026-12-11', endDate: '2026-12-11' }] })
    expect(
      firstEvents(together([member('cem', { duties: ['vorsitz'] }), booked], threeEvents, { members: 3 })),
    ).toEqual(['cem 2', 'anna 3'])
    const pinned = { ...member('zoe'), choices: { ...noChoices, pinned: [{ key: 'br-1', eventId: 1 }] as const } }
    const lastSeat = [anOffer('br-1', [anEvent(1, '2026-12-07', { seatsLeft: 1 }), anEvent(2, '2026-12-14')])]
    expect(firstEvents(together([member('cem', { duties: ['vorsitz'] }), pinned], lastSeat))).toEqual([
      'cem 2',
      'zoe 1',
    ])
  })
})

test('the matrix shows who lacks what', () => {
  const programme = [
    anOffer('br-1', [anEvent(1, '2026-12-07')]),
    anOffer('br-2', []),
    anOffer('arbeitsrecht-1', [anEvent(2, '2027-02-01')]),
    anOffer('jav-1', [anEvent(3, '2026-12-14')]),
  ]
  const planning = together(
    [
      member('anna', {
        attended: ['zu-br-1'],
        booked: [{ themeUrl: 'zu-arbeitsrecht-1', startDate: '2027-02-01', endDate: '2027-02-05' }],
      }),
      { ...member('ben'), choices: { ...noChoices, dropped: ['arbeitsschutz'] } },
      member('jo', { mandate: 'jav' }),
    ],
    programme,
  )
  const { trainings, rows, totals } = matrixOf(planning, plansOf(planning))
  const table = rows.map(({ person, standings }) => [person, ...standings.map(({ is }) => is)])
  const header = ['', ...trainings]
  expect(header.map((_, column) => [header[column], ...table.map((row) => row[column])].join(' | '))).toEqual([
    ' | anna | ben | jo',
    'br-1 | attended | planned | not-needed',
    'arbeitsrecht-1 | booked | planned | not-needed',
    'br-2 | missing | missing | not-needed',
    'arbeitsrecht-2 | missing | missing | not-needed',
    'br-3 | missing | missing | not-needed',
    'arbeitsrecht-3 | missing | missing | not-needed',
    'arbeitsschutz | missing | not-needed | not-needed',
    'jav-1 | not-needed | not-needed | planned',
    'jav-2 | not-needed | not-needed | missing',
  ])
  expect(totals[0]).toEqual({ needed: 2, attended: 1 })
  expect(rows[1]?.standings[0]).toMatchObject({ is: 'planned', event: { eventId: 1 } })
})
