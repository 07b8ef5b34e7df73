/** Euro cents, an integer. */
export type Cents = number

/**
 * A net price and the VAT rate in percent; gross follows from both. `null` where a price is expected means 'auf
 * Anfrage'.
 */
export interface Price {
  readonly net: Cents
  readonly rate: number
}

/** Stands where a price is not printed (domain §7.0). */
export const onRequest = 'auf Anfrage'

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const wholeEuro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
/** Hundredths of a percent: keeps rates such as 10.7 exact in integers. */
const basisPoints = (rate: number): number => Math.round(rate * 100)

/** Net plus VAT in cents, rounded half up. */
export const gross = ({ net, rate }: Price): Cents => Math.round((net * (10_000 + basisPoints(rate))) / 10_000)

/** '1.490,00 €', with a no-break space. */
export const formatEuro = (cents: Cents): string => euro.format(cents / 100)

/** '58.000 €', with a no-break space: rounded amounts such as salaries. */
export const formatWholeEuro = (cents: Cents): string => wholeEuro.format(cents / 100)

/** Of what is only estimated: 'etwa 2.191 €', with a no-break space. */
export const estimatedText = (cents: Cents): string => `etwa ${formatWholeEuro(cents)}`

/** '600 €' or '89,90 €', with a no-break space: cents only where there are some. */
export const formatEuroBriefly = (cents: Cents): string =>
  cents % 100 === 0 ? formatWholeEuro(cents) : formatEuro(cents)

/** The net price in words: '1.490,00 €' or 'auf Anfrage'. */
export const priceText = (price: Pick<Price, 'net'> | null): string =>
  price === null ? onRequest : formatEuro(price.net)

/** The gross price in words. */
export const grossText = (price: Price | null): string => (price === null ? onRequest : formatEuro(gross(price)))
