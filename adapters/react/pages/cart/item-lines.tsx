import type { ShownItem } from '#core/cart/ports.ts'
import { costRow } from '#core/costs/cost-tables.view.ts'
import { sumRows } from '#core/costs/cost-words.ts'
import type { CostLine, CostTotals } from '#core/costs/costs.ts'
import { cartWording as words } from '#wording/pages/cart.ts'

/** What of an item is paid for on our invoice, and what the hotel bills by itself. */
export const ItemLines = ({ item, withSum }: { readonly item: ShownItem; readonly withSum: boolean }) => (
  <>
    <Lines lines={item.lines} {...(withSum && { totals: item.totals })} />
    {item.hotelLines.length > 0 && (
      <>
        <h3 className="h4">{words.byHotel}</h3>
        <Lines lines={item.hotelLines} />
      </>
    )}
  </>
)

/** What is paid for; on our invoice with its sum. */
const Lines = ({ lines, totals }: { readonly lines: readonly CostLine[]; readonly totals?: CostTotals }) => (
  <dl className="amounts small">
    {lines.map((line) => {
      const { module, item, quantity, each, net } = costRow(line)
      return (
        <div key={`${module} ${item} ${each} ${line.rate}`}>
          <dt>
            {module !== undefined && <span className="mute">{module}: </span>}
            {item}, {quantity} × {each}
          </dt>
          <dd>{net}</dd>
        </div>
      )
    })}
    {totals &&
      sumRows(totals, true)
        .slice(0, 1)
        .map(({ label, amount }) => (
          <div key={label} className="sum-of-item">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
  </dl>
)
