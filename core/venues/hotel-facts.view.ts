import { accessibilityFacts, type AccessibilityFact } from '../shared/accessibility-facts.ts'
import { gross, type Cents, type Price } from '../shared/money.ts'
import { type HotelDetails } from './venue-details.ts'

/** All that is told of accessibility, whether the hotel has it or not. */
export const accessibilityOf = ({
  accessibility,
}: Pick<HotelDetails, 'accessibility'>): readonly { readonly fact: AccessibilityFact; readonly present: boolean }[] =>
  accessibilityFacts.map((fact) => ({ fact, present: accessibility.includes(fact) }))

/** What a stay costs, item by item. */
export interface HotelPrice {
  readonly item: keyof HotelDetails['prices']
  readonly price: Price | Pick<Price, 'net'> | null
  /** It is to be had for nothing. */
  readonly free: boolean
  /** Undefined where there is none, or where no single rate makes it. */
  readonly gross: Cents | undefined
}

/** The tax of the town is left out where it raises none. */
export const hotelPrices = ({ prices }: Pick<HotelDetails, 'prices'>): readonly HotelPrice[] => {
  const { night, breakfast, dayPackage, parking, cityTax } = prices
  return [
    priced('night', night),
    priced('breakfast', breakfast),
    priced('dayPackage', dayPackage),
    priced('parking', parking),
    ...(cityTax > 0 ? [priced('cityTax', { net: cityTax, rate: 0 })] : []),
  ]
}

const priced = (item: HotelPrice['item'], price: HotelPrice['price']): HotelPrice => {
  const free = price?.net === 0
  return { item, price, free, gross: price && !free && 'rate' in price ? gross(price) : undefined }
}
