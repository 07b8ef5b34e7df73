import type { ForChangingQuotes, ForStoringQuotes } from '#core/quote/ports.ts'
import { isRequested, type Quote } from '#core/quote/quote.ts'
import { aNumber } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type QuoteTables = Pick<MemoryTables, 'quotes' | 'quoteRanges'>

const all = ({ quotes }: QuoteTables): readonly Quote[] => [...quotes.values()]

export const quotesInMemory = (tables: QuoteTables): ForStoringQuotes => ({
  byToken: async (token) => structuredClone(all(tables).find((quote) => quote.token === token)),
  byId: async (id) => structuredClone(tables.quotes.get(id)),
  list: async ({ state, sentTo, ...page }) => {
    const placed = all(tables).map((quote, place) => ({ quote, place }))
    const fitting = placed.filter(
      ({ quote }) =>
        (state === undefined || quote.state === state) &&
        (sentTo === undefined || (quote.userId === sentTo && quote.sent.length > 0)),
    )
    const found = pageFrom(fitting, ({ place }) => [-place], [aNumber], page)
    return { ...found, items: structuredClone(found.items.map(({ quote }) => quote)) }
  },
  countRequested: async (most) => all(tables).filter(isRequested).slice(0, most).length,
  ofPerson: async ({ email, userId }) =>
    structuredClone(
      all(tables).filter(
        ({ contact, ...quote }) =>
          contact.email === storableText(email) || (userId !== undefined && quote.userId === userId),
      ),
    ),
})

/** Writes quotes within a transaction; there is only one at a time. */
export const changingQuotes = (tables: () => QuoteTables): ForChangingQuotes => ({
  next: async (series) => {
    const nth = (tables().quoteRanges.get(series) ?? 0) + 1
    tables().quoteRanges.set(series, nth)
    return nth
  },
  lock: async (id) => structuredClone(tables().quotes.get(id)),
  add: async (quote) => {
    const { id, token, number } = quote
    if (all(tables()).some((one) => one.id === id || one.token === token || one.number === number))
      throw new Error(`${number} is another quote`)
    tables().quotes.set(id, storableRecord(quote))
  },
  save: async (quote) => {
    if (tables().quotes.has(quote.id)) tables().quotes.set(quote.id, storableRecord(quote))
  },
  deleteDraftsOf: async ({ email, userId }) => {
    for (const { id, state, sent, contact, ...quote } of all(tables()))
      if (state === 'entwurf' && sent.length === 0 && (contact.email === email || quote.userId === userId))
        tables().quotes.delete(id)
  },
  deleteDue: async (today) => {
    const due = all(tables()).filter(({ deletedOn }) => deletedOn <= today)
    for (const { id } of due) tables().quotes.delete(id)
    return due.length
  },
})
