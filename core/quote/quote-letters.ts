import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { quoteTotals, type Quote, type QuoteContact } from './quote.ts'

/** A quote as a letter tells of it. */
export interface QuoteInLetter extends Pick<Quote, 'number' | 'version'> {
  readonly validUntil: Day
  /** Of all; absent where a price is on request. */
  readonly gross?: Cents
}

/** What happened to a quote that its reader is told of. */
export type CustomersQuoteNews = 'sent' | 'accepted'
export type OfficesQuoteNews = 'requested' | 'question' | 'accepted' | 'declined'

/** Letters about quotes. */
export type QuoteLetter =
  | {
      /** To whom it is for; the link opens it. */
      readonly kind: 'quote-news'
      readonly to: string
      readonly dedupeKey: string
      readonly what: CustomersQuoteNews
      readonly salutationId: string
      readonly firstName: string
      readonly lastName: string
      readonly quote: QuoteInLetter
      /** Goes into the link /angebote/{token}. */
      readonly token: string
    }
  | {
      /** To the office; answers go to the customer. */
      readonly kind: 'quote-arrived'
      readonly to: string
      readonly dedupeKey: string
      readonly what: OfficesQuoteNews
      readonly contact: QuoteContact
      readonly quote: QuoteInLetter
      /** Goes into the link /manage/angebote/{id}. */
      readonly id: string
      /** The question that was asked, or why it was declined. */
      readonly says?: string
      readonly orderNo?: string
    }

const inLetter = (quote: Quote): QuoteInLetter => {
  const { gross, complete } = quoteTotals(quote)
  const { number, version, validUntil } = quote
  return { number, version, validUntil, ...(complete && { gross }) }
}

/** Tells the customer; each version once, however often it is laid out. */
export function newsForCustomer(quote: Quote, what: CustomersQuoteNews): QuoteLetter {
  const { salutationId, firstName, lastName, email } = quote.contact
  return {
    kind: 'quote-news',
    to: email,
    dedupeKey: `quote:${quote.id}:${what}:${quote.version}:${quote.sent.length}`,
    what,
    salutationId,
    firstName,
    lastName,
    quote: inLetter(quote),
    token: quote.token,
  }
}

/** Tells the office. */
export const newsForOffice = (quote: Quote, what: OfficesQuoteNews, office: string, says?: string): QuoteLetter => ({
  kind: 'quote-arrived',
  to: office,
  dedupeKey: `quote:${quote.id}:office:${what}:${quote.history.length}`,
  what,
  contact: quote.contact,
  quote: inLetter(quote),
  id: quote.id,
  ...(says !== undefined && { says }),
  ...(quote.orderNo !== undefined && { orderNo: quote.orderNo }),
})
