import type { Level } from '../catalogue/level.ts'
import type { AccessibilityFact } from '../shared/accessibility-facts.ts'
import type { Day } from '../shared/day.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/**
 * What the finder must know of an event to filter, count and sort it; its index holds it in columns beside the store.
 */
export interface IndexedEvent {
  readonly eventId: number
  readonly startDate: Day
  readonly themeId: number
  /**
   * Numbers of the hotels in which it takes place, each once, ascending: of a series those of all its modules; none:
   * online.
   */
  readonly hotelIds: readonly number[]
  /** Net cents; undefined: auf Anfrage. */
  readonly net: number | undefined
  /** Days it lasts by the calendar, from 1; what the theme says of its duration comes first. */
  readonly days: number
  readonly placesLeft: number
  /** The provider promises that it takes place. */
  readonly guaranteed: boolean
}

/** What the finder must know of a theme. */
export interface IndexedTheme {
  readonly themeId: number
  readonly url: string
  readonly rubricId: number
  readonly targetGroups: readonly TargetGroup[]
  /** Absent where content did not say it. */
  readonly level?: Level
  readonly isNew: boolean
  /** A training series (event type 1). */
  readonly isSeries: boolean
  /** Under 15 days, from 15 minutes (spec §9); absent where the theme has no figure of its own. */
  readonly duration?: number
  /** Left out of a series' module list (domain §9). */
  readonly hideInTrainingSeries: boolean
  /** It lives elsewhere now (`redirectUrl`): its events are not shown. */
  readonly redirects: boolean
}

/** What stands around events: a change of it concerns all of them. */
export interface EventSurroundings {
  readonly themes: readonly IndexedTheme[]
  readonly rubrics: readonly {
    readonly id: number
    readonly url: string
    readonly title: string
    readonly position: number
  }[]
  readonly hotels: readonly {
    readonly hotelId: number
    readonly locationId: number
    readonly accessibility: readonly AccessibilityFact[]
  }[]
  readonly locations: readonly {
    readonly locationId: number
    readonly name: string
    readonly position: PositionOnEarth | null
  }[]
}

/** What changed after a version: only what is different, or everything. */
export interface IndexChanges {
  /** Grows with every committed change of an event, theme, rubric or venue. */
  readonly version: number
  /** `events` holds all there are: at first, and where too much has changed to tell it piece by piece. */
  readonly whole: boolean
  /**
   * Events added or changed, in chunks, so that a million of them need no room at once; by number. They may be
   * newer than the version, never older: the next changes then name them again.
   */
  readonly events: AsyncIterable<readonly IndexedEvent[]>
  readonly gone: readonly number[]
  /** All themes and venues, when any of them has changed or `whole`. Events of other themes are not shown. */
  readonly surroundings?: EventSurroundings
}
