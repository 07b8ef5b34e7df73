import { formatEuro } from '../shared/money.ts'
import { amountText, costLabels, lineNet, lineRateText, quantityText } from './cost-words.ts'
import type { CostEstimate, CostGroup, CostLine } from './costs.ts'

/** A table of the reckoning: of participants with the same choices, or of all together. */
export interface CostTable extends Pick<CostGroup, 'lines' | 'totals'> {
  readonly of: CostGroup | 'all'
}

/** The tables in their order. Of one participant alone there is nothing to add up. */
export const costTables = ({
  groups,
  participants,
  lines,
  totals,
}: Pick<CostEstimate, 'groups' | 'participants' | 'lines' | 'totals'>): readonly CostTable[] => [
  ...groups.map((group) => ({ of: group, lines: group.lines, totals: group.totals })),
  ...(participants > 1 ? [{ of: 'all' as const, lines, totals }] : []),
]

/** A line in its words. */
export interface CostRow {
  /** The module of a series that it belongs to. */
  readonly module: string | undefined
  readonly item: string
  readonly quantity: string
  readonly each: string
  readonly rate: string
  readonly net: string
}

export const costRow = (line: CostLine): CostRow => ({
  module: line.module,
  item: costLabels[line.item],
  quantity: quantityText(line),
  each: amountText(line.net),
  rate: lineRateText(line),
  net: amountText(lineNet(line)),
})

/** What all journeys cost, for information; undefined where nobody travels. */
export const journeysText = ({ travel }: Pick<CostEstimate, 'travel'>): string | undefined =>
  travel > 0 ? formatEuro(travel) : undefined
