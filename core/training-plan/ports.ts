import type { User } from '../accounts/accounts.ts'
import type { Brand } from '../brand/brand.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Cents } from '../shared/money.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { Teaches } from './basics.ts'
import type { TrainingKey } from './curriculum.ts'
import type { Edit, WhyNotEdited } from './editing-plan.ts'
import type { Matrix } from './matrix.ts'
import type { BudgetedYear, YearOfCosts } from './plan-costs.ts'
import type { PlannedMember } from './plans-of-gremium.ts'
import type { PlanDraft, PlanField, PlanForm } from './plan-form.ts'
import type { ListedPlan, PlanMaker, StoredPlan } from './stored-plan.ts'
import type { KnownTrainings } from './profile-of-draft.ts'
import type { Choices, Gremium, Profile, Step, TrainingPlan } from './training-plan.ts'
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

/** A plan with what belongs to it, as one visitor sees it. */
export interface ShownPlan extends PlanWithCosts {
  readonly id: StoredPlan['id']
  readonly token: string
  readonly version: number
  readonly madeBy: PlanMaker
  /** What was said; its postcode those alone see who may change the plan. */
  readonly draft: PlanDraft
  readonly choices: Choices
  /** How many trainings it leaves out because they were attended or are booked. */
  readonly known: number
  readonly createdAt: Instant
  readonly changedAt: Instant
  /** After it the link opens nothing any more. */
  readonly until: Instant
  /** On which events, seats and prices are as it says. */
  readonly today: Day
  /** Whoever asks owns it, or is a consultant. */
  readonly mayChange: boolean
}

/** A training of the curriculum with the themes that teach it; none where the programme has none. */
export interface TaughtTraining {
  readonly training: TrainingKey
  readonly themes: readonly { readonly url: string; readonly title: string }[]
}

/** Somebody changed the plan meanwhile; `version` is the one it has now. */
export interface PlanChanged {
  readonly why: 'plan-changed'
  readonly version: number
}
/** The rules of plans do not allow that change. */
export interface StepNotChanged {
  readonly why: 'step-not-changed'
  readonly because: WhyNotEdited
}
/** The account has as many plans as it may have. */
export interface PlansFull {
  readonly why: 'plans-full'
}
/** Its twelve months are over. */
export interface PlanExpired {
  readonly why: 'expired'
}

type WhyNotOwn = NotSignedIn | NotFound

/**
 * Plans that are kept: made by whom they are for, or by a consultant, and read by whoever has the link (domain §7.10).
 * Of a plan that is somebody else's there is nothing: 'not-found'. Consultants may change all.
 */
export interface ForKeepingPlans {
  /**
   * Makes one, in the account of whoever asks. A consultant makes it `forCustomer`: in the account with that address
   * where there is one, else in nobody's. Twenty an account, thirty a day.
   */
  create(
    ask: PlanForm & { readonly forCustomer?: boolean; readonly email?: string },
  ): Promise<Result<ShownPlan, NotSignedIn | NotAllowed | Invalid<PlanField> | PlansFull | TooMany>>
  /** One by its token, for everybody, or by its number for who may change it, even when the link has expired. */
  get(ask: {
    readonly token?: string
    readonly id?: string
  }): Promise<Result<ShownPlan, NotSignedIn | NotFound | PlanExpired>>
  /** What there is to be learnt, in the order of the curriculum, and which themes teach it. Never refuses. */
  curriculum(ask: {}): Promise<Result<{ readonly items: readonly TaughtTraining[] }, never>>
  /** Those of whoever asks, the newest first. */
  own(ask: {}): Promise<Result<Page<ListedPlan>, NotSignedIn>>
  /** Changes one of its steps as `Edit` says; `before` is null for the end. Two hundred changes a day. */
  edit(ask: {
    readonly id: string
    readonly version: number
    readonly do: Edit['do']
    readonly key: string
    readonly eventId?: number
    readonly before?: string | null
  }): Promise<Result<ShownPlan, WhyNotOwn | PlanChanged | StepNotChanged | Invalid<'choices'> | TooMany>>
  /** Replaces what was said; what was chosen stays. */
  change(
    ask: PlanForm & { readonly id: string; readonly version: number },
  ): Promise<Result<ShownPlan, WhyNotOwn | PlanChanged | Invalid<PlanField> | TooMany>>
  delete(ask: { readonly id: string }): Promise<Result<void, WhyNotOwn>>
  /** All that there are, the newest first, for consultants. */
  all(ask: PageQuery): Promise<Result<Page<ListedPlan>, NotSignedIn | NotAllowed>>
}

/** Reads plans. */
export interface ForStoringPlans {
  byToken(token: string): Promise<StoredPlan | undefined>
  byId(id: StoredPlan['id']): Promise<StoredPlan | undefined>
  /** Those of an account, the newest first. */
  ofOwner(owner: User['id']): Promise<readonly StoredPlan[]>
  /** A page of all, the newest first. */
  list(page: PageQuery): Promise<Page<StoredPlan>>
}

/** Changes plans, within a transaction. */
export interface ForChangingPlans {
  /** One as it is; nobody else changes it until the transaction ends. */
  lock(id: StoredPlan['id']): Promise<StoredPlan | undefined>
  /** How many an account has; nobody else adds one to it until the transaction ends. */
  countOf(owner: User['id']): Promise<number>
  /** Stores one, in place of that of its number. */
  save(plan: StoredPlan): Promise<void>
  delete(id: StoredPlan['id']): Promise<void>
  /** All of an account that goes. */
  deleteOf(owner: User['id']): Promise<void>
}

/** What whoever has the link of a plan takes away from it. Refuses as `ForKeepingPlans.get` does a token. */
export interface ForTakingPlanPapers {
  /** The plan as tagged PDF: what, when, where, what it costs, why. */
  pdf(ask: { readonly token: string }): Promise<Result<Document, NotFound | PlanExpired>>
  /** Its events as iCalendar. Refuses a plan without any. */
  calendar(ask: { readonly token: string }): Promise<Result<Document, NotFound | PlanExpired>>
  /**
   * The draft of a resolution for all steps with an event, or for one (PDF). Refuses where there is none, and where no
   * works council decides.
   */
  resolution(ask: { readonly token: string; readonly step?: string }): Promise<Result<Document, NotFound | PlanExpired>>
}

/** What papers of plans know beside the plan. */
export interface AboutPlanPaper {
  readonly brand: Brand
  /** Origin of the site. */
  readonly site: string
  readonly today: Day
}

/** Puts plans into words, to be printed. */
export interface ForPhrasingPlans {
  plan(shown: ShownPlan, about: AboutPlanPaper): PrintedDocument
  /** Of some steps, which have events. */
  resolution(shown: ShownPlan, steps: readonly Step[], about: AboutPlanPaper): PrintedDocument
}

/** Knows what people have attended and booked with us. */
export interface ForKnowingTrainings {
  ofAccount(userId: User['id']): Promise<KnownTrainings>
  /** By the addresses under which they take part; each address has an answer. */
  ofPeople(emails: readonly string[], knownTo: string): Promise<ReadonlyMap<string, KnownTrainings>>
}

/** Knows the themes that teach something of the curriculum, without their events. */
export interface ForKnowingTaughtThemes {
  /** By their addresses; reads nothing while the content stays the same. */
  taughtThemes(): Promise<readonly Teaches[]>
}

/** Knows what themes of the programme teach: the provider says so. */
export interface ForKnowingWhatThemesTeach {
  /** The training of each theme that teaches one, by the theme's address. */
  teaches(): Promise<Readonly<Record<string, TrainingKey>>>
}
