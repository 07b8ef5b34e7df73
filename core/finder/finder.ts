import type { ListedEvent, TargetGroup } from '../catalogue/catalogue.ts'

/** How long a date takes, as people look for it: minutes or one day, from two days, from four days or a training series. */
export const durations = ['kurz', 'mittel', 'lang'] as const
export type DurationKind = (typeof durations)[number]

export const targetGroups = ['br', 'sbv', 'jav'] as const satisfies readonly TargetGroup[]

export const sortings = ['datum', 'entfernung', 'preis'] as const
export type Sorting = (typeof sortings)[number]

/** What a visitor narrows the dates by; what is absent does not narrow. */
export interface DateFilter {
  readonly targetGroup?: TargetGroup
  /** Address of a rubric. */
  readonly rubric?: string
  /** Address of a theme. */
  readonly theme?: string
  /** YYYY-MM: dates that begin in it. */
  readonly month?: string
  /** Number of a town. */
  readonly locationId?: number
  /** Number of a hotel. */
  readonly hotelId?: number
  /** Five digits; with `radius` only dates in hotels no further away. */
  readonly postcode?: string
  /** Kilometres as the crow flies. */
  readonly radius?: number
  readonly mode?: 'online' | 'hotel'
  readonly duration?: DurationKind
  readonly isNew?: true
  /** Only dates with places left. */
  readonly free?: true
  /** Net price in euros at most; dates 'auf Anfrage' are left out then. */
  readonly priceTo?: number
}

/** Why a date can't be booked at once. */
export type WhyNotBookable = 'begun' | 'sold-out'

export interface FoundDate {
  readonly event: ListedEvent
  /** Whole kilometres from the asked postcode; absent where none was asked, or online. */
  readonly distance?: number
  readonly whyNotBookable?: WhyNotBookable
}

/** A value of a filter and how many dates there would be with it, all other filters kept. */
export interface FacetValue {
  readonly value: string
  /** For people, where the value is none: the title of a rubric, the name of a town. */
  readonly label?: string
  readonly count: number
}

/**
 * Target groups, modes, durations, 'Neu' and places free (each one value, 'true'), price steps (in whole euros) and rubrics
 * are all there in their order; months and towns only where there are dates.
 */
export type Facet =
  | 'targetGroup'
  | 'rubric'
  | 'month'
  | 'locationId'
  | 'mode'
  | 'duration'
  | 'isNew'
  | 'free'
  | 'priceTo'

export interface FoundDates {
  readonly items: readonly FoundDate[]
  readonly next?: string
  readonly total: number
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>
}

/** Steps of the price filter, whole euros net. */
export const priceSteps = [300, 600, 1000, 1500, 2000] as const
