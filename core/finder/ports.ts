import type { ListedEvent, TargetGroup } from '../catalogue/catalogue.ts'
import type { Day } from '../shared/day.ts'
import type { Invalid, Result } from '../shared/result.ts'
import type { Stretch } from '../shared/page.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { DateFilter, FoundDates, Sorting } from './finder.ts'

/** Finds a fitting date (spec §2, event list). */
export interface ForFindingDates {
  /**
   * Dates that have not begun, 24 unless another number is asked, with counts of what each filter would leave. Sorted by
   * day, by distance from the postcode (online and places unknown last), or by net price (dates auf Anfrage last); ties by
   * day, then number. Distances are whole kilometres everywhere: shown, compared with the radius and sorted by. Filter values
   * that name nothing match nothing; a forged `after` answers no dates. Refuses a postcode that is none or unknown, a month
   * or sorting that is none, a radius or price that is no positive number, and sorting by distance without a postcode.
   */
  find(
    ask: DateFilter & Stretch & { readonly sort?: Sorting },
  ): Promise<Result<FoundDates, Invalid<'postcode' | 'radius' | 'priceTo' | 'month' | 'sort'>>>
}

/** What the finder must know of a date to filter, count and sort it; kept beside the store as columns. */
export interface DateFacts {
  readonly eventId: number
  readonly startDate: Day
  readonly themeId: number
  /** Number of the hotel; 0 online; of a series the first module's house. */
  readonly hotelId: number
  /** Net cents; undefined: auf Anfrage. */
  readonly net: number | undefined
  /** Days it lasts by the calendar, from 1; what the theme says of its duration comes first. */
  readonly days: number
  readonly placesLeft: number
}

/** What the finder must know of a theme. */
export interface ThemeFacts {
  readonly themeId: number
  readonly url: string
  readonly rubricId: number
  readonly targetGroups: readonly TargetGroup[]
  readonly isNew: boolean
  /** A training series (event type 1). */
  readonly isSeries: boolean
  /** Under 15 days, from 15 minutes (spec §9); absent where the theme has no figure of its own. */
  readonly duration?: number
  /** Left out of a series' module list (domain §9). */
  readonly hideInTrainingSeries: boolean
  /** It lives elsewhere now (`redirectUrl`): its dates are not shown. */
  readonly redirects: boolean
}

/** What changed after a version: only what is different, or everything. */
export interface DateChanges {
  /** Grows with every committed change of a date, theme, rubric or venue. */
  readonly version: number
  /** `dates` holds all there are: at first, and where too much has changed to tell it piece by piece. */
  readonly whole: boolean
  /**
   * Dates added or changed, in pieces, so that a million of them need no room at once; by number. They may be
   * newer than the version, never older: the next changes then tell them again.
   */
  readonly dates: AsyncIterable<readonly DateFacts[]>
  readonly gone: readonly number[]
  /** All themes and venues, when any of them has changed or `whole`. Dates of other themes are not shown. */
  readonly surroundings?: {
    readonly themes: readonly ThemeFacts[]
    readonly rubrics: readonly {
      readonly id: number
      readonly url: string
      readonly title: string
      readonly position: number
    }[]
    readonly hotels: readonly { readonly hotelId: number; readonly locationId: number }[]
    readonly locations: readonly {
      readonly locationId: number
      readonly name: string
      readonly position: PositionOnEarth | null
    }[]
  }
}

/** Keeps what the finder's index is made of. */
export interface ForStoringDates {
  /**
   * What changed since a version that this store answered before; undefined when nothing did, which must be cheap, for it is
   * asked before every search. Exact: a committed change is in the next answer, whatever process wrote it.
   */
  changesSince(version: number | undefined): Promise<DateChanges | undefined>
  /** The dates of these numbers, in the asked order; numbers that are gone are left out. */
  dates(eventIds: readonly number[]): Promise<readonly ListedEvent[]>
}

/** Where German postcodes lie; an offline table. */
export interface ForLocatingPostcodes {
  /** The middle of a postcode's area; undefined where there is none. */
  locate(postcode: string): PositionOnEarth | undefined
}
