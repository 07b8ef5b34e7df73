import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { QueryValueOf } from './filter.ts'
import type { FacetName, FilterName, filters } from './filters.ts'

/**
 * What a visitor narrows the events by; what is absent does not narrow. Each field is told of in the file of its
 * filter.
 */
export type FinderFilter = { readonly [Name in FilterName]?: QueryValueOf<(typeof filters)[Name]> }

export const sortings = ['datum', 'entfernung', 'preis'] as const
export type Sorting = (typeof sortings)[number]

/** Why an event can't be booked at once. */
export type WhyNotBookable = 'begun' | 'sold-out'

export interface FoundEvent {
  readonly event: ListedEvent
  /** Whole kilometres from the asked postcode; absent where none was asked, or online. */
  readonly distance?: number
  readonly whyNotBookable?: WhyNotBookable
  /** How long it takes, in words: '5 Tage', '90 Minuten'; 'N/A' where nothing is known. */
  readonly duration: string
}

/** A value of a filter and how many events there would be with it beside all other filters. */
export interface FacetValue {
  readonly value: string
  /** For people, where the value is none: the title of a rubric, the name of a town. */
  readonly label?: string
  readonly count: number
}

/** A theme with events that pass all filters. */
export interface FoundTheme {
  /** How many of its events pass. */
  readonly events: number
  /** The first of them. */
  readonly earliest: FoundEvent
}

export interface FoundEvents {
  readonly items: readonly FoundEvent[]
  readonly next?: string
  readonly total: number
  /** Events to come in the whole programme, whatever was asked. */
  readonly programme: number
  /**
   * What each filter would leave; of months and towns only those with events, of all others every value in its order.
   */
  readonly facets: Readonly<Record<FacetName, readonly FacetValue[]>>
}
