import { forgottenSince } from '#core/cart/cart-lifetime.ts'
import type { Cart } from '#core/cart/cart.ts'
import type { CartOwner, ForChangingCarts, ForStoringCarts } from '#core/cart/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'
import { ownerKey } from './owner-key.ts'

/** A cart as it is stored. */
export interface StoredCart {
  readonly owner: CartOwner
  readonly cart: Cart
}

type CartTables = Pick<MemoryTables, 'carts'>

export const cartsInMemory = ({ carts }: CartTables): ForStoringCarts => ({
  of: async (owner) => structuredClone(carts.get(ownerKey(owner))?.cart),
})

/** Changes carts within a transaction. */
export const changingCarts = (tables: () => CartTables): ForChangingCarts => ({
  lock: async (owner) => structuredClone(tables().carts.get(ownerKey(owner))?.cart),
  save: async (owner, cart) => {
    tables().carts.set(ownerKey(owner), { owner, cart: storableRecord(cart) })
  },
  delete: async (owner) => {
    tables().carts.delete(ownerKey(owner))
  },
})

/** Carts of browsers that are forgotten. */
export const tidyCarts = ({ carts }: CartTables, now: Instant): void => {
  const since = Date.parse(forgottenSince(now))
  for (const [key, { owner, cart }] of carts.entries())
    if ('browser' in owner && Date.parse(cart.changedAt) <= since) carts.delete(key)
}
