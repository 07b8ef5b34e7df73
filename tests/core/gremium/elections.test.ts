import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  callsForElection,
  electedBodies,
  electionAfter,
  nextElection,
  skipsElection,
  standsTo,
} from '#core/gremium/law/elections.ts'
import { addDays } from '#core/shared/dates.ts'

const council = (year: number) => ({ from: `${year}-03-01`, until: `${year}-05-31` })
const autumn = (year: number) => ({ from: `${year}-10-01`, until: `${year}-11-30` })

describe('the regular election that follows one', () => {
  test.each([
    // At the regular time: four years later.
    ['2022-03-01', council(2026)],
    ['2022-05-31', council(2026)],
    ['2026-04-15', council(2030)],
    // Between: at the next time, where the term has lasted a year by then.
    ['2022-06-01', council(2026)],
    ['2024-11-05', council(2026)],
    ['2025-03-01', council(2026)],
    // Less than a year before: at the one after.
    ['2025-03-02', council(2030)],
    ['2026-02-28', council(2030)],
    ['2024-02-29', council(2026)],
  ])('of a works council of %s (§ 13 BetrVG)', (electedOn, period) =>
    expect(electionAfter('BR', electedOn)).toEqual(period),
  )

  test.each([
    ['2024-10-15', autumn(2026)],
    ['2025-10-01', autumn(2026)],
    ['2025-10-02', autumn(2028)],
    ['2026-11-30', autumn(2028)],
    ['2026-12-01', autumn(2028)],
  ])('of a JAV of %s (§ 64 BetrVG)', (electedOn, period) => expect(electionAfter('JAV', electedOn)).toEqual(period))

  test.each([
    ['2022-10-20', autumn(2026)],
    ['2024-05-05', autumn(2026)],
    ['2025-12-01', autumn(2030)],
    ['2026-10-01', autumn(2030)],
  ])('of a person of trust of %s (§ 177 SGB IX)', (electedOn, period) =>
    expect(electionAfter('SBV', electedOn)).toEqual(period),
  )

  const aDay = fc.nat({ max: 20_000 }).map((days) => addDays('2010-01-01', days))
  test.each(electedBodies)(
    'of any %s comes later than that, within two terms, and never within its first year',
    (body) => {
      fc.assert(
        fc.property(aDay, (electedOn) => {
          const { from, until } = electionAfter(body, electedOn)
          const years = body === 'JAV' ? 2 : 4
          expect(from > electedOn && from < until).toBe(true)
          expect(from >= addDays(electedOn, 365 - 92)).toBe(true)
          expect(Number(from.slice(0, 4)) - Number(electedOn.slice(0, 4))).toBeLessThanOrEqual(years + 1)
          expect(Number(from.slice(0, 4)) % years).toBe(2026 % years)
        }),
      )
    },
  )
})

test.each([
  ['2026-01-01', council(2026)],
  ['2026-05-31', council(2026)],
  ['2026-06-01', council(2030)],
  ['2027-12-31', council(2030)],
  ['2030-03-01', council(2030)],
])('without its last election, on %s the next one of a works council', (today, period) =>
  expect(nextElection('BR', today)).toEqual(period),
)

test('an election shortly before the regular time skips that', () => {
  expect([skipsElection('BR', '2025-03-02'), skipsElection('BR', '2025-03-01')]).toEqual([true, false])
  expect([skipsElection('BR', '2026-03-01'), skipsElection('BR', '2022-04-01')]).toEqual([false, false])
})

test.each([
  ['2026-02-28', 'to-come'],
  ['2026-03-01', 'running'],
  ['2026-05-31', 'running'],
  ['2026-06-01', 'over'],
])('on %s the elections of 2026 are %s', (today, standing) => expect(standsTo(today, council(2026))).toBe(standing))

test.each([
  [100, 150, true],
  [100, 149, false],
  [100, 50, true],
  [100, 51, false],
  [99, 149, true],
  [60, 109, false],
  [60, 110, true],
  [300, 400, false],
  [301, 451, false],
  [301, 452, true],
])('from %i to %i employees within 24 months (§ 13 Abs. 2 Nr. 1 BetrVG): %s', (before, after, calls) =>
  expect(callsForElection(before, after)).toBe(calls),
)
