import type { AccessibilityFact } from '../shared/accessibility-facts.ts'
import type { FieldFault } from '../shared/result.ts'
import type { DurationKind } from './duration-kind.ts'
import type { IndexedTheme } from './index-changes.ts'

/** What filters look at: each at one of these sides of an event. */
export interface SidesOfEvents {
  /** Its theme, with the address of the rubric in which that stands. */
  readonly theme: IndexedTheme & { readonly rubric: string | undefined }
  readonly offer: {
    /** Net cents; Infinity: auf Anfrage. */
    readonly net: number
    readonly duration: DurationKind
    /** Seats left; of more than can be asked for, so many. */
    readonly seats: number
    /** Whether the provider promises that it takes place. */
    readonly guaranteed: boolean
  }
  readonly venue: {
    /** Of a series those of all modules; none: online. */
    readonly hotelIds: readonly number[]
    /** The towns of these hotels. */
    readonly locationIds: readonly number[]
    /** What all of these hotels offer people with disabilities; of online events none. */
    readonly accessibility: readonly AccessibilityFact[]
  }
  /** Whether its theme is found by the asked words. */
  readonly words: boolean
  /** Whole kilometres from the asked postcode to the nearest town of its venue; Infinity where that is unknown. */
  readonly distance: number
  /** YYYY-MM in which it begins. */
  readonly month: string
}
export type Side = keyof SidesOfEvents

/** Which values a filter takes: the query schema, the command line and the form read it here. */
export type FilterValues =
  | { readonly are: 'one-of'; readonly values: readonly string[] }
  /** Only `true`: what is not asked does not narrow. */
  | { readonly are: 'yes' }
  /** A segment of an address. */
  | { readonly are: 'segment' }
  | { readonly are: 'text'; readonly longest: number }
  | { readonly are: 'id' }
  | { readonly are: 'number' }

export type ValueOf<Values extends FilterValues> = Values extends {
  readonly are: 'one-of'
  readonly values: readonly (infer Value)[]
}
  ? Value
  : Values['are'] extends 'yes'
    ? true
    : Values['are'] extends 'id' | 'number'
      ? number
      : string

/** So many values of one filter at most; there are fewer months and towns than that. */
export const mostValues = 100

/** What is asked of a filter: of one that takes several values, a list of them; an empty list narrows nothing. */
export type QueryValueOf<Asks extends Pick<FilterInput<never>, 'values' | 'several'>> = Asks extends {
  readonly several: string
}
  ? readonly ValueOf<Asks['values']>[]
  : ValueOf<Asks['values']>

/** Whatever values may be listed as a facet: what there is in the programme. */
export interface Programme {
  /** YYYY-MM, in order. */
  readonly months: readonly string[]
  /** Rubrics in shelf order. */
  readonly shelf: readonly { readonly url: string; readonly title: string }[]
  /** Towns by name. */
  readonly locations: readonly { readonly locationId: number; readonly name: string }[]
}

/**
 * The values of a filter that are counted: each with how many events there would be with it, all other filters as they
 * are.
 */
export interface FilterFacet<Value> {
  readonly values: (programme: Programme) => readonly {
    readonly value: Value
    /** For people, where the value is not for them: the title of a rubric, the name of a town. */
    readonly label?: string
  }[]
  /** Only values with events are listed; else all, in their order. */
  readonly onlyWithEvents?: true
}

/** How a page's address names a filter: one German word, and texts as they are typed, clicked or linked. */
export interface FilterAddress<Value> {
  readonly name: string
  /**
   * What a text means; undefined: nothing, so it is passed over; what the finder shall refuse beside its field is 0.
   */
  readonly read: (text: string) => Value | undefined
  /** A value, as text, as the address has it: 'ja' for 'true'. Absent: as it is. */
  readonly write?: (counted: string) => string
}

/** What somebody can ask the finder for. */
export interface FilterInput<Value> {
  readonly values: FilterValues
  /** Takes several values at once; an event passes by any of them, or must pass all. Absent: one value. */
  readonly several?: 'any' | 'all'
  /** Another filter without which this one means nothing. */
  readonly needs?: string
  /** What is wrong with an asked value, if anything. */
  readonly fault?: (asked: Value, isPostcode: (code: string) => boolean) => FieldFault | undefined
  readonly address?: FilterAddress<Value>
  /** Its option on the command line, in the notation of such programs: '--town <number>'. */
  readonly option: { readonly flags: `--${string}`; readonly says: string }
}

/**
 * A filter: what passes it, which of its values are counted, its names. All else derives from the record of filters
 * (`filters.ts`): bits, masks, facets, query schema, addresses, chips and options.
 */
export interface Filter<Value, At extends Side> extends FilterInput<Value> {
  readonly looksAt: At
  /** Whether an event passes that was asked by this value. */
  readonly passes: (asked: Value) => (side: SidesOfEvents[At]) => boolean
  /** Which events a value picks is known before anybody asks; so distances and words have none. */
  readonly facet?: At extends 'distance' | 'words' ? never : FilterFacet<Value>
}
