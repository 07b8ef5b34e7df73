import { accessibilityFacts, type HotelDetails } from '#core/venues/venue-details.ts'
import { formatEuro, gross, priceText, type Price } from '#core/shared/money.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { pageWording } from '#wording/pages.ts'
import { Icon } from '../../ui/icon.tsx'

const words = pageWording.places.house

/** What a house offers people with disabilities, and what it does not: both in words. */
export const AccessibilityList = ({ accessibility }: Pick<HotelDetails, 'accessibility'>) => (
  <dl className="lines has">
    {accessibilityFacts.map((fact) => {
      const present = accessibility.includes(fact)
      return (
        <div key={fact}>
          <dt>{pageWording.places.facts[fact]}</dt>
          <dd className={present ? 'stat ok' : 'stat'}>
            <Icon name={present ? 'free' : 'gone'} />
            {present ? words.present : words.absent}
          </dd>
        </div>
      )
    })}
  </dl>
)

type Item = keyof typeof words.items

/** What a stay costs, item by item. */
export const HousePrices = ({ prices }: Pick<HotelDetails, 'prices'>) => (
  <div className="tbl">
    <FoldTable caption={words.pricesCaption} captionClass="vh" columns={Object.values(words.columns)}>
      <PriceRow item="night" price={prices.night} />
      <PriceRow item="breakfast" price={prices.breakfast} />
      <PriceRow item="dayPackage" price={prices.dayPackage} />
      <PriceRow item="parking" price={prices.parking} />
      {prices.cityTax > 0 && <PriceRow item="cityTax" price={{ net: prices.cityTax, rate: 0 }} />}
    </FoldTable>
  </div>
)

const PriceRow = ({ item, price }: { readonly item: Item; readonly price: Price | Pick<Price, 'net'> | null }) => {
  const { columns } = words
  const { title, unit } = words.items[item]
  const free = price?.net === 0
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
        {price && !free ? taxOn(price) : words.untaxed}
      </td>
      <td role="cell" data-l={columns.gross}>
        <b>{price && !free && 'rate' in price ? formatEuro(gross(price)) : words.untaxed}</b>
      </td>
    </tr>
  )
}

const taxOn = (price: Price | Pick<Price, 'net'>): string => {
  if (!('rate' in price)) return words.mixedRate
  return price.rate > 0 ? words.rate(price.rate) : words.untaxed
}
