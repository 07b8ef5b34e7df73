import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { personsOf, quoteTotals, type Quote, type QuoteContact } from './quote.ts'

/** A quote as a letter tells of it. */
export interface QuoteInLetter extends Pick<Quote, 'number' | 'version'> {
  readonly validUntil: Day
  /** Of all; absent where a price is on request. */
  readonly gross?: Cents
}

/** What happened to a quote that its reader is told of. */
export type CustomersQuoteNews = 'sent' | 'accepted'
export type OfficesQuoteNews = 'requested' | 'question' | 'accepted' | 'declined'

/** What is asked for, as a letter tells of it: a date or a seminar, and for how many. */
export interface ItemInLetter {
  readonly title: string
  /** Absent of a seminar whose days are not agreed yet. */
  readonly days?: { readonly start: Day; readonly end: Day }
  readonly persons: number
}

/** To whom a quote is for. */
interface ToCustomer {
  readonly kind: 'quote-news'
  readonly to: string
  readonly dedupeKey: string
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly quote: QuoteInLetter
}

/** Letters about quotes. */
export type QuoteLetter =
  /** The link opens it. */
  | (ToCustomer & {
      readonly what: CustomersQuoteNews
      /** Goes into the link /angebote/{token}. */
      readonly token: string
    })
  /** She asked for it herself; there is nothing to open yet. */
  | (ToCustomer & { readonly what: 'requested'; readonly items: readonly ItemInLetter[] })
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

const toCustomer = (quote: Quote, dedupeKey: string): ToCustomer => {
  const { salutationId, firstName, lastName, email } = quote.contact
  return { kind: 'quote-news', to: email, dedupeKey, salutationId, firstName, lastName, quote: inLetter(quote) }
}

/** Tells the customer; each version once, however often it is laid out. */
export const newsForCustomer = (quote: Quote, what: CustomersQuoteNews): QuoteLetter => ({
  ...toCustomer(quote, `quote:${quote.id}:${what}:${quote.version}:${quote.sent.length}`),
  what,
  token: quote.token,
})

/** Tells whoever asked for a quote that this arrived, and what she asked for. */
export const requestArrived = (quote: Quote): QuoteLetter => ({
  ...toCustomer(quote, `quote:${quote.id}:requested`),
  what: 'requested',
  items: quote.items.map((item) =>
    item.kind === 'event'
      ? {
          title: item.event.theme.title,
          days: { start: berlinDay(item.event.startDate), end: berlinDay(item.event.endDate) },
          persons: personsOf(item),
        }
      : { title: item.theme.title, persons: personsOf(item) },
  ),
})

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
