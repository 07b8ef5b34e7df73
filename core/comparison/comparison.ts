import type { EventVenue } from '../catalogue/event-venue.view.ts'
import type { Event, RubricOfTheme } from '../catalogue/catalogue.ts'
import type { Level } from '../catalogue/level.ts'
import type { LegalBasis } from '../costs/costs.ts'
import type { AccessibilityFact } from '../shared/accessibility-facts.ts'
import type { CalendarDate, Day } from '../shared/day.ts'
import type { Cents, Price } from '../shared/money.ts'
import type { BookmarkItem } from '../wishlist/wishlist.ts'
import type { ComparedItem } from './comparison-address.ts'

type Span = Pick<Event, 'startDate' | 'endDate'>

/** What is told of one that is compared, row by row; what is absent is not known, or does not apply. */
export interface Cells {
  /** The days of an event; of a theme its next events, each with its town, null where it is online. */
  readonly when: readonly (Span & { readonly town?: string | null })[]
  readonly duration: { readonly duration: string; readonly hours: string }
  readonly venue: EventVenue | undefined
  /** What all of its hotels have; of a theme they differ with the event. */
  readonly accessibility: readonly AccessibilityFact[] | 'online' | 'unknown' | 'by-event'
  readonly seats:
    | Pick<Event, 'placesLeft' | 'guaranteed'>
    /** Of the events of a theme so many have seats left. */
    | { readonly free: number; readonly of: number }
  /** `from`: the lowest of several. */
  readonly price: { readonly price: Price | null; readonly from: boolean }
  /** Net cents of one person as the Kostenrechner suggests. */
  readonly withHotel: { readonly net: Cents; readonly from: boolean } | undefined
  /** The last day on which cancelling costs nothing; of a theme so many days before. */
  readonly cancellation: { readonly until: Day } | { readonly daysBefore: number } | undefined
  readonly legalBasis: readonly LegalBasis[]
  readonly level: Level | undefined
  readonly experts: readonly string[]
}

/** In the order in which committees ask. */
export const comparedRows = [
  'when',
  'duration',
  'venue',
  'accessibility',
  'seats',
  'price',
  'withHotel',
  'cancellation',
  'legalBasis',
  'level',
  'experts',
] as const satisfies readonly (keyof Cells)[]

/** One that is compared. */
export interface ComparedColumn {
  readonly item: ComparedItem
  readonly title: string
  readonly kind: string
  readonly rubric: RubricOfTheme
  /** Its own page, its paper, and where its costs are reckoned. */
  readonly href: string
  readonly bookmark: BookmarkItem
  readonly pdfHref: string
  readonly costsHref?: string
  readonly cells: Cells
}

/** One that was to be compared and cannot be. */
export type GoneItem = {
  readonly item: ComparedItem
  /** Of an event: its theme's, where that is known. */
  readonly title?: string
  readonly days?: { readonly startDate: CalendarDate; readonly endDate: CalendarDate }
  /** Where there is something in its place. */
  readonly href?: string
} & { readonly why: 'unknown' | 'past' | 'begun' | 'called-off' | 'redirected' }

/** Something that can be added to a comparison. */
export interface Suggestion {
  readonly item: ComparedItem
  readonly title: string
  /** Of an event. */
  readonly days?: { readonly startDate: CalendarDate; readonly endDate: CalendarDate }
  readonly town?: string
}

export interface Comparison {
  readonly columns: readonly ComparedColumn[]
  readonly gone: readonly GoneItem[]
  /** So many were chosen that there is no room for. */
  readonly left: number
  readonly suggestions: readonly Suggestion[]
}
