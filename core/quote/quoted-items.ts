import { bookedEvent } from '../booking/booking.ts'
import { usualStay, type CartItem, type Recipient } from '../cart/cart.ts'
import type { HotelPayer } from '../cart/order-options.ts'
import { costsOfEach } from '../cart/priced-cart.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { eventOfModules } from '../catalogue/chosen-modules.ts'
import type { CostRates } from '../costs/with-hotel.ts'
import type { QuoteItemForm } from './quote-form.ts'
import { inhouseRate, type QuotedEvent, type QuotedTheme } from './quote.ts'

/** By what prices of today are reckoned, as at the checkout. */
export interface QuotePricing {
  readonly rates: CostRates
  readonly hotelPayer: HotelPayer
}

/**
 * Seats of an event at the prices of today, reckoned as at the checkout; undefined where modules were chosen that have
 * left it.
 */
export function quotedEvent(
  { id, modules, recipients }: Pick<CartItem, 'id' | 'modules' | 'recipients'>,
  whole: ListedEvent,
  by: QuotePricing,
): QuotedEvent | undefined {
  const event = modules ? eventOfModules(whole, modules) : whole
  if (!event) return undefined
  const costs = costsOfEach(event, recipients, by)
  return { kind: 'event', id, event: bookedEvent(event), ...(modules && { modules }), recipients, costs }
}

/** A seminar for one committee alone, at the price that the office names for all who take part. */
export const quotedTheme = (
  id: string,
  { persons, options }: QuoteItemForm,
  { url, title }: QuotedTheme['theme'],
): QuotedTheme => ({
  kind: 'theme',
  id,
  theme: { url, title },
  persons,
  lines: [{ item: 'inhouse', quantity: 1, net: options?.net ?? null, rate: inhouseRate }],
})

/**
 * Whoever has a seat in the quote that is written anew stays on it, as he stays at the hotel unless the form says
 * otherwise; every other seat is 'N. N.': who takes it is said later.
 */
export const seatsTyped = (
  { persons, options }: QuoteItemForm,
  newId: () => string,
  before: readonly Recipient[] = [],
): readonly Recipient[] =>
  Array.from({ length: persons }, (_, nth) => {
    const seated = before[nth]
    const { overnight, arrivalEve, departureLate } = { ...(seated?.stay ?? usualStay), ...options }
    const stay = { overnight, arrivalEve, departureLate }
    return seated ? { ...seated, stay } : { id: newId(), version: 1, pending: true, stay }
  })
