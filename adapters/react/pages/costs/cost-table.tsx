import { costRow } from '#core/costs/cost-tables.view.ts'
import { sumRows, type SumRow } from '#core/costs/cost-words.ts'
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
        <Line key={`${line.module} ${line.item} ${line.net} ${line.rate}`} line={line} />
      ))}
    </FoldTable>
  </div>
)

const Line = ({ line }: { readonly line: CostLine }) => {
  const { module, item, quantity, each, rate, net } = costRow(line)
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {module !== undefined && <span className="mute">{module}: </span>}
        {item}
      </th>
      <td role="cell" data-l={columns.quantity}>
        {quantity}
      </td>
      <td role="cell" data-l={columns.each}>
        {each}
      </td>
      <td role="cell" data-l={columns.rate}>
        {rate}
      </td>
      <td role="cell" data-l={columns.net}>
        {net}
      </td>
    </tr>
  )
}

const Sum = ({ label, amount, strong }: SumRow) => (
  <tr role="row" className={strong ? 'total' : undefined}>
    <th role="rowheader" scope="row" colSpan={4}>
      {label}
    </th>
    <td role="cell">{amount}</td>
  </tr>
)
