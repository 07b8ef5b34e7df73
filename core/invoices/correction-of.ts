import type { Invoice, InvoiceLine, InvoiceTotals, ServicePeriod } from './invoice.ts'
import type { InvoiceDraft } from './invoice-for.ts'
import { changeOf, invoiceTotals, sumOf } from './invoice-totals.ts'

/** What is to be billed in all, for whom, and for which days. */
export interface Left {
  readonly lines: readonly InvoiceLine[]
  readonly participants: readonly string[]
  readonly service: ServicePeriod
}

/**
 * By how much an invoice changes that its corrections before left as it stands, so that all together come to what is
 * left; undefined where nothing changes. VAT is what is due less what was billed, not VAT on the difference: rounding
 * would leave a cent over (§ 17 Abs. 1 UStG corrects the tax that was owed). What is held on other days than it was
 * billed for is taken back for the old days and billed for the new ones.
 */
export function correctionOf(
  [invoice, ...corrections]: readonly [Invoice, ...Invoice[]],
  left: Left,
): InvoiceDraft | undefined {
  const all = [invoice, ...corrections]
  const lines = differenceOf(all.flatMap(linesWithDays), linesWithDays(left))
  if (lines.length === 0) return undefined
  const { buyer, orderer, orderNo, eventId, title, number, issuedOn } = invoice
  const billed = sumOf(all.map(({ totals }) => totals))
  return {
    buyer,
    orderer,
    orderNo,
    eventId,
    title,
    kind: 'korrektur',
    participants: left.participants,
    ...ofSamePeriod(lines, left.service),
    totals: ofRates(changeOf(billed, invoiceTotals(left.lines)), lines),
    about: { number, issuedOn },
  }
}

type LineWithDays = InvoiceLine & Required<Pick<InvoiceLine, 'service'>>

const linesWithDays = ({ lines, service }: Pick<Left, 'lines' | 'service'>): readonly LineWithDays[] =>
  lines.map((line) => ({ ...line, service: line.service ?? service }))

/** Lines by which the one list becomes the other; alike are those for the same on the same days at the same price. */
function differenceOf(before: readonly LineWithDays[], after: readonly LineWithDays[]): readonly LineWithDays[] {
  const byWhat = new Map<string, LineWithDays>()
  const add = (line: LineWithDays, quantity: number): void => {
    const { item, module, net, rate, untaxed, service } = line
    const what = JSON.stringify([item, module, net, rate, untaxed, service.from, service.until])
    const known = byWhat.get(what) ?? { ...line, quantity: 0 }
    byWhat.set(what, { ...known, quantity: known.quantity + quantity })
  }
  for (const line of before) add(line, -line.quantity)
  for (const line of after) add(line, line.quantity)
  return [...byWhat.values()].filter(({ quantity }) => quantity !== 0)
}

/** Days are said once where they are the same for all lines, else of each. */
function ofSamePeriod(lines: readonly LineWithDays[], left: ServicePeriod): Pick<Invoice, 'lines' | 'service'> {
  const [{ service } = { service: left }, ...others] = lines
  const isSame = others.every((line) => line.service.from === service.from && line.service.until === service.until)
  return isSame ? { lines: lines.map(withoutDays), service } : { lines, service: left }
}

function withoutDays(line: LineWithDays): InvoiceLine {
  const { service: _, ...rest } = line
  return rest
}

/** Sums of the rates that the lines have; no other changes. */
const ofRates = (totals: InvoiceTotals, lines: readonly InvoiceLine[]): InvoiceTotals => ({
  ...totals,
  vatByRate: totals.vatByRate.filter(({ rate }) => lines.some((line) => line.rate === rate)),
})
