import type { Day } from '../shared/day.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { Concern, Duty, Mandate, TrainingKey } from './curriculum.ts'

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

/** What a customer or consultant said of a plan; all else is proposed. */
export interface Choices {
  readonly pinned: readonly { readonly key: StepKey; readonly eventId: number }[]
  readonly added: readonly StepKey[]
  readonly dropped: readonly StepKey[]
  /** Steps that begin one after the other, in this order. */
  readonly order: readonly StepKey[]
}

export const noChoices: Choices = { pinned: [], added: [], dropped: [], order: [] }
