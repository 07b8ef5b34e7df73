import fc from 'fast-check'
import { addDays } from '#core/shared/dates.ts'
import { concerns, duties, mandates } from '#core/training-plan/curriculum.ts'
import type { PlanForm } from '#core/training-plan/plan-form.ts'
import { formats } from '#core/training-plan/training-plan.ts'

export const today = '2026-11-20'

/** What somebody attended or booked. */
export interface Known {
  readonly themeUrl: string
  readonly attended: boolean
  /** Days from today. */
  readonly begins: number
}

/** What somebody says to have a plan made. */
export const formOf = (themes: readonly string[]): fc.Arbitrary<PlanForm> =>
  fc.record(
    {
      name: fc.constant('Łucja Yıldız'),
      mandate: fc.oneof(fc.constant('br'), fc.constantFrom(...mandates)),
      duties: fc.subarray([...duties], { maxLength: 3 }),
      concerns: fc.subarray([...concerns], { maxLength: 2 }),
      inOfficeSince: fc.integer({ min: -900, max: 30 }).map((days) => addDays(today, days)),
      firstTerm: fc.boolean(),
      attended: fc.subarray([...themes], { maxLength: 6 }),
      format: fc.constantFrom(...formats),
      months: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      notBefore: fc.integer({ min: 0, max: 90 }).map((days) => addDays(today, days)),
      avoidHolidays: fc.boolean(),
      weeksPerQuarter: fc.integer({ min: 1, max: 5 }),
      postcode: fc.constantFrom('20095', '80331'),
      employees: fc.integer({ min: 5, max: 2000 }),
      members: fc.integer({ min: 1, max: 15 }),
      land: fc.constantFrom('Sachsen', 'Bayern'),
      awayTogether: fc.boolean(),
    },
    {
      noNullPrototype: true,
      requiredKeys: [
        'mandate',
        'duties',
        'concerns',
        'inOfficeSince',
        'firstTerm',
        'attended',
        'format',
        'months',
        'avoidHolidays',
        'employees',
        'members',
        'awayTogether',
      ],
    },
  )
export const knownOf = (themes: readonly string[]): fc.Arbitrary<readonly Known[]> =>
  fc.uniqueArray(
    fc.record({
      themeUrl: fc.constantFrom(...themes),
      attended: fc.boolean(),
      begins: fc.integer({ min: 1, max: 200 }),
    }),
    { maxLength: 4, selector: ({ themeUrl }) => themeUrl },
  )

/** Three of a body, one of whom manages its Gremium and has the account. */
export const three = fc.record({
  type: fc.constantFrom('BR', 'BR', 'SBV', 'JAV', 'WA'),
  employees: fc.integer({ min: 5, max: 400 }),
  roles: fc.constantFrom(['vorsitz', 'stellv', 'mitglied'], ['mitglied', 'mitglied', 'ersatz']),
  released: fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1), fc.constantFrom(0, 1)),
  since: fc.integer({ min: -900, max: 0 }).map((days) => addDays(today, days)),
  firstTerm: fc.boolean(),
})
