import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { PageQuery } from '../shared/page.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { Invalid, Result } from '../shared/result.ts'
import type { FaultyFilter } from './filters.ts'
import type { FinderFilter, FoundEvents, FoundTheme, Sorting } from './finder.ts'
import type { NearestSearch } from './nearest.ts'
import type { IndexChanges } from './index-changes.ts'

/** What the finder is asked: filters, an order, and which page of the list. */
export type FinderQuery = FinderFilter & PageQuery & { readonly sort?: Sorting }

/** Finds a fitting event (spec §2, event list). */
export interface ForFindingEvents {
  /**
   * Events that have not begun, 24 unless another number is asked, with counts of what each filter would leave. A
   * series counts in every town and hotel of its modules. Sorted by day, by distance from the postcode to the nearest
   * of its towns (online and positions unknown last), or by net price (events auf Anfrage last); ties by day, then
   * number. Distances are whole kilometres everywhere: shown, compared with the radius and sorted by. Filter values
   * that name nothing match nothing; a forged `after` answers no events. Refuses a postcode that is none or unknown, a
   * month or sorting that is none, a radius or price that is no positive number, seats for nobody or for more than
   * `mostSeatsWanted`, and sorting by distance without a postcode.
   */
  find(ask: FinderQuery): Promise<Result<FoundEvents, Invalid<FaultyFilter | 'sort'>>>
  /**
   * The themes with at least one event that passes all filters, each with the earliest of these and how many there are;
   * in the order of the earliest, by day and number. All of them: a programme has few themes. Refuses as `find`.
   */
  themes(ask: FinderFilter): Promise<Result<{ readonly items: readonly FoundTheme[] }, Invalid<FaultyFilter | 'sort'>>>
  /**
   * The searches that come nearest to one that finds too little, at most five: each gives up one matter and keeps all
   * others, and says how many events it finds. In the order of `nearestSearches`; none where nothing helps. Refuses as
   * `find`.
   */
  nearest(
    ask: FinderFilter,
  ): Promise<Result<{ readonly items: readonly NearestSearch[] }, Invalid<FaultyFilter | 'sort'>>>
  /**
   * How many events the finder's page would list for the query of its address; what means nothing there is left out, as
   * the page leaves it out. Never refuses.
   */
  count(ask: { readonly query: string }): Promise<Result<{ readonly total: number }, never>>
}

/** What towns are called: of the venues' port as much as the finder needs. */
export interface ForNamingTowns {
  /** Every town. */
  locations(ask: {}): Promise<
    Result<{ readonly items: readonly { readonly internalId: number; readonly name: string }[] }, never>
  >
}

/** Stores what the finder's index is made of. */
export interface ForIndexingEvents {
  /**
   * What changed since a version that this store answered before; undefined when nothing did, which must be cheap, for
   * it is asked before every search. Exact: a committed change is in the next answer, whatever process wrote it.
   */
  changesSince(version: number | undefined): Promise<IndexChanges | undefined>
  /** The events of these numbers, in the asked order; numbers that are gone are left out. */
  events(eventIds: readonly number[]): Promise<readonly ListedEvent[]>
}

/** Finds themes by words, as the search of the catalogue does. */
export interface ForFindingThemesByWords {
  /** Addresses of the themes that hold all words of a text; none where it says nothing. */
  themesFound(q: string): Promise<ReadonlySet<string>>
}

/** Where German postcodes lie; an offline table. */
export interface ForLocatingPostcodes {
  /** The middle of a postcode's area; undefined where there is none. */
  locate(postcode: string): PositionOnEarth | undefined
}
