import { forgottenSince } from '#core/cart/cart-lifetime.ts'
import type { Cart } from '#core/cart/cart.ts'
import type { CartOwner, ForChangingCarts, ForStoringCarts } from '#core/cart/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { ownerKey } from './owner-key.ts'

export const cartsInSql = ({ reading }: Database): ForStoringCarts => ({
  of: async (owner) => {
    const query = reading.selectFrom('cart').select('document').where('owner', '=', ownerKey(owner))
    return cartFrom(await query.executeTakeFirst())
  },
})

/**
 * Changes carts within a transaction. A cart that is not there yet is a row without a document, so that it can be
 * locked.
 */
export const changingCarts = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingCarts => ({
  lock: async (owner) => {
    await trx()
      .insertInto('cart')
      .values({ ...ownedBy(owner), document: null, changed_at: null })
      .onConflict((conflict) => conflict.column('owner').doNothing())
      .execute()
    const row = dialect.locking(trx().selectFrom('cart').select('document').where('owner', '=', ownerKey(owner)))
    return cartFrom(await row.executeTakeFirst())
  },
  save: async (owner, cart) => {
    const row = { document: JSON.stringify(storableRecord(cart)), changed_at: storedInstant(cart.changedAt) }
    await trx()
      .insertInto('cart')
      .values({ ...ownedBy(owner), ...row })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
      .execute()
  },
  delete: async (owner) => {
    await trx().deleteFrom('cart').where('owner', '=', ownerKey(owner)).execute()
  },
})

/** Carts of browsers that are forgotten. */
export const forgetCarts = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  const ofBrowsers = trx.deleteFrom('cart').where('user_id', 'is', null)
  await ofBrowsers.where('changed_at', '<=', storedInstant(forgottenSince(now))).execute()
}

const ownedBy = (owner: CartOwner) => ({ owner: ownerKey(owner), user_id: 'user' in owner ? owner.user : null })

function cartFrom(row: { readonly document: string | null } | undefined): Cart | undefined {
  const document = row?.document ?? null
  if (document === null) return undefined
  const cart: Cart = JSON.parse(document)
  return cart
}
