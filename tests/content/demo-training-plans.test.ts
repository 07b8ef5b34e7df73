import { describe, expect, test } from 'vitest'
import { addDays } from '#core/shared/dates.ts'
import type { TrainingKey } from '#core/training-plan/curriculum.ts'
import { noChoices, type Gremium, type Profile } from '#core/training-plan/training-plan.ts'
import { planningTrainings } from '#core/training-plan/training-plan.service.ts'
import { mostEvents } from '#core/training-plan/programme-offers.ts'
import { readDemoContent } from './reading-demo-content.ts'
import { knowingHolidays } from '#reading/holidays.ts'
import { openTestCore, valueOf } from '#tests/core/test-core.ts'

const today = '2026-11-24'
const testCore = openTestCore(`${today}T12:00:00.000Z`)
const content = valueOf(await readDemoContent())
valueOf(await testCore.stage.content(content))

/** What themes of the demo content teach. */
const teaches: Readonly<Record<string, TrainingKey>> = {
  'betriebsverfassungsrecht-1': 'br-1',
  'betriebsverfassungsrecht-2': 'br-2',
  'betriebsverfassungsrecht-3': 'br-3',
  'arbeitsrecht-1': 'arbeitsrecht-1',
  'arbeitsrecht-2': 'arbeitsrecht-2',
  'arbeitsrecht-3': 'arbeitsrecht-3',
  'arbeitsschutz-grundlagen': 'arbeitsschutz',
  'vorsitz-1': 'vorsitz-1',
  'vorsitz-2': 'vorsitz-2',
  sitzungsleitung: 'sitzungsleitung',
  rhetorik: 'rhetorik',
  verhandeln: 'verhandeln',
  'sbv-1': 'sbv-1',
  'sbv-2': 'sbv-2',
  'sbv-3': 'sbv-3',
  'sbv-rechte-178': 'sbv-beteiligung',
  bem: 'bem',
  'jav-1': 'jav-1',
  'jav-2': 'jav-2',
  'jav-ausbildungsrecht': 'ausbildungsrecht',
}

let eventsRead = 0
const { catalogue, records, clock } = testCore.needs
const planning = planningTrainings({
  catalogue: {
    themesAt: (...query) => catalogue.themesAt(...query),
    async events(...query) {
      const page = await catalogue.events(...query)
      eventsRead += page.items.length
      return page
    },
  },
  records,
  clock,
  teaching: { teaches: async () => teaches },
  holidays: knowingHolidays,
})

const gremium: Gremium = { members: 9, employees: 320, land: 'Sachsen', awayTogether: false }
const leipzig = { latitude: 51.34, longitude: 12.37 }
const somebody = (mandate: Profile['mandate'], own: Partial<Profile> = {}): Profile => ({
  person: 'kim',
  mandate,
  duties: [],
  concerns: [],
  since: '2026-11-02',
  firstTerm: true,
  attended: [],
  booked: [],
  preferences: { format: 'in-person', months: [], avoidHolidays: true, from: leipzig },
  ...own,
})
const planFor = async (profile: Profile) => valueOf(await planning.plan({ profile, gremium, choices: noChoices }))
describe('what the demo programme plans', () => {
  test.each([
    [
      'a new member',
      somebody('br'),
      ['br-1', 'arbeitsrecht-1', 'br-2', 'arbeitsrecht-2', 'br-3', 'arbeitsrecht-3', 'arbeitsschutz'],
    ],
    [
      'a new chairwoman',
      somebody('br', { duties: ['vorsitz'] }),
      [
        'br-1',
        'arbeitsrecht-1',
        'br-2',
        'arbeitsrecht-2',
        'br-3',
        'arbeitsrecht-3',
        'arbeitsschutz',
        'vorsitz-1',
        'vorsitz-2',
        'sitzungsleitung',
        'rhetorik',
        'verhandeln',
      ],
    ],
    ['a person of trust', somebody('sbv'), ['sbv-1', 'sbv-beteiligung', 'sbv-2', 'bem', 'sbv-3']],
    ['a member of the JAV', somebody('jav'), ['jav-1', 'jav-2', 'ausbildungsrecht']],
  ])('for %s', async (_, profile, trainings) => {
    eventsRead = 0
    const { plan, years } = await planFor(profile)
    expect(plan.steps.map(({ key }) => key).toSorted()).toEqual(trainings.toSorted())
    expect(eventsRead).toBeGreaterThan(0)
    expect(eventsRead).toBeLessThanOrEqual(mostEvents)
    // The demo programme is announced for about a year: what is due later may wait.
    const soon = addDays(today, 200)
    expect(plan.steps.filter(({ event, due }) => !event && due < soon).map(({ key }) => key)).toEqual([])
    expect(years.reduce((sum, { events }) => sum + events, 0)).toBe(plan.steps.filter(({ event }) => event).length)
    expect(years.every(({ totals }) => totals.net > 0)).toBe(true)
    expect(JSON.stringify(await planFor(profile))).toBe(JSON.stringify(await planFor(profile)))
  })
})

test('an edit is planned at once, and a refusal told', async () => {
  const ask = { profile: somebody('br'), gremium, choices: noChoices }
  const { plan } = valueOf(await planning.plan(ask))
  const other = plan.steps[0]?.others[0]
  if (!other) throw new Error('the first step has another event')
  const edit = { do: 'pin', key: 'br-1', eventId: other.eventId } as const
  const answer = valueOf(await planning.edit({ ...ask, edit }))
  expect(answer.choices.pinned).toEqual([{ key: 'br-1', eventId: other.eventId }])
  expect(answer.plan.steps.find(({ key }) => key === 'br-1')).toMatchObject({
    pinned: true,
    event: { eventId: other.eventId },
  })
  expect(await planning.edit({ ...ask, edit: { do: 'add', key: 'jav-1' } })).toMatchObject({
    refusal: { why: 'other-body' },
  })
  const beside = valueOf(await planning.edit({ ...ask, edit: { do: 'add', key: 'thema:mutterschutz-elternzeit' } }))
  expect(beside.plan.steps.find(({ key }) => key === 'thema:mutterschutz-elternzeit')?.event?.town).toBeTypeOf('string')
})

test('why a theme of the programme is not proposed', async () => {
  const ask = { profile: somebody('br', { attended: ['arbeitsrecht-1'] }), gremium, choices: noChoices }
  const reasonOf = async (themeUrl: string) => valueOf(await planning.whyNotProposed({ ...ask, themeUrl })).reason?.why
  expect(
    await Promise.all(
      ['arbeitsrecht-1', 'betriebsverfassungsrecht-1', 'rhetorik', 'jav-1', 'mobile-arbeit'].map(reasonOf),
    ),
  ).toEqual(['attended', undefined, 'not-needed', 'other-body', 'not-needed'])
})

test('a gremium of three is planned one after the other, with its costs against a budget', async () => {
  const members = ['anna', 'ben', 'cem'].map((person) => ({ profile: somebody('br', { person }), choices: noChoices }))
  eventsRead = 0
  const { plans, matrix, years } = valueOf(
    await planning.plans({ members, gremium: { ...gremium, members: 3 }, budget: 1_000_000 }),
  )
  expect(eventsRead).toBeLessThanOrEqual(mostEvents)
  expect(plans.map(({ steps }) => steps.filter(({ event }) => event).length).every((events) => events > 0)).toBe(true)
  expect(matrix.rows.map(({ person }) => person)).toEqual(['anna', 'ben', 'cem'])
  expect(years.map((year) => 'left' in year && year.left + year.totals.net)).toEqual(years.map(() => 1_000_000))
})

test.each([
  ['since', { profile: somebody('br', { since: 'gestern' }) }, { since: 'malformed' }],
  ['employees', { gremium: { ...gremium, employees: -1 } }, { employees: 'malformed' }],
  [
    'choices',
    { choices: { ...noChoices, added: Array.from({ length: 61 }, () => 'bem' as const) } },
    { choices: 'too-many' },
  ],
])('refuses malformed %s', async (_, own, fields) => {
  const answer = await planning.plan({ profile: somebody('br'), gremium, choices: noChoices, ...own })
  expect(answer).toEqual({ ok: false, refusal: { why: 'invalid', fields } })
})

test('refuses two members of one name, and more than sixty', async () => {
  const member = { profile: somebody('br'), choices: noChoices }
  expect(await planning.plans({ members: Array.from({ length: 61 }, () => member), gremium })).toMatchObject({
    refusal: { fields: { members: 'too-many', person: 'unknown' } },
  })
})
