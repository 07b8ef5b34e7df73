import type { IssuedInvoice } from '#core/invoices/invoice.ts'
import { partsOfNumber, type Series } from '#core/invoices/invoice-number.ts'
import type { ForChangingInvoices, ForNumbering, ForStoringInvoices } from '#core/invoices/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'

type InvoiceTables = Pick<MemoryTables, 'invoices' | 'numberRanges'>

const ofBooking = ({ invoices }: InvoiceTables, bookingId: string): readonly IssuedInvoice[] =>
  structuredClone([...invoices.values()].filter((issued) => issued.bookingId === bookingId))

export const invoicesInMemory = (tables: InvoiceTables): ForStoringInvoices => ({
  ofBooking: async (bookingId) => ofBooking(tables, bookingId),
  at: async ({ token, number }) => {
    const issued = tables.invoices.get(number)
    return issued?.token === token ? structuredClone(issued.invoice) : undefined
  },
  series: async () =>
    [...tables.numberRanges.entries()]
      .map(([series, last]) => ({ series, last }))
      .toSorted((one, other) => (one.series < other.series ? -1 : 1)),
  numbers: async (series, after, most) =>
    [...tables.invoices.values()]
      .map(({ invoice }) => partsOfNumber(invoice.number))
      .flatMap((parts) => (parts?.series === series && parts.nth > after ? [parts.nth] : []))
      .toSorted((one, other) => one - other)
      .slice(0, most),
})

/** Writes invoices within a transaction; there is only one at a time. */
export const changingInvoices = (tables: () => InvoiceTables): ForChangingInvoices => ({
  lock: async (bookingId) => ofBooking(tables(), bookingId),
  add: async (issued) => {
    const { invoices } = tables()
    const { number } = issued.invoice
    const same = ofBooking(tables(), issued.bookingId).some(({ reason }) => reason === issued.reason)
    if (same || invoices.has(number)) throw new Error(`${number} or its reason has an invoice already`)
    invoices.set(number, storableRecord(issued))
  },
})

export const givingNumbers = (tables: () => InvoiceTables): ForNumbering => ({
  next: async (series: Series) => {
    const nth = (tables().numberRanges.get(series) ?? 0) + 1
    tables().numberRanges.set(series, nth)
    return nth
  },
})
