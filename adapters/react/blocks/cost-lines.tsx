import { costRow, type CostRow } from '#core/costs/cost-tables.view.ts'
import { sumRows, type SumRow } from '#core/costs/cost-words.ts'
import type { CostLine, CostTotals } from '#core/costs/costs.ts'
import { FoldTable } from '../ui/fold-table.tsx'

/** What is told of a line behind its name. */
type Column = Exclude<keyof CostRow, 'module' | 'item'>

/** The table's columns in their order, the item's first: each with its heading. */
type Columns = { readonly item: string } & { readonly [Name in Column]?: string }

/** Lines with their sums; without sums where somebody else bills them. */
export const CostLines = ({
  caption,
  className,
  columns,
  lines,
  totals,
  vatShown = true,
}: {
  readonly caption: string
  readonly className: string
  readonly columns: Columns
  readonly lines: readonly CostLine[]
  readonly totals?: CostTotals
  readonly vatShown?: boolean
}) => {
  const { item: itemTitle, ...others } = columns
  const told = Object.entries(others) as readonly (readonly [Column, string])[]
  return (
    <div className={`tbl cost-lines ${className}`}>
      <FoldTable
        caption={caption}
        captionClass="small"
        columns={[itemTitle, ...told.map(([, title]) => title)]}
        sums={totals && sumRows(totals, vatShown).map((row) => <Sum key={row.label} row={row} span={told.length} />)}
      >
        {lines.map((line) => (
          <Line key={`${line.module} ${line.item} ${line.net} ${line.rate}`} line={line} told={told} />
        ))}
      </FoldTable>
    </div>
  )
}

const Line = ({ line, told }: { readonly line: CostLine; readonly told: readonly (readonly [Column, string])[] }) => {
  const { module, item, ...row } = costRow(line)
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {module !== undefined && <span className="mute">{module}: </span>}
        {item}
      </th>
      {told.map(([column, title]) => (
        <td key={column} role="cell" data-l={title}>
          {row[column]}
        </td>
      ))}
    </tr>
  )
}

/** Its amount stands in the last column, its name in all before it. */
const Sum = ({ row: { label, amount, strong }, span }: { readonly row: SumRow; readonly span: number }) => (
  <tr role="row" className={strong ? 'total' : undefined}>
    <th role="rowheader" scope="row" colSpan={span}>
      {label}
    </th>
    <td role="cell">{amount}</td>
  </tr>
)
