/** A span of time as a calendar program shows it, by Berlin's clocks. */
export interface EntrySeen {
  /** By it programs know the entry again. */
  readonly uid: string
  readonly title: string
  /** '2026-12-07 09:00' */
  readonly from: string
  readonly to: string
  /** '2026-12-07T08:00Z', as programs reckon by the time zone that the calendar itself describes. */
  readonly instant: string
  readonly place: string
  /** How often it has changed. */
  readonly changes: number
  readonly cancelled: boolean
}

export interface OfferSeen {
  readonly title: string
  /** '1.490,00 €' or 'auf Anfrage' */
  readonly price: string
  readonly towns: readonly string[]
}

/** A visitor as a page around a fragment knows him. */
export interface ConsumerSeen {
  readonly serves: 'br' | 'sbv' | 'jav' | 'nobody in particular'
  readonly signedIn: boolean
  readonly inCart: number
  readonly onWishlist: number
}

/** What a person's programs take from the site: calendars, lists to choose from, addresses. */
export interface ReadsFeeds {
  /** The calendar of an event, by the last segment of its address; undefined where there is none. */
  calendarOf(date: string): Promise<readonly EntrySeen[] | undefined>
  /** The calendar of all events, or those of a town. */
  calendarIn(town?: string): Promise<readonly EntrySeen[]>
  towns(): Promise<readonly string[]>
  /** Names of the hotels of a town. */
  hotelsIn(town: string): Promise<readonly string[]>
  offers(): Promise<readonly OfferSeen[]>
  /** Paths that the site map names, in all its files. */
  addresses(): Promise<readonly string[]>
  consumer(): Promise<ConsumerSeen>
}
