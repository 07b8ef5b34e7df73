import type { TargetGroup } from '../shared/target-group.ts'
import type { Consent } from '../media/media.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Price } from '../shared/money.ts'

/** A page, or a file of pages, as a site map names it. */
export interface MappedPage {
  /** Whole, with the origin. */
  readonly address: string
  /** Day of its last change, where that is known. */
  readonly changedOn?: Day
}

/** Where an event stands in the order of time. */
export interface SiteMapCursor {
  readonly startDate: Day
  readonly eventId: number
}

export interface AddressedEvent extends SiteMapCursor {
  readonly url: string
  readonly changedAt?: Instant
}

/** A theme as an advertisement shows it (domain §7.6, themes-remarketing). */
export interface OfferedTheme {
  readonly id: number
  readonly title: string
  /** Whole address of its page. */
  readonly url: string
  /** Whole address of its picture, or of the brand's. */
  readonly image: string
  /** The lowest of its events to come; null: auf Anfrage. */
  readonly price: Price | null
  /** Names of the towns of its events to come. */
  readonly locations: readonly string[]
}

/** What a store knows of a theme that has events to come. */
export interface ThemeFacts {
  readonly internalId: number
  readonly url: string
  readonly title: string
  /** Address of its picture, if it has one. */
  readonly image: string | undefined
  /** The lowest net price of these events; null where none has one. */
  readonly price: Price | null
  /** Names of the towns of these events, each once. */
  readonly locations: readonly string[]
}

/** A visitor as a page around a fragment may know him (domain §7.6, consumer): nothing that names him. */
export interface Consumer {
  /** Whom he serves, from the function of his account; null where that tells nothing, or he is not signed in. */
  readonly targetGroup: TargetGroup | null
  readonly isLoggedIn: boolean
  readonly cartCount: number
  readonly wishlistCount: number
  readonly consent: Consent
}

/** What a feed tells of, the newest first. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** Whole address of the page that shows the same. */
  readonly link: string
  /** Its own whole address. */
  readonly self: string
  /** When an import last changed any of it; undefined where none did. */
  readonly changedAt: Instant | undefined
  readonly items: readonly FeedItem[]
}

export interface FeedItem {
  readonly title: string
  /** Whole address, which stands for it for good. */
  readonly link: string
  readonly description: string
  readonly publishedOn: Day
  readonly categories: readonly string[]
  /** Who wrote it. */
  readonly creator: string
}
