import type { CartItem } from '#core/cart/cart.ts'

/** Of one event, for whoever is named. */
export const aCartItem = (change: Partial<CartItem> & Pick<CartItem, 'recipients'>): CartItem => ({
  id: 'i1',
  eventId: 4001,
  mode: 'buchen',
  ...change,
})
