import type { Gremium } from '../gremium/gremium.ts'
import type { Cents } from '../shared/money.ts'
import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { BasicsStanding } from '../training-plan/basics.ts'
import type { Duty, Mandate } from '../training-plan/curriculum.ts'
import type { Matrix } from '../training-plan/matrix.ts'
import type { BudgetedYear, YearOfCosts } from '../training-plan/plan-costs.ts'

/** The plan of a whole Gremium: who lacks what, and what it costs. */
export interface GremiumPlan {
  readonly gremium: { readonly id: Gremium['id']; readonly name: string }
  /** Those whose trainings are planned, in the order of the rows. */
  readonly members: readonly {
    readonly person: string
    readonly name: string
    readonly mandate: Mandate
    readonly duties: readonly Duty[]
  }[]
  /** How many belong to it beyond those that one plan holds. */
  readonly more: number
  /** It is so small that no two of its members are away in one week (domain §4.6). */
  readonly oneAtATime: boolean
  readonly matrix: Matrix
  /** Of all that is proposed, what goes beyond the basics too; against a budget where one is said. */
  readonly years: readonly (YearOfCosts | BudgetedYear)[]
}

/** How somebody of a Gremium stands to the basics of her mandate. */
export interface MemberTraining {
  /** Her number on the roster; where there is none, that of her account. */
  readonly person: string
  readonly name: string
  /** Absent where nobody wrote down the address under which she learns. */
  readonly basics?: BasicsStanding
}

/** The training of those who belong to a Gremium, planned together. */
export interface ForPlanningAGremium {
  /** Who has attended and booked how many of the basics, by the rules of the plan, for those who may see the plan. */
  basics(ask: {
    readonly gremium?: string
  }): Promise<Result<{ readonly items: readonly MemberTraining[] }, NotSignedIn | NotFound>>
  /**
   * Of one that whoever asks belongs to, the first of them where none is named, against a net budget a year in cents
   * where one is said or the Gremium has one. To who does not belong to it, it does not exist.
   */
  plan(ask: {
    readonly gremium?: string
    readonly budget?: Cents
  }): Promise<Result<GremiumPlan, NotSignedIn | NotFound>>
}
