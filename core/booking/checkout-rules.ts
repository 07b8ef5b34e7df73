import { whyNotOrdered, type OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import type { Cart } from '../cart/cart.ts'
import type { Day } from '../shared/day.ts'
import { firstRefusal } from '../shared/result.ts'
import { areNamesMissing } from './booking-rules.ts'
import type { CartChanged, CartEmpty, CheckoutAsk, NamesMissing, WhyNotCheckedOut } from './ports.ts'

/** A checkout with the cart as it is, at the prices of today. */
export interface SeenCheckout {
  readonly ask: CheckoutAsk
  readonly cart: Cart
  readonly priced: PricedCart
  readonly today: Day
}

/** What nobody has typed yet is empty: the rules say that it is missing. */
const nothingTyped: OrderOptionsForm = {
  buyerType: '',
  salutationId: '',
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  zip: '',
  city: '',
  country: '',
  billingEmail: '',
  hotelPayer: '',
  legalBasis: '',
}

/** The order options as typed, with what was accepted at the checkout. */
export const orderForm = (
  { typed }: Pick<Cart, 'typed'>,
  { acceptAgb, privacyAccepted }: Pick<CheckoutAsk, 'acceptAgb' | 'privacyAccepted'>,
): OrderOptionsForm => ({ ...nothingTyped, ...typed, agb: acceptAgb, privacyAccepted })

const isEmpty = ({ cart }: SeenCheckout): CartEmpty | undefined =>
  cart.items.length === 0 ? { why: 'cart-empty' } : undefined

const hasChanged = ({ ask, cart, priced }: SeenCheckout): CartChanged | undefined => {
  const isSame = ask.cartVersion === cart.version && (ask.gross === undefined || ask.gross === priced.totals.gross)
  return isSame ? undefined : { why: 'cart-changed', version: cart.version }
}

const isInvalid = ({ ask, cart }: SeenCheckout): Extract<WhyNotCheckedOut, { why: 'invalid' }> | undefined =>
  whyNotOrdered(orderForm(cart, ask))

/** Who waits need not be named: nobody knows when it is his turn. */
const lacksNames = ({ priced: { items }, today }: SeenCheckout): NamesMissing | undefined => {
  const eventIds = items.flatMap(({ item, event }) =>
    event && item.mode === 'buchen' && areNamesMissing(event, item.recipients, today) ? [event.eventId] : [],
  )
  return eventIds.length > 0 ? { why: 'names-missing', eventIds } : undefined
}

/** Why a cart becomes no order, but for seats and events that are gone. */
export const whyNotCheckedOut = firstRefusal<
  SeenCheckout,
  CartEmpty | CartChanged | Extract<WhyNotCheckedOut, { why: 'invalid' }> | NamesMissing
>([isEmpty, hasChanged, isInvalid, lacksNames])
