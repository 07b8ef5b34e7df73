/** Euro cents, an integer. */
export type Cents = number

/** A net price and the VAT rate in percent; gross follows from both. `null` where a price is expected means 'auf Anfrage'. */
export interface Price {
  readonly net: Cents
  readonly rate: number
}
