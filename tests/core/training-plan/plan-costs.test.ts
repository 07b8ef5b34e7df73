import { expect, test } from 'vitest'
import { againstBudget, costsByYear } from '#core/training-plan/plan-costs.ts'
import { planOf } from '#core/training-plan/proposed-plan.ts'
import { anEvent, anOffer, planningWith } from './programme.ts'

const plan = planOf(
  planningWith([
    anOffer('br-1', [anEvent(1, '2026-12-07', { price: { net: 129_000, rate: 19 } })]),
    anOffer('arbeitsrecht-1', [anEvent(2, '2027-01-11', { price: { net: 99_001, rate: 19 } })]),
    anOffer('br-2', [anEvent(3, '2027-02-01', { price: { net: 50_000, rate: 7 } })]),
    anOffer('arbeitsschutz', [anEvent(4, '2027-03-01', { price: null })]),
  ]),
)

test('fees year by year, VAT on the sum of each rate; a price auf Anfrage leaves a year incomplete', () => {
  expect(costsByYear([plan])).toEqual([
    {
      year: 2026,
      events: 1,
      totals: {
        net: 129_000,
        vatByRate: [{ rate: 19, net: 129_000, vat: 24_510 }],
        gross: 153_510,
        currency: 'EUR',
        complete: true,
      },
    },
    {
      year: 2027,
      events: 3,
      totals: {
        net: 149_001,
        vatByRate: [
          { rate: 19, net: 99_001, vat: 18_810 },
          { rate: 7, net: 50_000, vat: 3_500 },
        ],
        gross: 171_311,
        currency: 'EUR',
        complete: false,
      },
    },
  ])
})

test('of a gremium the sum of all plans, against a budget', () => {
  const years = againstBudget(costsByYear([plan, plan]), 258_000)
  expect(years.map(({ year, events, left }) => [year, events, left])).toEqual([
    [2026, 2, 0],
    [2027, 6, -40_002],
  ])
})

test('a plan without events costs nothing in no year', () => {
  expect(costsByYear([planOf(planningWith([]))])).toEqual([])
})
