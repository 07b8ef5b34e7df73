import type { User } from '../accounts/accounts.ts'
import type { CartEmpty, ItemsNotOrderable, NamesMissing, NotStaff } from '../booking/ports.ts'
import type { Outdated } from '../cart/changing-cart.ts'
import type { OrderOptionsField, OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { CostLine, CostTotals } from '../costs/costs.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { QuoteContactField, QuoteContactForm, QuoteField, QuoteForm } from './quote-form.ts'
import type { QuoteSeries } from './quote-number.ts'
import type { Quote, QuotedItem, QuoteState, QuoteTerms } from './quote.ts'

/** The last day of the quote is over (410). */
export interface QuoteExpired {
  readonly why: 'quote-expired'
  readonly number: string
  readonly validUntil: Day
}
/** The quote was accepted: nobody changes it any more. */
export interface QuoteAccepted {
  readonly why: 'quote-accepted'
}
/** The quote was declined; only the office can write it anew. */
export interface QuoteDeclined {
  readonly why: 'quote-declined'
}
/** The office is writing it anew; a letter tells when it is there. */
export interface QuoteInRevision {
  readonly why: 'quote-in-revision'
}
/** Refuses to send what is no draft, or was sent as often as it may be. */
export interface QuoteNotSendable {
  readonly why: 'quote-not-sendable'
}

/** One thing that is quoted, with what it costs. */
export type SeenQuotedItem = QuotedItem & { readonly lines: readonly CostLine[]; readonly totals: CostTotals }

/** A quote as whoever has its link sees it. */
export interface SeenQuote
  extends Omit<QuoteTerms, 'items'>, Pick<Quote, 'number' | 'state' | 'contact' | 'questions' | 'orderNo' | 'reason'> {
  readonly items: readonly SeenQuotedItem[]
  readonly totals: CostTotals
  readonly createdAt: Instant
}

/** How somebody accepts: who pays and on what right it rests as at the checkout; who pays the hotel says the quote. */
export interface AcceptQuote extends Omit<OrderOptionsForm, 'hotelPayer'> {
  readonly token: string
  /** The version that was seen. */
  readonly version: number
  /** Books at once, or holds the seats for 14 days. */
  readonly mode: 'buchen' | 'reservieren'
}

type NotOpen = NotFound | QuoteExpired | QuoteInRevision
type NotAnswered = NotOpen | QuoteAccepted | QuoteDeclined | Outdated

/** Why a quote was not accepted. */
export type WhyNotAccepted =
  | NotAnswered
  | Invalid<Exclude<OrderOptionsField, 'hotelPayer'> | 'mode'>
  | ItemsNotOrderable
  | NamesMissing

/** A quote as whoever it is for sees one in a list; of one that is being written anew, what was sent last. */
export type OwnQuote = Omit<ListedQuote, 'customer' | 'company'>

/**
 * What somebody does with a quote who has its link (domain §7.9). It is answered by the token of the link, or by its id
 * by whoever's account it is for; by the id of another's it is unknown.
 */
export interface ForReceivingQuotes {
  /**
   * By the token of its link; or by its id, for whose account it is, and for the office. Refuses what was never sent as
   * unknown, except to the office.
   */
  quote(ask: { readonly token: string }): Promise<Result<SeenQuote, NotOpen>>
  /** It as PDF, tagged; to whom `quote` shows it. Refuses as that does. */
  report(ask: { readonly token: string }): Promise<Result<Document, NotOpen>>
  /** The same, and marks it as opened at first view by the customer: to the office it is shown as `quote` does. */
  open(ask: { readonly token: string }): Promise<Result<SeenQuote, NotOpen>>
  /** A letter brings the question to the office, whose answer comes by letter; ten about one quote. */
  ask(ask: {
    readonly token: string
    readonly question: string
  }): Promise<Result<SeenQuote, NotOpen | QuoteAccepted | QuoteDeclined | Invalid<'question'> | TooMany>>
  /**
   * Accepts what was seen: seats of its events are booked or reserved at the prices of the quote, in the transaction
   * that marks it as accepted. Of two at the same moment one does.
   */
  accept(ask: AcceptQuote): Promise<Result<SeenQuote, WhyNotAccepted>>
  decline(ask: {
    readonly token: string
    readonly version: number
    readonly reason?: string
  }): Promise<Result<SeenQuote, NotAnswered | Invalid<'reason'>>>
  /** Those that were sent to the account of whoever asks, the newest first. */
  mine(ask: PageQuery): Promise<Result<Page<OwnQuote>, NotSignedIn>>
  /** Asks the office for a quote of what is in the visitor's cart, which stays as it is. As often an hour as orders. */
  request(
    ask: QuoteContactForm,
  ): Promise<Result<Pick<Quote, 'number'>, CartEmpty | ItemsNotOrderable | Invalid<QuoteContactField> | TooMany>>
}

/** A quote as the office sees one in a list. */
export interface ListedQuote extends Pick<Quote, 'id' | 'number' | 'version' | 'state' | 'validUntil' | 'changedAt'> {
  readonly customer: string
  readonly company?: string
  readonly totals: CostTotals
}

/** A quote as the office sees it. */
export interface OfficeQuote extends Omit<Quote, 'items' | 'sent'> {
  readonly items: readonly SeenQuotedItem[]
  readonly totals: CostTotals
  /** Versions that were sent, the oldest first. */
  readonly sent: readonly { readonly version: number; readonly at: Instant; readonly totals: CostTotals }[]
}

/** What a quote that was written is told by. */
export interface WrittenQuote extends Pick<Quote, 'id' | 'token' | 'number' | 'version'> {
  readonly totals: CostTotals
  readonly status: QuoteState
  /** Whether it is a new one. */
  readonly isNew: boolean
}

/** What the office does with quotes. */
export interface ForWritingQuotes {
  /**
   * Writes a draft, at the prices of today; with `id` and `version` writes that one anew, which has to be sent again
   * then. Refuses events and themes that are unknown or over as a field, and so modules that nobody could put into a
   * cart; without `modules` those stay that a line has.
   */
  upsert(
    ask: QuoteForm & { readonly id?: string; readonly version?: number },
  ): Promise<Result<WrittenQuote, NotStaff | NotFound | Invalid<QuoteField> | Outdated | QuoteAccepted>>
  /** Sends a draft: from then on it binds the provider until its last day. */
  send(ask: {
    readonly id: string
    readonly version: number
  }): Promise<
    Result<OfficeQuote, NotStaff | NotFound | Outdated | QuoteAccepted | QuoteNotSendable | Invalid<'validUntil'>>
  >
  /** The newest first; of one state, or all. */
  quotes(ask: PageQuery & { readonly state?: QuoteState }): Promise<Result<Page<ListedQuote>, NotStaff>>
  byId(ask: { readonly id: string }): Promise<Result<OfficeQuote, NotStaff | NotFound>>
}

/** Reads quotes. */
export interface ForStoringQuotes {
  byToken(token: string): Promise<Quote | undefined>
  byId(id: Quote['id']): Promise<Quote | undefined>
  /** The newest first; of one state, or of those alone that were sent to an account. */
  list(
    query: PageQuery & { readonly limit: number; readonly state?: QuoteState; readonly sentTo?: User['id'] },
  ): Promise<Page<Quote>>
  /** How many are asked for and not written or sent yet (`isRequested`), counted up to so many. */
  countRequested(most: number): Promise<number>
  /** All of an e-mail address or an account, in the order of their numbers. */
  ofPerson(person: { readonly email: string; readonly userId?: string }): Promise<readonly Quote[]>
}

/** Writes quotes within a transaction. */
export interface ForChangingQuotes {
  /** The next number of a series, from 1; as `ForNumbering.next` of invoices. */
  next(series: QuoteSeries): Promise<number>
  /** One as it is now; whoever changes the same one waits until the transaction ends. */
  lock(id: Quote['id']): Promise<Quote | undefined>
  /** Throws where its number, id or token is another's. */
  add(quote: Quote): Promise<void>
  save(quote: Quote): Promise<void>
  /** Deletes drafts that were never sent, of an account or its address. */
  deleteDraftsOf(person: { readonly email: string; readonly userId: string }): Promise<void>
  /** Deletes those to be deleted by a day; answers how many there were. Their numbers are not given again. */
  deleteDue(today: Day): Promise<number>
}
