import type { User } from '../accounts/accounts.ts'
import type { BookedEvent } from '../booking/booking.ts'
import type { Recipient } from '../cart/cart.ts'
import type { Contact, HotelPayer } from '../cart/order-options.ts'
import type { RecipientCosts } from '../cart/priced-cart.ts'
import { merged, totalsOf } from '../costs/cost-totals.ts'
import type { CostLine, CostTotals } from '../costs/costs.ts'
import { storedUntil } from '../forms/stored-until.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'

/** How a quote stands (domain §7.9). */
export const quoteStates = ['entwurf', 'versendet', 'geoeffnet', 'angenommen', 'abgelehnt', 'abgelaufen'] as const
export type QuoteState = (typeof quoteStates)[number]

/** Days for which a quote can be accepted unless the office says otherwise, and most that it may say. */
export const usualValidDays = 30
export const mostValidDays = 365
/** Things in one quote, and persons in all of them together. */
export const mostQuoted = 20
export const mostQuotedPersons = 100
/** Dearest inhouse seminar that is believed, in net cents. */
export const highestQuotedNet = 10_000_000
/** Characters of what the office writes beside the prices, and of a question. */
export const longestQuoteNote = 500
export const longestQuestion = 4_000
/** Questions about one quote; whoever has more calls. */
export const mostQuestions = 10
/** So often a quote is sent; each time is remembered as it was. */
export const mostSent = 20
/** Months for which a draft is stored that nobody was sent. */
export const draftMonthsStored = 12
/** Years for which a business letter is stored, from the end of its own on (§ 257 Abs. 1, 4 und 5 HGB). */
export const letterYearsStored = 6
/** Quotes that are asked for are counted up to so many. */
export const mostRequestedCounted = 100
/** VAT on an inhouse seminar, in percent (§ 12 Abs. 1 UStG). */
export const inhouseRate = 19

/** Days on which modules begin, for whoever asks how they are typed. */
export const sampleModules: readonly Day[] = ['2027-03-01', '2027-04-05']

/** Seats of an event, each at the price that it had when the quote was written. */
export interface QuotedEvent {
  readonly kind: 'event'
  readonly id: string
  readonly event: BookedEvent
  /** As in a cart. */
  readonly modules?: readonly Day[]
  readonly recipients: readonly Recipient[]
  /** What each recipient costs, in their order. */
  readonly costs: readonly RecipientCosts[]
}

/** A seminar held for one committee alone, on days that are agreed later. */
export interface QuotedTheme {
  readonly kind: 'theme'
  readonly id: string
  readonly theme: { readonly url: string; readonly title: string }
  readonly persons: number
  readonly lines: readonly CostLine[]
}
export type QuotedItem = QuotedEvent | QuotedTheme

/** For whom a quote is. */
export interface QuoteContact extends Contact {
  readonly company?: string
}

/** What somebody can accept: it is the same as long as the version is. */
export interface QuoteTerms {
  /** Counts the changes of what is offered, from 1. */
  readonly version: number
  readonly items: readonly QuotedItem[]
  readonly hotelPayer: HotelPayer
  /** The last day on which it can be accepted. */
  readonly validUntil: Day
  /** What the office writes beside the prices. */
  readonly note?: string
}

/** Something that happened to a quote, oldest first in its history. */
export interface QuoteNews {
  readonly at: Instant
  readonly by: 'customer' | 'office' | 'timetable'
  readonly what: 'requested' | 'written' | 'sent' | 'opened' | 'question' | 'accepted' | 'declined' | 'expired'
  readonly version: number
}

/** A quote (Angebot): an offer that binds the provider until its last day (§ 145, § 148 BGB). */
export interface Quote extends QuoteTerms {
  readonly id: string
  /** Opens it to whoever has it: 256 random bits. */
  readonly token: string
  /** 'A-2026-000123'; without a gap within a year. */
  readonly number: string
  readonly state: QuoteState
  readonly contact: QuoteContact
  /** Whose account it was asked for with. */
  readonly userId?: User['id']
  /** The form request that it answers. */
  readonly requestId?: string
  readonly createdAt: Instant
  readonly changedAt: Instant
  /** The first day on which it is no longer stored. */
  readonly deletedOn: Day
  /** What was sent before, the oldest first. */
  readonly sent: readonly (QuoteTerms & { readonly at: Instant })[]
  readonly questions: readonly { readonly at: Instant; readonly text: string }[]
  /** The order that it became; absent where it holds no event, or is not accepted. */
  readonly orderNo?: string
  /** Why it was declined. */
  readonly reason?: string
  readonly history: readonly QuoteNews[]
}

/** Seats, or persons, of one thing that is quoted. */
export const personsOf = (item: QuotedItem): number => (item.kind === 'event' ? item.recipients.length : item.persons)

/** What stands on our invoice of one thing that is quoted. */
export const linesOfItem = (item: QuotedItem): readonly CostLine[] =>
  item.kind === 'event' ? merged(item.costs.flatMap(({ lines }) => lines)) : item.lines

/** What all of it costs. */
export const quoteTotals = ({ items }: Pick<QuoteTerms, 'items'>): CostTotals => totalsOf(items.flatMap(linesOfItem))

/** The first day on which a quote is no longer stored (Art. 5 Abs. 1 Buchst. e DSGVO). */
export const quoteDeletedOn = ({ sent, changedAt }: Pick<Quote, 'sent' | 'changedAt'>): Day =>
  sent.length === 0
    ? storedUntil(changedAt, draftMonthsStored)
    : `${Number(berlinDay(changedAt).slice(0, 4)) + letterYearsStored + 1}-01-01`

/** Whether somebody asks for it, and the office has neither written nor sent it yet. */
export const isRequested = ({ history }: Pick<Quote, 'history'>): boolean =>
  history.every(({ what }) => what === 'requested')

/** Whether the last day of a quote is over. */
export const isExpired = ({ validUntil }: Pick<QuoteTerms, 'validUntil'>, today: Day): boolean => validUntil < today

/** What can be accepted of a quote, without what became of it. */
export const termsOf = ({ version, items, hotelPayer, validUntil, note }: Quote): QuoteTerms => ({
  version,
  items,
  hotelPayer,
  validUntil,
  ...(note !== undefined && { note }),
})
