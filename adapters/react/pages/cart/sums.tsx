import { incompleteText, sumRows } from '#core/costs/cost-words.ts'
import type { CostTotals } from '#core/costs/costs.ts'
import { formatEuro } from '#core/shared/money.ts'
import { cartWording as words } from '#wording/pages/cart.ts'
import { Amounts } from '../../blocks/amounts.tsx'

/** Net, VAT and gross of all items, and what the hotel bills by itself. */
export const Sums = ({ totals, hotelTotals }: { readonly totals: CostTotals; readonly hotelTotals: CostTotals }) => (
  <div className="stack sums">
    <Amounts rows={sumRows(totals, true)} />
    {!totals.complete && <p className="small">{incompleteText}</p>}
    {hotelTotals.net > 0 && (
      <p className="small">
        {words.byHotel}: {words.byHotelNet(formatEuro(hotelTotals.net))}
      </p>
    )}
  </div>
)
