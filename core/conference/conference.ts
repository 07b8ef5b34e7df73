import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { Price } from '../shared/money.ts'
import type { Expert } from '../people/people.ts'

/** One item of a conference day's programme. */
export interface ConferenceSlot {
  readonly begins: WallTime
  readonly ends: WallTime
  readonly title: string
  readonly text?: string
  /** Ids of experts. */
  readonly speakers: readonly string[]
}

export interface ConferenceDay {
  readonly title: string
  readonly slots: readonly ConferenceSlot[]
}

export interface Workshop {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly speakers: readonly string[]
  /** Seats in the room. */
  readonly capacity: number
  /** Seats still free. */
  readonly free: number
}

export interface ConferencePrice {
  readonly title: string
  readonly price: Price
  readonly note?: string
  /** For those who register so many days before the beginning, or earlier; absent: for all. */
  readonly daysBefore?: number
}

/** A price with the last day on which one has it, if it ends on one and the beginning is known. */
export interface PriceWithEnd extends ConferencePrice {
  readonly until?: Day
  /** That day has passed. */
  readonly ended?: true
}

/** Rooms held for participants until a day. */
export interface HotelContingent {
  readonly rooms: number
  /** A night in a single room, gross price from it. */
  readonly price: Price
  /** Days before the beginning on which the rooms are given back. */
  readonly daysBefore: number
  readonly note?: string
}

/** What content says of a Fachtagung beside its theme, by the theme's address. */
export interface ConferenceDetails {
  readonly theme: string
  readonly motto: string
  readonly days: readonly ConferenceDay[]
  readonly workshops: readonly Omit<Workshop, 'free'>[]
  readonly prices: readonly ConferencePrice[]
  readonly contingent: HotelContingent | null
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/**
 * Whether one can register (domain §7.6): 'geschlossen' where no event is planned, 'begonnen' from its first day on.
 */
export const registrationStates = ['offen', 'warteliste', 'geschlossen', 'begonnen'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** A Fachtagung as its page shows it: its theme, its next event, and its details. */
export interface Conference {
  /** Last segment of /fachtagung/{x}: the theme's address. */
  readonly url: string
  readonly title: string
  readonly designation: string
  readonly teaser: string
  readonly motto: string
  readonly audience: string
  readonly learn: readonly string[]
  /** The event that is being held, else the next one; null: none is planned. */
  readonly event: ListedEvent | null
  readonly days: readonly ConferenceDay[]
  readonly speakers: readonly Expert[]
  readonly workshops: readonly Workshop[]
  readonly prices: readonly PriceWithEnd[]
  readonly contingent: HotelContingent | null
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly registrationState: RegistrationState
}

/** The kind of records that is a Fachtagung's (core/records). */
export interface ConferenceRecords {
  readonly conference: ConferenceDetails
}
