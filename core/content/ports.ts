import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Day, Instant, WallTime } from '../shared/day.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { ContentImport } from './import-log.ts'
import type { Keyed } from './record-kinds.ts'
import type { ArticleEntry } from '../knowledge/articles/articles.ts'
import type {
  Content,
  ContentFault,
  ContentPage,
  HotelContent,
  ImportReport,
  LexiconContent,
  LocationContent,
  ModuleContent,
  PageContent,
  RubricContent,
  RulingContent,
  ThemeContentFile,
  EventContent,
} from './content.ts'
import type { BroughtSources, SourceFile } from './sources.ts'
import type { Brand, BrandSettings } from '../brand/brand.ts'
import type { IndexedDocument } from '../fulltext/fulltext.ts'
import type { KnownWord } from '../search/search.ts'

/** Reads the provider's own pages and words. */
export interface ForReadingPages {
  /** Name, telephone and the like. Never refuses. */
  brand(ask: {}): Promise<Result<Brand, never>>
  /** A page of running text such as 'impressum'. Refuses unknown ones. */
  page(ask: { readonly slug: string }): Promise<Result<ContentPage, NotFound>>
}

/** Brings content in. Not for visitors. */
export interface ForImportingContent {
  /** Checks everything, then changes all or nothing; the same content twice changes nothing the second time. */
  import(
    content: Content,
  ): Promise<Result<ImportReport, { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }>>
}

/** Of whom the documents of the content are, for the index of the search. */
export const sourceOfContent = 'content'

/** Content whose days are of the calendar: what a store takes. */
export interface ContentWithDays {
  readonly brand: BrandSettings
  readonly rubrics: readonly RubricContent[]
  readonly locations: readonly LocationContent[]
  readonly hotels: readonly HotelContent[]
  readonly themes: readonly (ThemeContentFile & {
    readonly searchWords: readonly { readonly word: string; readonly weight: number }[]
  })[]
  /** Its words, by which misspelt ones are mended. */
  readonly knownWords: readonly KnownWord[]
  /** What the search finds of it. */
  readonly documents: readonly IndexedDocument[]
  readonly events: readonly EventWithDays[]
  readonly lexicon: readonly LexiconContent[]
  readonly rulings: readonly (RulingContent & { readonly searchWords: readonly string[] })[]
  /** With the words by which they are found. */
  readonly articles: readonly (ArticleEntry & { readonly searchWords: readonly string[] })[]
  readonly pages: readonly PageContent[]
  readonly records: readonly Keyed[]
}
export interface ModuleWithDays extends Omit<ModuleContent, 'start' | 'days'> {
  readonly startDate: Day
  readonly endDate: Day
}
export interface EventWithDays extends Omit<
  EventContent,
  'start' | 'days' | 'startTime' | 'endTime' | 'modules' | 'isOnlineEvent'
> {
  readonly url: string
  readonly startDate: Day
  readonly endDate: Day
  readonly startTime: WallTime
  readonly endTime: WallTime
  readonly modules: readonly ModuleWithDays[]
}

/** Stores what an import brings. */
export interface ForStoringContent extends ForKnowingTheBrand {
  /** The day of the first fill, from which relative days count; undefined in an empty store. */
  firstFill(): Promise<Day | undefined>
  /**
   * Makes the store equal to the content in one transaction: adds, changes, removes; events that are there already
   * keep their counts of taken seats; events that have begun by the Berlin day of `now` and users' data stay. Remembers
   * `firstFill` when it has none. A reference to something that the content does not hold is a bug: it throws and
   * changes nothing.
   */
  apply(content: ContentWithDays, firstFill: Day, now: Instant): Promise<ImportReport>
  /**
   * As `apply`, and stores the files that the content was read from; `apply` forgets them, and what was synced. Refuses
   * where the content has been changed since `basedOn`.
   */
  applySources(
    content: ContentWithDays,
    firstFill: Day,
    now: Instant,
    sources: BroughtSources,
  ): Promise<Result<ImportReport, { readonly why: 'changed-meanwhile' }>>
  /** Whether the search has anything of the content; what was stored before there was one had nothing to bring. */
  isIndexed(): Promise<boolean>
  /**
   * Gives the search what it finds of the content that is stored, and answers whether it did: where it has something of
   * it already, as an import brought it meanwhile, nothing is changed.
   */
  index(documents: readonly IndexedDocument[]): Promise<boolean>
  page(slug: string): Promise<ContentPage | undefined>
  /** The imports that are remembered, the last one first. */
  imports(): Promise<readonly ContentImport[]>
}

/** A part of a file; the parts of one, in order, are all of it. */
export interface FilePart {
  readonly path: string
  /** From 0. */
  readonly part: number
  readonly text: string
}

/** Knows the files that content was read from, as they were written. */
export interface ForStoringSources {
  /** All of them, by their paths, and a revision, which every change of the content makes another. */
  all(): Promise<{ readonly files: readonly SourceFile[]; readonly revision: string }>
  /** So many parts of files, by path; none is long. */
  parts(asked: {
    readonly after?: string
    readonly limit: number
  }): Promise<{ readonly parts: readonly FilePart[]; readonly next?: string }>
  /** How many parts there are. */
  count(): Promise<number>
}

/**
 * Adds events beside those of an import: synthetic load. The next import takes those away again that have not begun.
 */
export interface ForAddingEvents {
  /** The greatest number of an event; 0 in an empty store. */
  greatestNumber(): Promise<number>
  /**
   * Adds all of these or, where one names a theme or hotel that is not there or has a number that is taken, none: it
   * throws.
   */
  add(events: readonly EventWithDays[]): Promise<void>
}
