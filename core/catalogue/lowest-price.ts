import type { Price } from '../shared/money.ts'

/** The lowest net price, where two are alike that with the lower rate; null where none is printed. */
export const lowestOf = (prices: readonly (Price | null)[]): Price | null =>
  prices
    .filter((price) => price !== null)
    .reduce<Price | null>((lowest, price) => (lowest && comesFirst(lowest, price) ? lowest : price), null)

const comesFirst = (one: Price, other: Price): boolean =>
  one.net < other.net || (one.net === other.net && one.rate <= other.rate)
