import {
  amountText,
  costLabels,
  lineNet,
  quantityText,
  lineRateText,
  sumRows,
  type SumRow,
} from '#core/costs/cost-words.ts'
import type { CostLine, CostTotals } from '#core/costs/costs.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { pageWording } from '#wording/pages.ts'

const { columns } = pageWording.costs.result

interface Reckoned {
  readonly caption: string
  readonly lines: readonly CostLine[]
  readonly totals: CostTotals
  readonly vatShown: boolean
}

/** Lines and sums. */
export const CostTable = ({ caption, lines, totals, vatShown }: Reckoned) => (
  <div className="tbl costs">
    <FoldTable
      caption={caption}
      captionClass="small"
      columns={Object.values(columns)}
      sums={sumRows(totals, vatShown).map((row) => (
        <Sum key={row.label} {...row} />
      ))}
    >
      {lines.map((line) => (
        <tr key={`${line.module} ${line.item} ${line.net} ${line.rate}`} role="row">
          <th role="rowheader" scope="row">
            {line.module !== undefined && <span className="mute">{line.module}: </span>}
            {costLabels[line.item]}
          </th>
          <td role="cell" data-l={columns.quantity}>
            {quantityText(line)}
          </td>
          <td role="cell" data-l={columns.each}>
            {amountText(line.net)}
          </td>
          <td role="cell" data-l={columns.rate}>
            {lineRateText(line)}
          </td>
          <td role="cell" data-l={columns.net}>
            {amountText(lineNet(line))}
          </td>
        </tr>
      ))}
    </FoldTable>
  </div>
)

const Sum = ({ label, amount, strong }: SumRow) => (
  <tr role="row" className={strong ? 'total' : undefined}>
    <th role="rowheader" scope="row" colSpan={4}>
      {label}
    </th>
    <td role="cell">{amount}</td>
  </tr>
)
