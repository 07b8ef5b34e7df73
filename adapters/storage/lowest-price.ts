import type { Price } from '#core/shared/money.ts'

/** The lowest net price of some dates; null where none has one. */
export const lowestOf = (
  dates: readonly { readonly price_net: number | null; readonly price_rate: number | null }[],
): Price | null =>
  dates
    .map(({ price_net, price_rate }) =>
      price_net === null || price_rate === null ? null : { net: price_net, rate: price_rate },
    )
    .reduce((lowest, price) => (price && (!lowest || price.net < lowest.net) ? price : lowest), null)
