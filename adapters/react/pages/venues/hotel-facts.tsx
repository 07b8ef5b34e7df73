import { accessibilityOf, hotelPrices, type HotelPrice } from '#core/venues/hotel-facts.view.ts'
import type { HotelDetails } from '#core/venues/venue-details.ts'
import type { HotelPage } from '#core/venues/venue-pages.ts'
import { formatEuro, priceText, type Price } from '#core/shared/money.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { pageWording } from '#wording/pages.ts'
import { Icon } from '../../ui/icon.tsx'

const words = pageWording.venues.hotel

/** What a hotel offers people with disabilities, and what it does not: both in words. */
export const AccessibilityList = ({ accessibility }: Pick<HotelDetails, 'accessibility'>) => (
  <dl className="lines has">
    {accessibilityOf({ accessibility }).map(({ fact, present }) => (
      <div key={fact}>
        <dt>{pageWording.venues.facts[fact]}</dt>
        <dd className={present ? 'stat ok' : 'stat'}>
          <Icon name={present ? 'free' : 'gone'} />
          {present ? words.present : words.absent}
        </dd>
      </div>
    ))}
  </dl>
)

type RatesToday = Pick<HotelPage, 'dayPackageRates'>

/** What a stay costs, item by item. */
export const HotelPrices = ({ prices, dayPackageRates }: Pick<HotelDetails, 'prices'> & RatesToday) => (
  <div className="tbl">
    <FoldTable caption={words.pricesCaption} captionClass="vh" columns={Object.values(words.columns)}>
      {hotelPrices({ prices }).map((price) => (
        <PriceRow key={price.item} {...price} dayPackageRates={dayPackageRates} />
      ))}
    </FoldTable>
  </div>
)

const PriceRow = ({ item, price, free, gross, dayPackageRates }: HotelPrice & RatesToday) => {
  const { columns } = words
  const { title, unit } = words.items[item]
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {title}
      </th>
      <td role="cell" data-l={columns.unit}>
        {unit}
      </td>
      <td role="cell" data-l={columns.net}>
        {free ? words.free : priceText(price)}
      </td>
      <td role="cell" data-l={columns.rate}>
        {price && !free ? taxOn(price, dayPackageRates) : words.untaxed}
      </td>
      <td role="cell" data-l={columns.gross}>
        <b>{gross === undefined ? words.untaxed : formatEuro(gross)}</b>
      </td>
    </tr>
  )
}

const taxOn = (price: Price | Pick<Price, 'net'>, dayPackageRates: readonly number[]): string => {
  if (!('rate' in price)) return words.rates(dayPackageRates)
  return price.rate > 0 ? words.rates([price.rate]) : words.untaxed
}
