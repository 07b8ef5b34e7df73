import type { CostLine, CostTotals } from '#core/costs/costs.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { CostLines } from '../../blocks/cost-lines.tsx'

/** What is booked, with its sums; without sums where somebody else bills it. */
export const BookedCosts = (booked: {
  readonly caption: string
  readonly lines: readonly CostLine[]
  readonly totals?: CostTotals
}) => <CostLines {...booked} className="booked-costs" columns={bookingWording.costs.columns} />
