import { forgottenSince } from '#core/cart/cart-lifetime.ts'
import type { Cart } from '#core/cart/cart.ts'
import type { CartOwner, ForChangingCarts, ForStoringCarts } from '#core/cart/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableJson } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { perDialect, writingOnce, writtenOnce } from '../engine/written-once.ts'
import type { RowOf } from '../engine/writing-rows.ts'
import { ownerKey } from './owner-key.ts'

export const cartsInSql = ({ reading }: Database): ForStoringCarts => ({
  of: async (owner) => cartFrom((await documentOf(reading, { owner: ownerKey(owner) }))[0]),
})

const documentOf = writtenOnce<{ readonly owner: string }, CartRow>((db, value) =>
  db.selectFrom('cart').select('document').where('owner', '=', value('owner')),
)

/**
 * Changes carts within a transaction. A cart that is not there yet becomes a row without a document, so that it can be
 * locked.
 */
export const changingCarts = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingCarts => {
  const { lockedDocument } = statementsOf(dialect)
  return {
    lock: async (owner) => {
      const key = { owner: ownerKey(owner) }
      const [known] = await lockedDocument(trx(), key)
      if (known) return cartFrom(known)
      await trx()
        .insertInto('cart')
        .values({ ...ownedBy(owner), document: null, changed_at: null })
        .onConflict((conflict) => conflict.column('owner').doNothing())
        .execute()
      return cartFrom((await lockedDocument(trx(), key))[0])
    },
    save: async (owner, cart) => {
      const row = { document: storableJson(cart), changed_at: storedInstant(cart.changedAt) }
      await saveRow(trx(), { ...ownedBy(owner), ...row })
    },
    delete: async (owner) => {
      await trx().deleteFrom('cart').where('owner', '=', ownerKey(owner)).execute()
    },
  }
}

const statementsOf = perDialect((dialect) => ({
  lockedDocument: writtenOnce<{ readonly owner: string }, CartRow>((db, value) =>
    dialect.locking(db.selectFrom('cart').select('document').where('owner', '=', value('owner'))),
  ),
}))

const saveRow = writingOnce<RowOf<'cart'>>((db, value) => {
  const row = { document: value('document'), changed_at: value('changed_at') }
  return db
    .insertInto('cart')
    .values({ owner: value('owner'), user_id: value('user_id'), ...row })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
})

/** Carts of browsers that are forgotten. */
export const forgetCarts = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  const ofBrowsers = trx.deleteFrom('cart').where('user_id', 'is', null)
  await ofBrowsers.where('changed_at', '<=', storedInstant(forgottenSince(now))).execute()
}

const ownedBy = (owner: CartOwner) => ({ owner: ownerKey(owner), user_id: 'user' in owner ? owner.user : null })

interface CartRow {
  readonly document: string | null
}

function cartFrom(row: CartRow | undefined): Cart | undefined {
  const document = row?.document ?? null
  if (document === null) return undefined
  const cart: Cart = JSON.parse(document)
  return cart
}
