import type { Brand } from '../brand/brand.ts'
import type { Rubric, Theme } from '../catalogue/catalogue.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { WallTime } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { RecordKind } from '../records/records.ts'
import type { Keyed } from './record-kinds.ts'
import type { Hotel, Location } from '../shared/venues.ts'

/** Where in the content folder something stands. */
export interface At {
  readonly file: string
  readonly line: number
}
export interface Placed {
  readonly at: At
}

export interface RubricContent extends Placed, Omit<Rubric, 'count'> {}
export interface LocationContent extends Placed, Omit<Location, 'events'> {}
export interface HotelContent extends Placed, Omit<Hotel, 'location'> {}

/** A date as written: a calendar day, or `+12w Mo`: the Monday in the twelfth week after the first fill (domain §9, demo dates). */
export type DateSpec = string

/** A theme with the address of its rubric; its dates stand beside it. */
export interface ThemeContentFile extends Placed, Omit<Theme, 'rubric' | 'events'> {
  readonly rubric: string
}
export interface ModuleContent extends Placed {
  readonly title: string
  readonly themeUrl?: string
  readonly duration?: number
  readonly start: DateSpec
  /** Days it lasts on the calendar, 1 or more. */
  readonly days: number
  readonly startTime: WallTime
  readonly endTime: WallTime
  /** 522 or -1: no physical venue. */
  readonly hotelId: number
}
export interface EventContent extends Placed {
  readonly eventId: number
  readonly themeUrl: string
  readonly start: DateSpec
  /** Days it lasts on the calendar, 1 or more; of a series ignored in favour of its modules. */
  readonly days: number
  readonly startTime: WallTime
  readonly endTime: WallTime
  /** Absent: online. */
  readonly hotelId?: number
  /** An import that contradicts the hotel is refused (domain §9). */
  readonly isOnlineEvent?: boolean
  readonly modules: readonly ModuleContent[]
  readonly price: { readonly net: Cents; readonly rate: number } | null
  readonly places: number
  /** Places gone when the date is first filled in; later imports leave the count alone. */
  readonly taken: number
  readonly guaranteed: boolean
}
export interface LexiconContent extends Placed {
  readonly group: TargetGroup
  readonly slug: string
  readonly title: string
  readonly definition: string
}
/** A page of running text, such as the Impressum. */
export interface PageContent extends Placed {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** HTML made from Markdown without raw HTML. */
  readonly html: string
}

/** A record as written: the days of an open position are `DateSpec`s until the import. */
export type RecordContent = Keyed & Placed

/** A whole content folder, as read. */
export interface Content {
  readonly brand: Brand
  readonly rubrics: readonly RubricContent[]
  readonly locations: readonly LocationContent[]
  readonly hotels: readonly HotelContent[]
  readonly themes: readonly ThemeContentFile[]
  readonly events: readonly EventContent[]
  readonly lexicon: readonly LexiconContent[]
  readonly pages: readonly PageContent[]
  readonly records: readonly RecordContent[]
}

/** A mistake in content, told to the person who can mend it. */
export interface ContentFault extends Placed {
  /** German, one sentence. */
  readonly message: string
}

export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}
/** What an import did, per kind of thing, the brand among them, of which there is one; records by their own kinds. */
export type ImportReport = Readonly<Record<Exclude<keyof Content, 'records'> | `record:${RecordKind}`, ImportCounts>>

/** A page as the site shows it. */
export interface ContentPage {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly html: string
}
