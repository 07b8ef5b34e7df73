import type { Cents } from '../shared/money.ts'
import type { Invalid, Result } from '../shared/result.ts'
import type { TrainingKey } from './curriculum.ts'
import type { Edit, WhyNotEdited } from './editing-plan.ts'
import type { Matrix } from './matrix.ts'
import type { BudgetedYear, YearOfCosts } from './plan-costs.ts'
import type { PlannedMember } from './plans-of-gremium.ts'
import type { Choices, Gremium, Profile, TrainingPlan } from './training-plan.ts'
import type { WhyNotProposed } from './why-not-proposed.ts'

/** Somebody's plan, and what goes with it. */
export interface PlanWithCosts {
  readonly plan: TrainingPlan
  readonly years: readonly YearOfCosts[]
  /** Weeks of paid leave for approved events in this term (§ 37 Abs. 7 BetrVG); 0 where there are none. */
  readonly approvedWeeks: number
}

/** What is wrong with what a plan is made of. */
export type FaultyPlan = Invalid<'members' | 'person' | 'since' | 'employees' | 'choices'>

interface OwnPlanning {
  readonly profile: Profile
  readonly gremium: Gremium
  readonly choices: Choices
}

/**
 * Plans trainings from the programme as it stands today. The same answers the same while the programme is the same.
 * Refuses nobody and nothing but what is malformed: days that are none, more members than `mostMembers`, two members of
 * one name, or more choices than a plan can have.
 */
export interface ForPlanningTrainings {
  /** The plan of one person. */
  plan(ask: OwnPlanning): Promise<Result<PlanWithCosts, FaultyPlan>>
  /** The plan after an edit, and what was chosen by then. Refuses edits as `edited` does. */
  edit(
    ask: OwnPlanning & { readonly edit: Edit },
  ): Promise<Result<PlanWithCosts & { readonly choices: Choices }, FaultyPlan | WhyNotEdited>>
  /** Why a theme has no event in the plan of a person; null where it has one. */
  whyNotProposed(
    ask: OwnPlanning & { readonly themeUrl: string },
  ): Promise<Result<{ readonly reason: WhyNotProposed | null }, FaultyPlan>>
  /**
   * The plans of all members, who lacks which basics, and the costs of each year, against a net budget where there is
   * one.
   */
  plans(ask: {
    readonly members: readonly PlannedMember[]
    readonly gremium: Gremium
    readonly budget?: Cents
  }): Promise<
    Result<
      {
        readonly plans: readonly TrainingPlan[]
        readonly matrix: Matrix
        readonly years: readonly (YearOfCosts | BudgetedYear)[]
      },
      FaultyPlan
    >
  >
}

/** Knows what themes of the programme teach: the provider says so. */
export interface ForKnowingWhatThemesTeach {
  /** The training of each theme that teaches one, by the theme's address. */
  teaches(): Promise<Readonly<Record<string, TrainingKey>>>
}
