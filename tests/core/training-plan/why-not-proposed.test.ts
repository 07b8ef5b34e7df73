import { expect, test } from 'vitest'
import { planOf } from '#core/training-plan/proposed-plan.ts'
import { noChoices } from '#core/training-plan/training-plan.ts'
import { whyNotProposed } from '#core/training-plan/why-not-proposed.ts'
import { newMember } from './profiles.ts'
import { anEvent, anOffer, planningWith } from './programme.ts'

const planning = planningWith(
  [
    anOffer('br-1', [anEvent(1, '2026-12-07')]),
    anOffer('br-1', [anEvent(2, '2027-03-08')], { themeUrl: 'auch-br-1' }),
    anOffer('br-2', []),
    anOffer('br-3', [anEvent(3, '2027-06-07')]),
    anOffer('arbeitsrecht-1', [anEvent(4, '2027-01-11', { seatsLeft: 0 })]),
    anOffer('arbeitsschutz', [anEvent(5, '2026-12-14')]),
    anOffer('bem', [anEvent(6, '2027-02-01')]),
    anOffer('ki', [anEvent(7, '2027-02-01')]),
    anOffer('entgelt', [anEvent(8, '2027-02-01')]),
    anOffer('jav-1', [anEvent(9, '2027-02-01')], { targetGroups: ['jav'] }),
    anOffer('protokoll', [anEvent(10, '2027-02-01')]),
  ],
  {
    profile: {
      ...newMember,
      since: '2026-11-02',
      duties: ['schriftfuehrung'],
      attended: ['zu-ki'],
      booked: [{ themeUrl: 'zu-entgelt', startDate: '2027-02-01', endDate: '2027-02-05' }],
    },
    choices: { ...noChoices, dropped: ['protokoll'] },
  },
)
const plan = planOf(planning)

test.each([
  ['zu-br-1', undefined],
  ['auch-br-1', { why: 'another-theme', themeUrl: 'zu-br-1' }],
  ['zu-br-2', { why: 'no-event' }],
  ['zu-br-3', { why: 'prerequisite-missing', prerequisite: 'br-2' }],
  ['zu-arbeitsrecht-1', { why: 'sold-out' }],
  ['zu-arbeitsschutz', { why: 'no-fitting-event' }],
  ['zu-bem', { why: 'not-needed' }],
  ['zu-ki', { why: 'attended' }],
  ['zu-entgelt', { why: 'booked' }],
  ['zu-jav-1', { why: 'other-body' }],
  ['zu-protokoll', { why: 'dropped' }],
  ['gibt-es-nicht', { why: 'no-event' }],
])('%s: %o', (themeUrl, expected) => {
  expect(whyNotProposed(planning, plan, themeUrl)).toEqual(expected)
})
