import type { Invoice, IssuedInvoice } from '#core/invoices/invoice.ts'
import { partsOfNumber, type Series } from '#core/invoices/invoice-number.ts'
import type { ForChangingInvoices, ForNumbering, ForStoringInvoices } from '#core/invoices/ports.ts'
import { required } from '#core/shared/required.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

async function ofBooking(db: Kysely<Tables>, bookingId: string): Promise<readonly IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(['booking_id', 'token', 'reason', 'document'])
    .where('booking_id', '=', storableText(bookingId))
    .orderBy('id')
    .execute()
  return rows.map(({ booking_id, token, reason, document }) => ({
    invoice: invoiceFrom(document),
    bookingId: booking_id,
    token,
    reason,
  }))
}

export const invoicesInSql = ({ reading }: Database): ForStoringInvoices => ({
  ofBooking: (bookingId) => ofBooking(reading, bookingId),
  at: async ({ token, number }) => {
    const row = await reading
      .selectFrom('invoice')
      .select('document')
      .where('number', '=', storableText(number))
      .where('token', '=', storableText(token))
      .executeTakeFirst()
    return row && invoiceFrom(row.document)
  },
  series: async () => {
    const rows = await reading.selectFrom('number_range').select(['series', 'last']).orderBy('series').execute()
    return rows.map(({ series, last }) => ({ series: series as Series, last }))
  },
  numbers: async (series, after, most) => {
    const rows = await reading
      .selectFrom('invoice')
      .select('nth')
      .where('series', '=', series)
      .where('nth', '>', after)
      .orderBy('nth')
      .limit(most)
      .execute()
    return rows.map(({ nth }) => nth)
  },
})

/** Writes invoices within a transaction. A booking may have none yet, so its name is locked and not a row. */
export const changingInvoices = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingInvoices => ({
  lock: async (bookingId) => {
    await dialect.lockName(trx(), `invoices of ${bookingId}`)
    return ofBooking(trx(), bookingId)
  },
  add: async ({ invoice, bookingId, token, reason }) => {
    const { series, nth } = required(partsOfNumber(invoice.number))
    const document = JSON.stringify(storableRecord(invoice))
    await trx()
      .insertInto('invoice')
      .values({ series, nth, number: invoice.number, booking_id: bookingId, token, reason, document })
      .execute()
  },
})

/** The row of a series stays locked until the transaction ends, and goes back with it. */
export const givingNumbers = (trx: () => Transaction<Tables>): ForNumbering => ({
  next: async (series) => {
    const { last } = await trx()
      .insertInto('number_range')
      .values({ series, last: 1 })
      .onConflict((same) => same.column('series').doUpdateSet((eb) => ({ last: eb('number_range.last', '+', 1) })))
      .returning('last')
      .executeTakeFirstOrThrow()
    return last
  },
})

function invoiceFrom(document: string): Invoice {
  const invoice: Invoice = JSON.parse(document)
  return invoice
}
