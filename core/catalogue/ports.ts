import type { Day, Instant } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Begun, NotFound, Past, Redirected, Result } from '../shared/result.ts'
import type {
  EarlierStart,
  EventHistory,
  Revision,
  ListedEvent,
  Rubric,
  Theme,
  ThemeCard,
  ThemePage,
} from './catalogue.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/** Other orders than the shelf's: by title, by the next event, by the lowest price; themes without one stand last. */
export const themeSortings = ['titel', 'datum', 'preis'] as const
export type ThemeSorting = (typeof themeSortings)[number]

/**
 * Which themes a list holds. What is asked of events, `online`, `locationId` and `month`, has to hold for one and the
 * same event.
 */
export interface ThemeFilter {
  /** Only these themes, in this order. */
  readonly urls?: readonly string[]
  /** Free words; a theme matches when every word is found. */
  readonly q?: string
  readonly rubric?: string
  readonly targetGroup?: TargetGroup
  readonly eventType?: number
  readonly isNew?: boolean
  /** true: has online events; false: has events in hotels. */
  readonly online?: boolean
  readonly locationId?: number
  /** YYYY-MM: has events that begin in it. */
  readonly month?: string
  /** Without it along the shelf, or by relevance when `q` is asked. */
  readonly sort?: ThemeSorting
}

export interface EventFilter {
  readonly theme?: string
  readonly targetGroup?: TargetGroup
  /** Events in any of these hotels, as a whole or in a module. */
  readonly hotelIds?: readonly number[]
}

/** What anyone may read of the programme. */
export interface ForBrowsingTheCatalogue {
  /** The rubrics in shelf order with the number of their themes. Never refuses. */
  rubrics(ask: {}): Promise<Result<Page<Rubric>, never>>
  /** One rubric. Refuses unknown ones. */
  rubric(ask: { readonly url: string }): Promise<Result<Rubric, NotFound>>
  /**
   * Theme cards in the asked order, with how many there are in all where words are asked. Never refuses; filters that
   * name nothing match nothing.
   */
  themes(ask: ThemeFilter & PageQuery): Promise<Result<Page<ThemeCard>, never>>
  /**
   * One theme with its upcoming events, at most 100; `events` goes on from there. Refuses unknown ones, and 'moved'
   * with the address of themes that live elsewhere.
   */
  theme(ask: { readonly url: string }): Promise<Result<ThemePage, NotFound | Redirected>>
  /** Upcoming events, earliest first; of one theme or in some hotels where asked. Never refuses. */
  events(ask: EventFilter & PageQuery): Promise<Result<Page<ListedEvent>, never>>
  /**
   * One event by the last segment of its address: the trailing number is the key. Refuses unknown ones, 'moved' when
   * the words before the number are not the current ones, and 'past' once its last day is over.
   */
  event(ask: { readonly key: string }): Promise<Result<ListedEvent, NotFound | Redirected | Past>>
  /**
   * The same for whoever decides about it: one that can be booked or waited for. Refuses as `event`, and 'begun' from
   * its first day on.
   */
  bookableEvent(ask: { readonly key: string }): Promise<Result<ListedEvent, NotFound | Redirected | Past | Begun>>
  /**
   * The same with how it stands now and what has become of it, so that whoever meant to come learns that it was
   * rescheduled or called off. Refuses as `event`, but tells of one that was called off until its last day is over.
   */
  eventHistory(ask: { readonly key: string }): Promise<Result<EventHistory, NotFound | Redirected | Past>>
}

/** What all events of a theme that are still to come offer together. */
export type ThemeOffer = Pick<ThemeCard, 'hasOnlineEvents' | 'hasInPersonEvents' | 'locations' | 'priceFrom'>

/**
 * A theme as a store gives it out, however many events it has: a training series with all of them, any other theme with
 * the next ones only, and with what all of them offer.
 */
export type StoredTheme = Theme & { readonly offer?: ThemeOffer }

/** Stores themes, rubrics and events. Every list is paged by key. */
export interface ForStoringTheCatalogue {
  /** In shelf order; `count` counts the themes in it that do not redirect. */
  rubrics(): Promise<readonly Rubric[]>
  /** The theme with the events that start on `from` or later, of one that is no series the next 100. */
  theme(url: string, from: Day): Promise<StoredTheme | undefined>
  /**
   * Addresses of the themes that match; those with filters on events look at events from `from` on. Themes with
   * redirectUrl are left out unless asked by url. `words` are analysed query words: a theme matches when each is the
   * beginning of one of its tokens; then the order is by weight, else along the shelf, unless another is asked (for
   * `urls` always theirs). Along the shelf means by rubric position, by sequence, those without one last, and by title:
   * in German order, numerals, Roman ones too, by what they count.
   */
  themeUrls(
    filter: Omit<ThemeFilter, 'q'> & { readonly words?: readonly string[] },
    from: Day,
    pageQuery: PageQuery,
  ): Promise<Page<string>>
  /** How many themes match, as `themeUrls` lists them. */
  themeCount(filter: Parameters<ForStoringTheCatalogue['themeUrls']>[0], from: Day): Promise<number>
  /**
   * The themes at these addresses, in any order, each with its events from `from` on, of one that is no series the next
   * three.
   */
  themesAt(urls: readonly string[], from: Day): Promise<readonly StoredTheme[]>
  /**
   * Of these themes those with an event from `from` on that live here, each with the first day of the earliest; one
   * question, however many they are.
   */
  themesToCome(urls: readonly string[], from: Day): Promise<ReadonlyMap<string, Day>>
  /** Titles and addresses of training series that have a module of this theme. */
  seriesWith(themeUrl: string): Promise<readonly { readonly url: string; readonly title: string }[]>
  event(eventId: number): Promise<ListedEvent | undefined>
  /** Events by start day and id. */
  events(filter: EventFilter, from: Day, pageQuery: PageQuery): Promise<Page<ListedEvent>>
}

/** Takes events out of the programme, within the transaction that gives rise to it. */
export interface ForTakingEventsOut {
  /**
   * Takes an event out for good, and with it out of lists, counts, searches and feeds: calendars and its page tell from
   * then on that it was called off (`ForRememberingRevisions.calledOff`), and no import brings it back. Answers the
   * event as it was; undefined where it is not there.
   */
  takeOut(eventId: number, now: Instant): Promise<ListedEvent | undefined>
}

/** Remembers how often what a calendar says of an event has changed: its title, days, times and venues. */
export interface ForRememberingRevisions {
  /** Of these events, by number; those that nothing is known of are left out. */
  revisions(eventIds: readonly number[]): Promise<ReadonlyMap<number, Revision>>
  /** An event that left the content before it began, as it was; undefined for all others. */
  calledOff(eventId: number): Promise<ListedEvent | undefined>
  /**
   * When an event was to begin before imports rescheduled it, oldest first, each once, without the beginning it has
   * now.
   */
  earlierStarts(eventId: number): Promise<readonly EarlierStart[]>
}
