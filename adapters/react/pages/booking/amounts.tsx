import { costRow } from '#core/costs/cost-tables.view.ts'
import { sumRows, type SumRow } from '#core/costs/cost-words.ts'
import type { CostLine, CostTotals } from '#core/costs/costs.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { FoldTable } from '../../ui/fold-table.tsx'

const { columns } = bookingWording.costs

/** Sums, each under its name. */
export const Amounts = ({ rows }: { readonly rows: readonly SumRow[] }) => (
  <dl className="amounts">
    {rows.map(({ label, amount, strong }) => (
      <div key={label} className={strong ? 'total' : undefined}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
)

/** Lines with their sums; without sums where somebody else bills them. */
export const CostLines = ({
  caption,
  lines,
  totals,
}: {
  readonly caption: string
  readonly lines: readonly CostLine[]
  readonly totals?: CostTotals
}) => (
  <div className="tbl booked-costs">
    <FoldTable
      caption={caption}
      captionClass="small"
      columns={Object.values(columns)}
      sums={totals && sumRows(totals, true).map((row) => <Sum key={row.label} {...row} />)}
    >
      {lines.map((line) => (
        <Line key={`${line.module} ${line.item} ${line.net} ${line.rate}`} line={line} />
      ))}
    </FoldTable>
  </div>
)

const Line = ({ line }: { readonly line: CostLine }) => {
  const { module, item, quantity, net } = costRow(line)
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {module !== undefined && <span className="mute">{module}: </span>}
        {item}
      </th>
      <td role="cell" data-l={columns.quantity}>
        {quantity}
      </td>
      <td role="cell" data-l={columns.net}>
        {net}
      </td>
    </tr>
  )
}

const Sum = ({ label, amount, strong }: SumRow) => (
  <tr role="row" className={strong ? 'total' : undefined}>
    <th role="rowheader" scope="row" colSpan={2}>
      {label}
    </th>
    <td role="cell">{amount}</td>
  </tr>
)
