import type { Day } from '../shared/day.ts'

/** Who becomes party to the contract (domain §6, B2B and B2C). */
export const buyerTypes = ['arbeitgeber', 'gremium', 'privat'] as const
export type BuyerType = (typeof buyerTypes)[number]

/** On which right to training the booking rests (domain §4.2). */
export const legalBases = ['37_6', '37_7', '179_sgb9', '65', 'keine'] as const
export type LegalBasisKey = (typeof legalBases)[number]

/** Who pays the hotel: the buyer on our invoice, the employer at the hotel, or whoever stays there. */
export const hotelPayers = ['rechnung', 'arbeitgeber', 'teilnehmende'] as const
export type HotelPayer = (typeof hotelPayers)[number]

/** Longest line of an address, and longest remark, in characters. */
export const longestLine = 120
export const longestRemarks = 2_000

/** To whom the invoice goes. */
export interface Billing {
  readonly company: string
  readonly department?: string
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly vatId?: string
  readonly orderNo?: string
  readonly costCentre?: string
  /** Asks for an XRechnung. */
  readonly leitwegId?: string
  readonly email: string
}

/** Who orders and is written to. */
export interface Contact {
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
}

/** All that an order says beside its items. */
export interface OrderOptions {
  readonly buyerType: BuyerType
  readonly contact: Contact
  readonly billing: Billing
  readonly hotelPayer: HotelPayer
  readonly legalBasis: LegalBasisKey
  /** Day of the resolution, where there is one already. */
  readonly resolutionDate?: Day
  readonly remarks?: string
  readonly newsletter: boolean
}
