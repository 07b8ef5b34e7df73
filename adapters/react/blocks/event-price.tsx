import { grossText, priceText, type Price } from '#core/shared/money.ts'
import { programmeWording } from '#wording/pages/programme.ts'

/** The net price big, tax in words, gross below (design guide §5). */
export const EventPrice = ({ price }: { readonly price: Price | null }) => (
  <div className="price">
    <b>{priceText(price)}</b>{' '}
    {price && (
      <small>
        {programmeWording.events.net}
        <br />
        {programmeWording.events.gross(grossText(price))}
      </small>
    )}
  </div>
)
