import { x } from 'xastscript'
import type { InvoiceLine } from '#core/invoices/invoice.ts'
import { period } from './days.ts'
import { amount } from './plain-values.ts'
import { plain } from '../plain-xml.ts'

/** VAT categories of EN 16931 (UNTDID 5305): standard rate, exempt, outside the scope of VAT. */
export const categoryOf = ({ untaxed }: Pick<InvoiceLine, 'untaxed'>): 'S' | 'E' | 'O' => {
  if (untaxed === undefined) return 'S'
  return untaxed === 'damages' ? 'O' : 'E'
}

/** UN/ECE Recommendation 20: days are days, all else is counted. */
const unitOf: Readonly<Record<InvoiceLine['item'], 'DAY' | 'C62'>> = {
  fee: 'C62',
  inhouse: 'C62',
  night: 'C62',
  breakfast: 'C62',
  'day-package': 'DAY',
  food: 'DAY',
  drinks: 'DAY',
  business: 'DAY',
  parking: 'DAY',
  'city-tax': 'C62',
  'cancellation-fee': 'C62',
}

/** The nth line of an invoice (BG-25), from 1. */
export const lineItem = (line: InvoiceLine, nth: number) => {
  const category = categoryOf(line)
  return x('ram:IncludedSupplyChainTradeLineItem', [
    x('ram:AssociatedDocumentLineDocument', [x('ram:LineID', String(nth))]),
    x('ram:SpecifiedTradeProduct', [
      x('ram:Name', plain(line.text)),
      line.module === undefined ? null : x('ram:Description', plain(line.module)),
    ]),
    x('ram:SpecifiedLineTradeAgreement', [
      x('ram:NetPriceProductTradePrice', [x('ram:ChargeAmount', amount(line.net))]),
    ]),
    x('ram:SpecifiedLineTradeDelivery', [
      x('ram:BilledQuantity', { unitCode: unitOf[line.item] }, String(line.quantity)),
    ]),
    x('ram:SpecifiedLineTradeSettlement', [
      x('ram:ApplicableTradeTax', [
        x('ram:TypeCode', 'VAT'),
        x('ram:CategoryCode', category),
        category === 'O' ? null : x('ram:RateApplicablePercent', String(line.rate)),
      ]),
      line.service === undefined ? null : period(line.service),
      x('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        x('ram:LineTotalAmount', amount(line.quantity * line.net)),
      ]),
    ]),
  ])
}
