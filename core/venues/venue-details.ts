import type { AccessibilityFact } from '../shared/accessibility-facts.ts'
import type { Price } from '../shared/money.ts'
import type { Picture } from '../shared/picture.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'

/** What content says of a hotel beside its name and address, by its number. */
export interface HotelDetails {
  readonly hotelId: number
  readonly position: PositionOnEarth
  readonly rooms: number
  readonly seminarRooms: number
  readonly description: string
  /** By train and on foot, from the station; by car. */
  readonly arrival: { readonly train: string; readonly car: string }
  readonly accessibility: readonly AccessibilityFact[]
  /** What else somebody should know, for example the number of accessible rooms. */
  readonly accessibilityNote: string
  readonly extras: readonly string[]
  /** Absent where content names none. */
  readonly pictures?: readonly Picture[]
  /** What a participant pays the hotel; null: auf Anfrage (domain §4.4). */
  readonly prices: {
    /** A night in a single room without breakfast. */
    readonly night: Price | null
    readonly breakfast: Price | null
    /**
     * A day's food and drinks during the seminar (Tagungspauschale). It has no rate of its own: food and drinks are
     * taxed apart, in shares that the provider chooses (core/costs).
     */
    readonly dayPackage: Pick<Price, 'net'> | null
    /** A day. */
    readonly parking: Price | null
    /** Cents a night, without VAT; 0 where the town raises none. */
    readonly cityTax: number
  }
}

/** What one can do of an evening: voluntary, outside training time, not part of the fee (domain §4.8, /erlebnis). */
export interface SideProgramme {
  readonly title: string
  readonly text: string
}

/** What content says of a town beside its name, by its number. */
export interface LocationDetails {
  readonly locationId: number
  /** The Land: 'Hamburg', 'Bayern'. */
  readonly state: string
  readonly position: PositionOnEarth
  readonly teaser: string
  readonly description: string
  readonly sideProgramme: readonly SideProgramme[]
  /** Absent where content names none. */
  readonly pictures?: readonly Picture[]
}

/** Kinds of records that are of hotels and towns (core/records). */
export interface VenueRecords {
  readonly hotel: HotelDetails
  readonly location: LocationDetails
}
