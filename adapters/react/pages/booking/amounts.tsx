import type { SumRow } from '#core/costs/cost-words.ts'
import type { CostLine, CostTotals } from '#core/costs/costs.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { CostLines } from '../../blocks/cost-lines.tsx'

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

/** What is booked, with its sums; without sums where somebody else bills it. */
export const BookedCosts = (booked: {
  readonly caption: string
  readonly lines: readonly CostLine[]
  readonly totals?: CostTotals
}) => <CostLines {...booked} className="booked-costs" columns={bookingWording.costs.columns} />
