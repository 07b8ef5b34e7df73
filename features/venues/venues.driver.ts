import type { Opened } from '../support/opened.ts'

/** Towns with the hotels that stand under them, in the order they are read. */
export interface HotelsSeen {
  readonly towns: readonly { readonly town: string; readonly hotels: readonly string[] }[]
  /** Where nothing was found: what to leave out, and how many hotels there would be. */
  readonly helps: readonly string[]
}

export interface TownSeen {
  readonly name: string
  readonly hotels: readonly string[]
  /** Titles of the themes of its next events. */
  readonly dates: readonly string[]
  /** What one can do of an evening. */
  readonly evenings: readonly string[]
}

export interface HotelSeen {
  readonly name: string
  readonly address: string
  /** What it has of all that is told about accessibility. */
  readonly has: readonly string[]
  readonly lacks: readonly string[]
  /** Gross, by what is paid for. */
  readonly prices: readonly { readonly item: string; readonly price: string }[]
  readonly dates: readonly string[]
  /** First days of the events that are listed. */
  readonly days: readonly string[]
  /** What stands at the beginning, figure and words. */
  readonly brief: readonly { readonly label: string; readonly text: string }[]
  /** What the button at the beginning says. */
  readonly firstLink: string
  /** Where it has no events: other hotels, and what is told of their events. */
  readonly instead: readonly { readonly hotel: string; readonly dates: string }[]
}

/** What a reader learns of towns and hotels. */
export interface ReadsVenues {
  /** All hotels, or those that have all of what is named. */
  hotels(facts: readonly string[]): Promise<HotelsSeen>
  /** A town by the last segment of its address. */
  town(segment: string): Promise<Opened<TownSeen>>
  hotel(segment: string): Promise<Opened<HotelSeen>>
  /** The same hotel, where the list of its events goes on. */
  furtherInHotel(segment: string): Promise<Opened<HotelSeen>>
}
