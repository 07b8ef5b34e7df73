import { totalsOf } from '../costs/cost-totals.ts'
import type { Day } from '../shared/day.ts'
import type { ListedQuote, OfficeQuote, OwnQuote, SeenQuote, SeenQuotedItem } from './ports.ts'
import { isExpired, linesOfItem, quoteTotals, termsOf, type Quote, type QuotedItem } from './quote.ts'

const seenItem = (item: QuotedItem): SeenQuotedItem => {
  const lines = linesOfItem(item)
  return { ...item, lines, totals: totalsOf(lines) }
}

/** A quote as whoever has its link sees it. */
export const seenQuote = (quote: Quote): SeenQuote => {
  const { number, state, contact, questions, orderNo, reason, createdAt } = quote
  return {
    ...termsOf(quote),
    number,
    state,
    contact,
    questions,
    ...(orderNo !== undefined && { orderNo }),
    ...(reason !== undefined && { reason }),
    createdAt,
    items: quote.items.map(seenItem),
    totals: quoteTotals(quote),
  }
}

/** A quote as the office sees it. */
export const officeQuote = (quote: Quote): OfficeQuote => ({
  ...quote,
  items: quote.items.map(seenItem),
  totals: quoteTotals(quote),
  sent: quote.sent.map((terms) => ({ version: terms.version, at: terms.at, totals: quoteTotals(terms) })),
})

/**
 * A quote as whoever it is for sees it in a list: as it was sent last, whatever the office writes meanwhile; gone when
 * its last day is over, whatever is noted.
 */
export const ownQuote = (quote: Quote, today: Day): OwnQuote => {
  const { id, number, state, changedAt } = quote
  const terms = (state === 'entwurf' ? quote.sent.at(-1) : undefined) ?? quote
  const isOver = (state === 'versendet' || state === 'geoeffnet') && isExpired(terms, today)
  return {
    id,
    number,
    version: terms.version,
    state: isOver ? 'abgelaufen' : state,
    validUntil: terms.validUntil,
    changedAt,
    totals: quoteTotals(terms),
  }
}

/** A quote as the office sees it in a list. */
export const listedQuote = (quote: Quote): ListedQuote => {
  const { id, number, version, state, validUntil, changedAt, contact } = quote
  return {
    id,
    number,
    version,
    state,
    validUntil,
    changedAt,
    customer: `${contact.firstName} ${contact.lastName}`,
    ...(contact.company !== undefined && { company: contact.company }),
    totals: quoteTotals(quote),
  }
}
