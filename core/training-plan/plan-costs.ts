import { totalsOf } from '../costs/cost-totals.ts'
import type { CostTotals } from '../costs/costs.ts'
import type { Cents } from '../shared/money.ts'
import type { TrainingPlan } from './training-plan.ts'

/**
 * What the events of some plans cost that begin in one year: fees alone, for hotels and journeys are not known here.
 */
export interface YearOfCosts {
  readonly year: number
  readonly events: number
  readonly totals: CostTotals
}

/** How a year stands to a budget; a year with a price auf Anfrage may cost more. */
export interface BudgetedYear extends YearOfCosts {
  /** Net cents; negative where the budget is too small. */
  readonly left: Cents
}

/** The costs of one plan, or of all plans of a gremium, year by year; years without events are left out. */
export const costsByYear = (plans: readonly Pick<TrainingPlan, 'steps'>[]): readonly YearOfCosts[] => {
  const events = plans.flatMap(({ steps }) => steps.flatMap(({ event }) => event ?? []))
  const years = [...new Set(events.map(({ startDate }) => Number(startDate.slice(0, 4))))].toSorted((a, b) => a - b)
  return years.map((year) => {
    const ofYear = events.filter(({ startDate }) => Number(startDate.slice(0, 4)) === year)
    const lines = ofYear.map(({ price }) => ({ quantity: 1, net: price?.net ?? null, rate: price?.rate ?? 0 }))
    return { year, events: ofYear.length, totals: totalsOf(lines) }
  })
}

/** Each year against a net budget a year. */
export const againstBudget = (years: readonly YearOfCosts[], budget: Cents): readonly BudgetedYear[] =>
  years.map((year) => ({ ...year, left: budget - year.totals.net }))
