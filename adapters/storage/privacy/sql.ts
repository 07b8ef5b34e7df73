import type { AccountDeletion, ForChangingDeletions, ForStoringDeletions } from '#core/privacy/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

const deletionFrom = (row: Selectable<Tables['account_deletion']>): AccountDeletion => ({
  userId: row.user_id,
  askedAt: row.asked_at,
  due: row.due,
  digest: row.digest,
})

export const deletionsInSql = ({ reading }: Database): ForStoringDeletions => {
  const all = reading.selectFrom('account_deletion').selectAll()
  return {
    of: async (userId) => {
      const row = await all.where('user_id', '=', userId).executeTakeFirst()
      return row && deletionFrom(row)
    },
    byDigest: async (digest) => {
      const row = await all.where('digest', '=', digest).executeTakeFirst()
      return row && deletionFrom(row)
    },
  }
}

/** Changes which accounts are to be deleted, within a transaction. */
export const changingDeletions = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingDeletions => ({
  lock: async (userId) => {
    await dialect.lockName(trx(), `deletion ${userId}`)
    const query = trx().selectFrom('account_deletion').selectAll().where('user_id', '=', userId)
    const row = await query.executeTakeFirst()
    return row && deletionFrom(row)
  },
  save: async ({ userId, askedAt, due, digest }) => {
    const row = { asked_at: storedInstant(askedAt), due: storedInstant(due), digest }
    await trx()
      .insertInto('account_deletion')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  },
  remove: async (userId) => {
    await trx().deleteFrom('account_deletion').where('user_id', '=', userId).execute()
  },
})
