import { addDays, instantOf, berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import { required } from '../shared/required.ts'
import { refused, type NotFound, type Refusal, type Result } from '../shared/result.ts'
import type { ForScheduling } from '../timetable/ports.ts'
import type { Outdated } from '../cart/changing-cart.ts'
import type { ForChangingQuotes, QuoteAccepted, QuoteDeclined, QuoteExpired, QuoteInRevision } from './ports.ts'
import { quoteStateAfter, type QuoteEvent } from './quote.machine.ts'
import type { QuoteLetter } from './quote-letters.ts'
import { isExpired, quoteDeletedOn, type Quote, type QuoteNews } from './quote.ts'

/** What changing a quote writes in one transaction. */
export interface QuotesTx {
  readonly quotes: ForChangingQuotes
  readonly letters: ForPosting<QuoteLetter>
  readonly tasks: ForScheduling
}

/** A quote after something that its machine knows; undefined where that cannot happen in its state. */
export function steppedQuote(
  quote: Quote,
  event: QuoteEvent,
  { at, by }: Pick<QuoteNews, 'at' | 'by'>,
  change: Partial<Quote> = {},
): Quote | undefined {
  const state = quoteStateAfter(quote.state, event)
  if (state === undefined) return undefined
  const version = change.version ?? quote.version
  const news: QuoteNews = { at, by, what: event.type, version }
  return changedQuote({ ...quote, ...change, state }, news)
}

/** A quote with what has just happened to it. */
export function changedQuote(quote: Quote, news: QuoteNews): Quote {
  const changed = { ...quote, changedAt: news.at, history: [...quote.history, news] }
  return { ...changed, deletedOn: quoteDeletedOn(changed) }
}

/** When a quote that was sent expires: when its last day is over in Berlin. */
export function expiresAt({ validUntil }: Pick<Quote, 'validUntil'>): Instant {
  const over = instantOf(addDays(validUntil, 1), '00:00')
  if (!over.ok) throw new RangeError('no clock skips midnight in Berlin')
  return over.value
}

/** Why whoever has the link of a quote does nothing with it now. */
export type WhyNotOpen = NotFound | QuoteExpired | QuoteInRevision

/** Why nobody is shown a quote by its link: it was never sent, is being written anew, or its last day is over. */
export function whyNotOpen(quote: Quote, now: Instant): WhyNotOpen | undefined {
  const { state, sent, number, validUntil } = quote
  if (state === 'entwurf') return { why: sent.length > 0 ? 'quote-in-revision' : 'not-found' }
  const isOpen = state === 'versendet' || state === 'geoeffnet'
  return state === 'abgelaufen' || (isOpen && isExpired(quote, berlinDay(now)))
    ? { why: 'quote-expired', number, validUntil }
    : undefined
}

/** Why a quote is not answered any more: it was answered, it has changed since it was seen, or as `whyNotOpen`. */
export function whyNotAnswered(
  quote: Quote,
  seen: number,
  now: Instant,
): WhyNotOpen | QuoteAccepted | QuoteDeclined | Outdated | undefined {
  const why = whyNotOpen(quote, now)
  if (why) return why
  if (quote.state === 'angenommen') return { why: 'quote-accepted' }
  if (quote.state === 'abgelehnt') return { why: 'quote-declined' }
  return quote.version === seen ? undefined : { why: 'outdated', version: quote.version }
}

/** Does something with a quote that nobody else changes until the transaction ends. */
export async function withLockedQuote<T, R extends Refusal>(
  id: Quote['id'],
  { quotes }: QuotesTx,
  work: (quote: Quote) => Promise<Result<T, R>>,
): Promise<Result<T, R | NotFound>> {
  const quote = await quotes.lock(id)
  return quote ? work(quote) : refused({ why: 'not-found' })
}

/** The last day of a quote is over, unless it was answered or written anew, or is valid for longer now. */
export async function expireQuote(
  tx: QuotesTx,
  { subject }: { readonly subject: string },
  now: Instant,
): Promise<void> {
  const quote = await tx.quotes.lock(subject)
  if (!quote || (quote.state !== 'versendet' && quote.state !== 'geoeffnet') || !isExpired(quote, berlinDay(now)))
    return
  await tx.quotes.save(required(steppedQuote(quote, { type: 'expired' }, { at: now, by: 'timetable' })))
}
