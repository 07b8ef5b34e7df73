import type { Invoice, InvoiceLine, InvoiceTotals } from './invoice.ts'
import type { InvoiceDraft } from './invoice-for.ts'
import { changeOf, invoiceTotals, sumOf } from './invoice-totals.ts'

/** What is to be billed in all, and for whom. */
export interface Left {
  readonly lines: readonly InvoiceLine[]
  readonly participants: readonly string[]
}

/**
 * By how much an invoice changes that its corrections before left as it stands, so that all together come to what is
 * left; undefined where nothing changes. VAT is what is due less what was billed, not VAT on the difference: rounding
 * would leave a cent over (§ 17 Abs. 1 UStG corrects the tax that was owed).
 */
export function correctionOf(
  [invoice, ...corrections]: readonly [Invoice, ...Invoice[]],
  left: Left,
): InvoiceDraft | undefined {
  const all = [invoice, ...corrections]
  const before = all.flatMap(({ lines }) => lines)
  const lines = differenceOf(before, left.lines)
  if (lines.length === 0) return undefined
  const { buyer, orderer, orderNo, eventId, title, service, number, issuedOn } = invoice
  const billed = sumOf(all.map(({ totals }) => totals))
  return {
    buyer,
    orderer,
    orderNo,
    eventId,
    title,
    service,
    kind: 'korrektur',
    participants: left.participants,
    lines,
    totals: ofRates(changeOf(billed, invoiceTotals(left.lines)), lines),
    about: { number, issuedOn },
  }
}

/** Lines by which the one list becomes the other; alike are those for the same at the same price. */
function differenceOf(before: readonly InvoiceLine[], after: readonly InvoiceLine[]): readonly InvoiceLine[] {
  const byWhat = new Map<string, InvoiceLine>()
  const add = (line: InvoiceLine, quantity: number): void => {
    const { item, module, net, rate, untaxed } = line
    const what = JSON.stringify([item, module, net, rate, untaxed])
    const known = byWhat.get(what) ?? { ...line, quantity: 0 }
    byWhat.set(what, { ...known, quantity: known.quantity + quantity })
  }
  for (const line of before) add(line, -line.quantity)
  for (const line of after) add(line, line.quantity)
  return [...byWhat.values()].filter(({ quantity }) => quantity !== 0)
}

/** Sums of the rates that the lines have; no other changes. */
const ofRates = (totals: InvoiceTotals, lines: readonly InvoiceLine[]): InvoiceTotals => ({
  ...totals,
  vatByRate: totals.vatByRate.filter(({ rate }) => lines.some((line) => line.rate === rate)),
})
