import { merged } from '../costs/cost-totals.ts'
import { costLabels } from '../costs/cost-words.ts'
import type { CostLine } from '../costs/costs.ts'
import { required } from '../shared/required.ts'
import { nbsp } from '../shared/unbroken.ts'
import type { Billable, Cancelled } from './billable.ts'
import type { InvoiceLine, UntaxedReason } from './invoice.ts'

/** A price is auf Anfrage still, so nothing can be billed. */
export interface PriceUnknown {
  readonly why: 'price-unknown'
}

/** What a booking costs now, as lines of an invoice; undefined where a price is not known yet. */
export function billedLines({
  recipients,
  costs,
}: Pick<Billable, 'recipients' | 'costs'>): readonly InvoiceLine[] | undefined {
  const lines = merged(recipients.flatMap(({ id }) => required(costs[id]).lines))
  const known = lines.flatMap((line) => (line.net === null ? [] : [lineFrom(line, line.net)]))
  return known.length === lines.length ? known : undefined
}

const lineFrom = ({ item, module, quantity, rate }: CostLine, net: number): InvoiceLine => ({
  item,
  text: costLabels[item],
  ...(module === undefined ? {} : { module }),
  quantity,
  net,
  rate,
  ...(rate === 0 ? { untaxed: untaxedReasonOf(item) } : {}),
})

/** A town's tax passes through our hands (§ 10 Abs. 1 S. 5 UStG); else a rate of 0 is the product's flag (ADR 015). */
const untaxedReasonOf = (item: CostLine['item']): UntaxedReason =>
  item === 'city-tax' ? 'passed-through' : 'education'

/**
 * What those pay who take part no longer: damages agreed on beforehand, for one cancels before the first day and
 * nothing was performed, so no VAT is due (§ 1 Abs. 1 Nr. 1 UStG; BFH, XI R 22/08). ADR 054 tells the other reading.
 * Whoever cancels for nothing pays nothing.
 */
export function cancellationLines(cancelled: readonly Cancelled[]): readonly InvoiceLine[] {
  const fees = cancelled.filter(({ feeNet }) => feeNet > 0)
  const alike = Map.groupBy(fees, ({ percent, feeNet }) => `${percent} ${feeNet}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    return first === undefined
      ? []
      : [
          {
            item: 'cancellation-fee',
            text: `Stornokosten, ${first.percent}${nbsp}% der Seminargebühr`,
            quantity: group.length,
            net: first.feeNet,
            rate: 0,
            untaxed: 'damages',
          } as const,
        ]
  })
}
