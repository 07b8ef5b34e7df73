import { grossText, priceText, type Price } from '#core/shared/money.ts'
import { programmeWording } from '#wording/pages/programme.ts'

interface Priced {
  readonly price: Price | null
}

/** The net price big, tax in words, gross below (design guide §5). */
export const EventPrice = ({ price }: Priced) => (
  <div className="price">
    <EventPriceText price={price} />
  </div>
)

/** The same where more is told of the price. */
export const EventPriceText = ({ price }: Priced) => (
  <>
    <b>{priceText(price)}</b>{' '}
    {price && (
      <small>
        {programmeWording.events.net}
        <br />
        {programmeWording.events.gross(grossText(price))}
      </small>
    )}
  </>
)
