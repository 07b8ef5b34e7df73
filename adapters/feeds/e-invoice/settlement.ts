import { x } from 'xastscript'
import type { Invoice, VatPart } from '#core/invoices/invoice.ts'
import { paymentText, untaxedReasonsOf } from '#core/invoices/invoice-words.ts'
import { dayElement, period } from './days.ts'
import { categoryOf } from './lines.ts'
import { amount, day102 } from './plain-values.ts'
import { plain } from '../plain-xml.ts'

/** What is to be paid, where to, and how it comes about. */
export const settlement = (invoice: Invoice) =>
  x('ram:ApplicableHeaderTradeSettlement', [
    x('ram:PaymentReference', invoice.number),
    x('ram:InvoiceCurrencyCode', 'EUR'),
    paymentMeans(invoice),
    ...invoice.totals.vatByRate.map((part) => vatPart(part, invoice)),
    // Where lines have days of their own the invoice has none: they would not lie within (PEPPOL-EN16931-R110, R111).
    invoice.lines.some(({ service }) => service) ? null : period(invoice.service),
    x('ram:SpecifiedTradePaymentTerms', [
      x('ram:Description', plain(paymentText(invoice))),
      invoice.dueOn === undefined ? null : x('ram:DueDateDateTime', [dayElement(invoice.dueOn)]),
    ]),
    monetarySummation(invoice),
    preceding(invoice),
    // What a buyer reckons it under (BT-19).
    invoice.buyer.costCentre === undefined
      ? null
      : x('ram:ReceivableSpecifiedTradeAccountingAccount', [x('ram:ID', plain(invoice.buyer.costCentre))]),
  ])

/** 58: SEPA credit transfer. */
const paymentMeans = ({ seller: { bank, company } }: Invoice) =>
  x('ram:SpecifiedTradeSettlementPaymentMeans', [
    x('ram:TypeCode', '58'),
    x('ram:PayeePartyCreditorFinancialAccount', [x('ram:IBANID', bank.iban), x('ram:AccountName', plain(company))]),
    x('ram:PayeeSpecifiedCreditorFinancialInstitution', [x('ram:BICID', bank.bic)]),
  ])

/** VAT of one rate (BG-23); of several reasons why there is none, all in one, because the rate tells them apart. */
const vatPart = ({ rate, net, vat }: VatPart, { lines }: Invoice) => {
  const alike = lines.filter((line) => line.rate === rate)
  const [first = {}] = alike
  const category = categoryOf(first)
  return x('ram:ApplicableTradeTax', [
    x('ram:CalculatedAmount', amount(vat)),
    x('ram:TypeCode', 'VAT'),
    category === 'S' ? null : x('ram:ExemptionReason', plain(untaxedReasonsOf({ lines: alike }).join(' '))),
    x('ram:BasisAmount', amount(net)),
    x('ram:CategoryCode', category),
    category === 'O' ? x('ram:ExemptionReasonCode', 'VATEX-EU-O') : null,
    x('ram:RateApplicablePercent', String(rate)),
  ])
}

const monetarySummation = ({ totals: { net, gross } }: Invoice) =>
  x('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    x('ram:LineTotalAmount', amount(net)),
    x('ram:TaxBasisTotalAmount', amount(net)),
    x('ram:TaxTotalAmount', { currencyID: 'EUR' }, amount(gross - net)),
    x('ram:GrandTotalAmount', amount(gross)),
    x('ram:DuePayableAmount', amount(gross)),
  ])

const preceding = ({ about }: Invoice) =>
  about
    ? x('ram:InvoiceReferencedDocument', [
        x('ram:IssuerAssignedID', about.number),
        x('ram:FormattedIssueDateTime', [x('qdt:DateTimeString', { format: '102' }, day102(about.issuedOn))]),
      ])
    : null
