import type { CalendarDate, Instant, WallTime } from '../shared/day.ts'
import type { Price } from '../shared/money.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { Hotel } from '../shared/venues.ts'
import type { Level } from './level.ts'
import type { EventLife } from './event-lifetime.ts'

/** Event types with a meaning of their own; every other number is a seminar (spec §9). */
export const eventTypes = { trainingSeries: 1, conference: 3 } as const

/** One of the nine spines of the programme (design guide §1). */
export interface Rubric {
  readonly id: number
  readonly url: string
  readonly title: string
  /** Position on the shelf, 1 to 9: red end to orange end of the brand gradient. */
  readonly position: number
  readonly teaser: string
  readonly description: string
  /** Themes in it. */
  readonly count: number
}

export interface Entitled {
  readonly title: string
  readonly text?: string
  /** Of what one takes home: a small picture of our own origin, and when and how one gets it. */
  readonly image?: { readonly url: string; readonly alt: string }
  readonly condition?: string
}

export interface ProgrammeDay {
  readonly title: string
  readonly begins?: WallTime
  readonly ends?: WallTime
  readonly points: readonly string[]
}

/** What a theme says of itself; the first entry of a theme's content is the one shown (spec §3). */
export interface ThemeContent {
  readonly title: string
  readonly teaser: string
  /** Under 15 days, from 15 minutes (spec §9); absent where a series has no figure of its own. */
  readonly duration?: number
  readonly image: { readonly url: string; readonly alt?: string } | null
  readonly highlights: readonly Entitled[]
  readonly starterPackages: readonly Entitled[]
  /** What participants can do afterwards. */
  readonly learn: readonly string[]
  readonly programme: readonly ProgrammeDay[]
  /** Who should come, a sentence or two. */
  readonly audience: string
}

/** A part of a training series' event. Venue ids 522 and -1 mean no physical venue (spec §3). */
export interface Module {
  readonly title: string
  /** The title under which it was booked first, where it has got another one; bookings and seats know it by this. */
  readonly firstTitle?: string
  /** The module's own theme, if it has one. */
  readonly themeUrl?: string
  readonly duration?: number
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly startTime: WallTime
  readonly endTime: WallTime
  readonly hotelId: number
  readonly hotel?: Hotel
  /** Seats for those who book it alone; absent where it has as many left as the whole event. */
  readonly placesLeft?: number
}

/** A theme taking place, from its first day to its last. */
export interface Event {
  readonly internalId: number
  /** The number the provider prints; the key in addresses and wishlist values. */
  readonly eventId: number
  /** Last segment of /seminare/p/{event}: `{theme url}-{eventId}`. */
  readonly url: string
  readonly themeUrl: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly startTime: WallTime
  readonly endTime: WallTime
  /** Derived: there is no hotel (domain §9). Of a series: no module has one. */
  readonly isOnlineEvent: boolean
  /** Empty for online events; of a series, the first module's that has one. */
  readonly hotel: Hotel | null
  /** Parts of a series in order; empty otherwise. */
  readonly modules: readonly Module[]
  /** null: auf Anfrage. */
  readonly price: Price | null
  readonly places: number
  readonly placesLeft: number
  /** The provider promises that it takes place. */
  readonly guaranteed: boolean
}

/** When an event was to begin before it was rescheduled. */
export type EarlierStart = Pick<Event, 'startDate' | 'startTime'>

/** A seminar, Fachtagung or training series (spec §3). */
export interface Theme {
  readonly internalId: number
  readonly url: string
  readonly title: string
  /** Short label under the title, such as 'Grundlagenseminar'. */
  readonly designation: string
  /** How much it takes for granted; absent where content did not say it yet. */
  readonly level?: Level
  /** 1 training series, 3 Fachtagung, anything else seminar (spec §9). */
  readonly eventType: number
  /** Own colour of the card; the brand gradient where absent. */
  readonly color?: string
  readonly isNew: boolean
  /** Left out of a series' module list and of 'gehört zu' (domain §9). */
  readonly hideInTrainingSeries: boolean
  /** The theme lives elsewhere now: links lead there and its pages redirect. */
  readonly redirectUrl?: string
  readonly rubric: RubricOfTheme
  /** Where it stands among the themes of its rubric, from 1; those without stand behind, by title. */
  readonly sequence?: number
  readonly targetGroups: readonly TargetGroup[]
  readonly content: readonly ThemeContent[]
  /** Events that have not begun, earliest first. */
  readonly events: readonly Event[]
  /** Of a training series: whether modules can be booked singly. */
  readonly allowSingle: boolean
}

export interface RubricOfTheme {
  readonly url: string
  readonly title: string
  readonly position: number
}

/** An event with just enough of its theme to stand in a list. */
export interface ListedEvent extends Event {
  readonly theme: {
    readonly url: string
    readonly title: string
    readonly eventType: number
    readonly rubric: RubricOfTheme
  }
}

/** An event, and what has become of it since it was announced. */
export interface EventHistory {
  /** As it is; of one that was called off, as it was. */
  readonly event: ListedEvent
  /** It left the programme before it began. */
  readonly calledOff: boolean
  /** How it stands now; of one that was called off, how it would. */
  readonly life: EventLife
  /** Its beginnings before the one it has now, oldest first; none where it was never rescheduled. */
  readonly earlierStarts: readonly EarlierStart[]
  /** Since when it has stood in the programme as it stands now. */
  readonly standsSince?: Instant
}

/** A theme as a card, teaser or info box shows it (domain §9); derived from the theme by `cardOf`. */
export interface ThemeCard {
  readonly url: string
  readonly title: string
  readonly designation: string
  /** As its theme's. */
  readonly level?: Level
  readonly eventType: number
  readonly teaser: string
  readonly rubric: RubricOfTheme
  readonly targetGroups: readonly TargetGroup[]
  readonly isNew: boolean
  readonly color?: string
  readonly image: { readonly url: string; readonly alt?: string } | null
  readonly redirectUrl?: string
  /** In words: '5 Tage', '90 Minuten', '3 Tage + 90 Minuten', 'N/A'. */
  readonly duration: string
  readonly hasOnlineEvents: boolean
  readonly hasInPersonEvents: boolean
  /** Distinct towns. */
  readonly locations: number
  /** The line of the Extras block, if there is one. */
  readonly extra?: string
  /** Lowest price of an upcoming event; null: auf Anfrage or none. */
  readonly priceFrom: Price | null
  /** The next three events. */
  readonly nextDates: readonly Event[]
}

/** A theme's own page: the theme and what it belongs to. */
export interface ThemePage {
  readonly theme: Theme
  readonly card: ThemeCard
  /** Training series that contain it ('gehört zu'). */
  readonly series: readonly { readonly url: string; readonly title: string }[]
  /** Other themes of the rubric, as cards, at most three. */
  readonly next: readonly ThemeCard[]
}

/** How often what a calendar says of an event has changed, from 0, and when last. */
export interface Revision {
  readonly sequence: number
  readonly changedAt: Instant
}
