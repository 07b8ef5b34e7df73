import type { Day } from '../shared/day.ts'
import type { Price } from '../shared/money.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { Concern, Duty, Mandate, TrainingKey } from './curriculum.ts'
import type { LegalBasisOfStep } from './legal-basis-of-step.ts'

export const formats = ['in-person', 'online', 'either'] as const
/** How somebody wants to learn; with 'either', online counts as no way to go. */
export type Format = (typeof formats)[number]

/** What somebody wants of the events; all but the holidays gives way where nothing else is left. */
export interface Preferences {
  readonly format: Format
  /** Months of the year, 1 to 12; none: all. */
  readonly months: readonly number[]
  /** Nothing is proposed that begins earlier. */
  readonly notBefore?: Day
  /** Nothing is proposed over a public holiday of the Land of the gremium. */
  readonly avoidHolidays: boolean
  /** At most so many events begin in a quarter; absent: one in a month. */
  readonly weeksPerQuarter?: number
  /** From where one travels. */
  readonly from?: PositionOnEarth
}

/** A training that is booked already. */
export interface BookedTraining {
  readonly themeUrl: string
  readonly startDate: Day
  readonly endDate: Day
}

/** Whom a plan is for. */
export interface Profile {
  /** What tells a person from the others of a gremium. */
  readonly person: string
  readonly mandate: Mandate
  readonly duties: readonly Duty[]
  readonly concerns: readonly Concern[]
  /** First day of the mandate. */
  readonly since: Day
  /** In office for the first time, and never in a JAV before (§ 37 Abs. 7 Satz 2 BetrVG). */
  readonly firstTerm: boolean
  /** Addresses of the themes that were attended, those of modules included. */
  readonly attended: readonly string[]
  readonly booked: readonly BookedTraining[]
  readonly preferences: Preferences
}

/** The gremium in which somebody has his mandate. */
export interface Gremium {
  readonly members: number
  readonly employees: number
  /** Those who may vote; absent: as many as there are employees. */
  readonly voters?: number
  /** Land of the business ('Sachsen'): its holidays count. */
  readonly land?: string
  /** Members of a small gremium may be away in the same week. */
  readonly awayTogether: boolean
}

/** An event of a theme, as far as plans look at it. */
export interface OfferedEvent {
  readonly eventId: number
  /** Last segment of its address. */
  readonly url: string
  readonly startDate: Day
  readonly endDate: Day
  readonly online: boolean
  /** Name of the town; absent online. */
  readonly town?: string
  /** Of the town, where it is known. */
  readonly position?: PositionOnEarth
  readonly seatsLeft: number
  /** null: auf Anfrage. */
  readonly price: Price | null
}

/** A theme of the programme with the events that are to come. */
export interface Offer {
  readonly themeUrl: string
  readonly title: string
  readonly targetGroups: readonly TargetGroup[]
  /** What of the curriculum it teaches, if anything. */
  readonly teaches?: TrainingKey
  readonly events: readonly OfferedEvent[]
}

/** A training of the curriculum, or a theme beside it that somebody added. */
export type StepKey = TrainingKey | `thema:${string}`

/** Why a step is in a plan. */
export type Reason =
  | { readonly by: 'mandate' }
  | { readonly by: 'duty'; readonly duty: Duty }
  | { readonly by: 'concern'; readonly concern: Concern }
  /** Another step builds on it. */
  | { readonly by: 'prerequisite'; readonly of: TrainingKey }
  /** Somebody added it. */
  | { readonly by: 'choice' }

/** An event of a step, with its theme, and how far it is for the person. */
export interface PlannedEvent extends OfferedEvent {
  readonly themeUrl: string
  readonly title: string
  /** Whole kilometres as the crow flies; absent online and where a position is unknown. */
  readonly kilometres?: number
}

/** Why a step has no event: 'Termin folgt'. */
export type WhyUndated =
  /** No theme of the programme teaches it, or none has events. */
  | 'no-event'
  | 'sold-out'
  /** What has to come before has no event itself. */
  | 'prerequisite-undated'
  /** There are events, but at times that do not fit. */
  | 'no-fitting-event'

/** Why an event that somebody pinned does not stand in the plan any more. */
export type WhyUnpinned = 'gone' | 'sold-out' | 'same-week' | 'overlapping' | 'prerequisite-missing'

/** A step of a plan: one training. */
export interface Step {
  readonly key: StepKey
  /** What its theme is called; absent where no theme teaches it. */
  readonly title?: string
  readonly reason: Reason
  readonly origin: 'proposed' | 'chosen'
  /** The last day by which it should be over. */
  readonly due: Day
  /** The event that the plan reckons with; absent: 'Termin folgt'. */
  readonly event?: PlannedEvent
  readonly whyUndated?: WhyUndated
  /** Somebody pinned that event: planning anew keeps it. */
  readonly pinned: boolean
  /** Somebody pinned this event, and it cannot be any more. */
  readonly unpinned?: { readonly eventId: number; readonly why: WhyUnpinned }
  /** It is over after the day by which it should be. */
  readonly late: boolean
  /** At most two others that fit as well, the better first. */
  readonly others: readonly PlannedEvent[]
  readonly basis: LegalBasisOfStep
}

/** What a customer or consultant said of a plan; all else is proposed. */
export interface Choices {
  readonly pinned: readonly { readonly key: StepKey; readonly eventId: number }[]
  readonly added: readonly StepKey[]
  readonly dropped: readonly StepKey[]
  /** Steps that begin one after the other, in this order. */
  readonly order: readonly StepKey[]
}

export const noChoices: Choices = { pinned: [], added: [], dropped: [], order: [] }

/** Who learns what, when and why. */
export interface TrainingPlan {
  readonly person: string
  /** Those with an event by its first day; then those without. */
  readonly steps: readonly Step[]
}
