import type { Day, Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { Hotel } from '../shared/venues.ts'
import type { AddressedEvent, Consumer, Feed, SiteMapCursor, MappedPage, OfferedTheme, ThemeFacts } from './feeds.ts'

/** What other programs take from the site: search engines, advertisers, forms and widgets on foreign pages. */
export interface ForFeedingOthers {
  /** The index of the site map: the files that name every page searches may show. Never refuses. */
  siteMap(ask: {}): Promise<Result<Document, never>>
  /** One file of the site map, at most 10,000 addresses with the day of their last change. Refuses names of no file. */
  siteMapPart(ask: { readonly part: string }): Promise<Result<Document, NotFound>>
  /** What crawlers shall leave alone, and where the site map is. Never refuses. */
  robots(ask: {}): Promise<Result<Document, never>>
  /**
   * The articles published last, at most 50, as RSS; it changes when they, their authors or the brand do. Never
   * refuses.
   */
  articleFeed(ask: {}): Promise<Result<Document, never>>
  /** The same of news alone. Never refuses. */
  newsFeed(ask: {}): Promise<Result<Document, never>>
  /** All themes with an event to come, for advertisements, by shelf order and title. Never refuses. */
  themesRemarketing(ask: {}): Promise<Result<readonly OfferedTheme[], never>>
  /** Names of all towns with a seminar hotel in German order, to choose from. Never refuses. */
  townNames(ask: {}): Promise<Result<readonly string[], never>>
  /**
   * Seminar hotels by town and name; of one town by its name or number where asked, none of an unknown one. Never
   * refuses.
   */
  hotelsIn(ask: { readonly location?: string }): Promise<Result<readonly Hotel[], never>>
  /** What a page around a fragment may know of its visitor. Never refuses. */
  consumer(ask: {}): Promise<Result<Consumer, never>>
}

/** Lists what a site map names, without reading more of it than that. */
export interface ForListingAddresses {
  /** The themes that live here, by their urls, along the shelf. */
  themes(): Promise<readonly string[]>
  /** Slugs of the pages of running text, by slug. */
  pages(): Promise<readonly string[]>
  /** Events of themes that live here, from a cursor on, by start day and number. */
  events(from: SiteMapCursor, limit: number): Promise<readonly AddressedEvent[]>
  /** The first event of each chunk of so many, beginning with the first that starts on `from` or later. */
  chunksOfEvents(from: Day, length: number): Promise<readonly SiteMapCursor[]>
  /** When an import last changed what these tags name (core/changes); those it never did are left out. */
  lastChanges(tags: readonly string[]): Promise<ReadonlyMap<string, Instant>>
}

/** Lists what there is to advertise, without reading more of it than that. */
export interface ForListingOffers {
  /** Themes that live here and have an event that starts on `from` or later, along the shelf. */
  themes(from: Day): Promise<readonly ThemeFacts[]>
}

/** Writes site maps in the format that search engines read. */
export interface ForWritingSiteMaps {
  index(files: readonly MappedPage[]): Uint8Array
  pages(pages: readonly MappedPage[]): Uint8Array
}

/** Writes feeds in the format that readers of feeds take in. */
export interface ForWritingFeeds {
  /** Never refuses: whatever a text holds is written as text. */
  write(feed: Feed): Uint8Array
}
