import type { ForPrintingPdfs } from '../documents/ports.ts'
import { done, refused } from '../shared/result.ts'
import type { Invoice } from './invoice.ts'
import { invoiceDocument } from './invoice-document.ts'
import { kindNames } from './invoice-words.ts'
import type { ForStoringInvoices, ForTakingInvoices, ForWritingEInvoices } from './ports.ts'

export interface InvoiceNeeds {
  readonly invoices: ForStoringInvoices
  readonly eInvoices: ForWritingEInvoices
  readonly pdfs: ForPrintingPdfs
}

/** Invoices as whoever has the link of their booking takes them away. */
export const invoicesOf = ({ invoices, eInvoices, pdfs }: InvoiceNeeds): ForTakingInvoices => ({
  async pdf({ token, number }) {
    const invoice = await invoices.at({ token, number })
    if (!invoice) return refused({ why: 'not-found' })
    const bytes = await pdfs.print(invoiceDocument(invoice, eInvoices.write(invoice, 'en16931')))
    return done({ mime: 'application/pdf', filename: filenameOf(invoice, 'pdf'), bytes })
  },
  async xml({ token, number }) {
    const invoice = await invoices.at({ token, number })
    if (!invoice) return refused({ why: 'not-found' })
    const profile = invoice.buyer.leitwegId === undefined ? 'en16931' : 'xrechnung'
    const bytes = eInvoices.file(invoice, profile)
    return done({ mime: 'application/xml; charset=utf-8', filename: filenameOf(invoice, 'xml'), bytes })
  },
})

/** 'Rechnung-R-2026-000001.pdf': in a folder it says what it is. */
const filenameOf = ({ kind, number }: Invoice, ending: 'pdf' | 'xml'): string =>
  `${kindNames[kind].replaceAll(' ', '-')}-${number}.${ending}`
