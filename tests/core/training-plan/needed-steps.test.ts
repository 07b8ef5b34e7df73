import { describe, expect, test } from 'vitest'
import { neededSteps } from '#core/training-plan/needed-steps.ts'
import { noChoices, type Choices, type Profile, type StepKey } from '#core/training-plan/training-plan.ts'
import { gremiumOfNine, newMember } from './profiles.ts'

const today = '2026-05-20'

const neededBy = (
  profile: Partial<Profile>,
  { choices, known = [], employees = 320 }: { choices?: Partial<Choices>; known?: StepKey[]; employees?: number } = {},
) =>
  neededSteps(
    { ...newMember, ...profile },
    { ...gremiumOfNine, employees },
    { ...noChoices, ...choices },
    new Set(known),
    today,
  )
const keysOf = (...query: Parameters<typeof neededBy>) => neededBy(...query).map(({ key }) => key)

describe('what a mandate asks for', () => {
  test('a new member learns the seven basics, in their order', () => {
    expect(neededBy({}).map(({ key, due }) => `${due} ${key}`)).toEqual([
      '2026-06-29 br-1',
      '2026-09-21 arbeitsrecht-1',
      '2026-11-02 br-2',
      '2027-02-08 arbeitsrecht-2',
      '2027-05-03 br-3',
      '2027-08-02 arbeitsrecht-3',
      '2027-11-01 arbeitsschutz',
    ])
  })

  test.each([
    ['ersatz', 'ersatz-1 ersatz-2 ersatz-3'],
    ['sbv', 'sbv-1 sbv-beteiligung sbv-2 bem sbv-3'],
    ['sbv-stellvertretung', 'sbv-stellvertretung sbv-1 sbv-2'],
    ['jav', 'jav-1 jav-2 ausbildungsrecht'],
    ['wahlvorstand', 'wahlvorstand'],
    ['wa-extern', 'wirtschaftsausschuss-1 wirtschaftsausschuss-2 bilanz'],
  ] as const)('%s: %s', (mandate, keys) => {
    expect(keysOf({ mandate }).join(' ')).toBe(keys)
  })

  test.each([
    [100, 'wahlvorstand-vereinfacht'],
    [101, 'wahlvorstand'],
  ])('of %i who may vote: %s', (employees, key) => {
    expect(keysOf({ mandate: 'wahlvorstand' }, { employees })).toEqual([key])
  })
})

test('a duty comes between the basics, where it is due', () => {
  expect(keysOf({ duties: ['vorsitz'] }).join(' ')).toBe(
    'br-1 vorsitz-1 arbeitsrecht-1 br-2 vorsitz-2 arbeitsrecht-2 sitzungsleitung br-3 rhetorik verhandeln arbeitsrecht-3 arbeitsschutz',
  )
})

test('what two duties ask for is learnt once, for the first of them and by the earlier day', () => {
  const bem = neededBy({ duties: ['arbeitsschutzausschuss'], concerns: ['gesundheit'] }).filter(
    ({ key }) => key === 'bem',
  )
  expect(bem).toEqual([{ key: 'bem', reason: { by: 'duty', duty: 'arbeitsschutzausschuss' }, due: '2026-11-18' }])
})

test('what is known is left out, and needs no prerequisite', () => {
  expect(keysOf({}, { known: ['br-2', 'arbeitsrecht-1'] }).join(' ')).toBe(
    'br-1 arbeitsrecht-2 br-3 arbeitsrecht-3 arbeitsschutz',
  )
})

test('what is dropped takes with it what builds on it', () => {
  expect(keysOf({}, { choices: { dropped: ['br-2'] } }).join(' ')).toBe(
    'br-1 arbeitsrecht-1 arbeitsrecht-2 arbeitsrecht-3 arbeitsschutz',
  )
})

test('what is added brings what has to come before, as early', () => {
  const added = neededBy({ mandate: 'jav' }, { choices: { added: ['interessenausgleich'] } }).slice(-2)
  expect(added).toEqual([
    {
      key: 'betriebsaenderung',
      reason: { by: 'prerequisite', of: 'interessenausgleich' },
      due: '2026-11-18',
    },
    { key: 'interessenausgleich', reason: { by: 'choice' }, due: '2026-11-18' },
  ])
})

test('an order of one’s own counts, but never against prerequisites', () => {
  expect(keysOf({}, { choices: { order: ['arbeitsrecht-1', 'br-1'] } }).slice(0, 3)).toEqual([
    'arbeitsrecht-1',
    'br-1',
    'br-2',
  ])
  expect(keysOf({ mandate: 'jav' }, { choices: { order: ['jav-2', 'jav-1'] } })).toEqual([
    'jav-1',
    'jav-2',
    'ausbildungsrecht',
  ])
})
