import type { Cents } from '../shared/money.ts'
import type { Seller } from './seller.ts'

/** How the provider calls itself and what it offers; one settings file (architecture §7, brand). */
export interface Brand {
  readonly name: string
  readonly portal: string
  /** Prefix of lexicon addresses: /{product}slexikon/… */
  readonly product: string
  readonly claim: string
  readonly phone: string
  readonly phoneLink: string
  /** For order forms that go by telefax. */
  readonly fax?: string
  readonly email: string
  readonly officeHours: string
  readonly founded: number
  readonly city: string
  /** How the Kostenrechner splits a day package that a hotel prices as a whole; 'drinks' where absent (domain §4.4). */
  readonly dayPackage?: DayPackageSplit
  /** Cents for a kilometre by car; 30 where absent. */
  readonly perKm?: Cents
  /** From the first call to a seminar at the customer's; pages tell nothing of it where absent. */
  readonly inhouseLead?: WeekSpan
  /** So many weeks after it questions are answered; pages name no number where absent. */
  readonly inhouseSupport?: number
  /** Until so many days before its beginning an event is cancelled for nothing; pages tell no day where absent. */
  readonly freeCancellation?: number
}

/** All that the settings say: the brand as everyone may read it, and what only papers tell. */
export interface BrandSettings extends Brand {
  /** Invoices are issued in this name; where absent none are. */
  readonly seller?: Seller
}

/** From so many weeks to so many. */
export interface WeekSpan {
  readonly from: number
  readonly to: number
}

/** A share of drinks, or a share of all that is taxed in full. */
export const dayPackageSplits = ['drinks', 'business'] as const
export type DayPackageSplit = (typeof dayPackageSplits)[number]

/** What an empty store calls itself until content comes in. */
export const brandBeforeContent: Brand = {
  name: 'Seminarhaus',
  portal: 'mein Seminarhaus',
  product: 'betriebsrat',
  claim: '',
  phone: '',
  phoneLink: '',
  email: '',
  officeHours: '',
  founded: 0,
  city: '',
}
