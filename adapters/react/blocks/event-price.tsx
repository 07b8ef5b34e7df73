import { grossText, priceText, type Price } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'

/** The net price big, tax in words, gross below (design guide §5). */
export const EventPrice = ({ price }: { readonly price: Price | null }) => (
  <div className="price">
    <b>{priceText(price)}</b>{' '}
    {price && (
      <small>
        {pageWording.programme.dates.net}
        <br />
        {pageWording.programme.dates.gross(grossText(price))}
      </small>
    )}
  </div>
)
