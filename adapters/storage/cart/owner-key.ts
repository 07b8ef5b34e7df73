import type { CartOwner } from '#core/cart/ports.ts'

/** A key under which no user and no browser meet. */
export const ownerKey = (owner: CartOwner): string =>
  'user' in owner ? `user ${owner.user}` : `browser ${owner.browser}`
