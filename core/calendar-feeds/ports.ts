import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { NotAllowed, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { CalendarFeed } from './calendar-feeds.ts'

/** A calendar that somebody may have: of herself, or of a Gremium that she manages. */
export interface OfferedFeed {
  readonly gremium?: { readonly id: Gremium['id']; readonly name: string }
  /** Since when it is on; absent where it is off. */
  readonly since?: Instant
  /** About when a program fetched it last; absent where none did. */
  readonly fetchedAt?: Instant
}

/** Where a feed is found: told once, and never again. */
export interface FeedAddress {
  readonly https: string
  /** The same, by which programs for calendars are opened. */
  readonly webcal: string
}

/** Of which Gremium; of whoever asks where it is left out. */
interface WhoseFeed {
  readonly gremium?: string
}

/**
 * Calendars to subscribe to (domain §5 iCalendar). Whoever has the address of one reads it, without signing in: it
 * names nobody, ends when it is switched off or renewed, and when its owner's account or her right to it does.
 */
export interface ForFeedingCalendars {
  /** Those that she may have, her own first, on or off. */
  feeds(ask: {}): Promise<Result<{ readonly items: readonly OfferedFeed[] }, NotSignedIn>>
  /**
   * Switches one on, or renews its address: an earlier one leads nowhere from then on. Members who do not manage their
   * Gremium are 'not-allowed', to others it does not exist. Twenty a day.
   */
  switchOn(ask: WhoseFeed): Promise<Result<FeedAddress, NotSignedIn | NotFound | NotAllowed | TooMany>>
  /** Ends one at once. Nothing happens where it is off. */
  switchOff(ask: WhoseFeed): Promise<Result<void, NotSignedIn | NotFound | NotAllowed>>
  /** What its address answers: an unknown one and one that has ended are the same, 'not-found'. */
  calendar(ask: { readonly token: string }): Promise<Result<Document, NotFound | TooMany>>
}

/** Reads calendar feeds. */
export interface ForStoringCalendarFeeds {
  byDigest(digest: string): Promise<CalendarFeed | undefined>
  /** All of somebody, in the order in which they were switched on. */
  ofUser(userId: User['id']): Promise<readonly CalendarFeed[]>
}

/** Changes them within a transaction. They go with the account that has them, and with their Gremium. */
export interface ForChangingCalendarFeeds {
  /** Stores one, in place of that of the same owner and Gremium. Both are there. */
  put(feed: CalendarFeed): Promise<void>
  remove(feed: Pick<CalendarFeed, 'userId' | 'gremiumId'>): Promise<void>
  /** Notes when one was fetched. Nothing happens where it has ended. */
  noteFetched(digest: string, at: Instant): Promise<void>
}
