import type { BrandSettings } from '../brand/brand.ts'
import type { Rubric, Theme } from '../catalogue/catalogue.ts'
import type { WallTime } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { ArticleEntry } from '../knowledge/articles/articles.ts'
import type { LexiconEntry } from '../knowledge/lexicon/lexicon.ts'
import type { Ruling } from '../knowledge/rulings/rulings.ts'
import type { RecordKind } from '../records/records.ts'
import type { Keyed } from './record-kinds.ts'
import type { Hotel, Location } from '../shared/venues.ts'

/** Where in the content folder something stands. */
export interface FileLine {
  readonly file: string
  readonly line: number
}

/** A field of an entry: names of fields and positions in lists, outermost first. */
export type FieldPath = readonly (string | number)[]

/** Where an entry begins. */
export interface At extends FileLine {
  /** The line of one of its fields, or of the nearest thing around it that is written; without it that of the entry. */
  readonly lineOf?: (field: FieldPath) => number
}
export interface InSequence {
  readonly at: At
}

export interface RubricContent extends InSequence, Omit<Rubric, 'count'> {}
export interface LocationContent extends InSequence, Omit<Location, 'events'> {}
export interface HotelContent extends InSequence, Omit<Hotel, 'location'> {}

/**
 * A day as written: a calendar day, or `+12w Mo`: the Monday in the twelfth week after the first fill (domain §9, demo
 * dates).
 */
export type DaySpec = string

/** A theme with the address of its rubric; its events stand beside it. */
export interface ThemeContentFile extends InSequence, Omit<Theme, 'rubric' | 'events'> {
  readonly rubric: string
}
export interface ModuleContent extends InSequence {
  readonly title: string
  readonly themeUrl?: string
  readonly duration?: number
  readonly start: DaySpec
  /** Days it lasts on the calendar, 1 or more. */
  readonly days: number
  readonly startTime: WallTime
  readonly endTime: WallTime
  /** 522 or -1: no physical venue. */
  readonly hotelId: number
}
export interface EventContent extends InSequence {
  readonly eventId: number
  readonly themeUrl: string
  /** First day; of a series absent or that of its first module, as days and hours are: its modules tell them. */
  readonly start?: DaySpec
  /** Days it lasts on the calendar, 1 or more. */
  readonly days?: number
  readonly startTime?: WallTime
  /** Online the end of each of its days. */
  readonly endTime?: WallTime
  /** Absent: online. */
  readonly hotelId?: number
  /** An import that contradicts the hotel is refused (domain §9). */
  readonly isOnlineEvent?: boolean
  readonly modules: readonly ModuleContent[]
  readonly price: { readonly net: Cents; readonly rate: number } | null
  readonly places: number
  /** Seats gone when the event is first filled in; later imports leave the count alone. */
  readonly taken: number
  readonly guaranteed: boolean
}
export interface LexiconContent extends InSequence, LexiconEntry {}
export interface RulingContent extends InSequence, Ruling {}
/** An article as written; how long it takes to read is reckoned at the import. */
export interface ArticleContent extends InSequence, Omit<ArticleEntry, 'readingMinutes'> {}
/** A page of running text, such as the Impressum. */
export interface PageContent extends InSequence {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** HTML made from Markdown without raw HTML. */
  readonly html: string
}

/** A record as written: the days of an open position are `DateSpec`s until the import. */
export type RecordContent = Keyed & InSequence

/** A whole content folder, as read. */
export interface Content {
  readonly brand: BrandSettings
  /** Where its settings stand; the first line of their file where nothing is said. */
  readonly brandAt?: At
  readonly rubrics: readonly RubricContent[]
  readonly locations: readonly LocationContent[]
  readonly hotels: readonly HotelContent[]
  readonly themes: readonly ThemeContentFile[]
  readonly events: readonly EventContent[]
  readonly lexicon: readonly LexiconContent[]
  readonly rulings: readonly RulingContent[]
  readonly articles: readonly ArticleContent[]
  readonly pages: readonly PageContent[]
  readonly records: readonly RecordContent[]
}

/** A mistake in content, told to the person who can mend it. */
export interface ContentFault {
  readonly at: FileLine
  /** German, one sentence. */
  readonly message: string
}

export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}
/** What an import did, per kind of content, the brand among them, of which there is one; records by their own kinds. */
export type ImportReport = Readonly<
  Record<Exclude<keyof Content, 'brandAt' | 'records'> | `record:${RecordKind}`, ImportCounts>
>

/** A page as the site shows it. */
export interface ContentPage {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly html: string
}
