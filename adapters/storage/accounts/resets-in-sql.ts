import type { ForChangingPasswordResets, ForStoringPasswordResets, PasswordReset } from '#core/accounts/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const resetsInSql = ({ reading }: Database): ForStoringPasswordResets => ({
  byDigest: async (digest) => {
    const row = await reading.selectFrom('password_reset').selectAll().where('digest', '=', digest).executeTakeFirst()
    return row && resetFrom(row)
  },
})

/** Changes links that replace passwords, within a transaction. */
export const changingResets = (trx: () => Transaction<Tables>): ForChangingPasswordResets => ({
  add: async ({ digest, userId, until }) => {
    const row = { digest, user_id: userId ?? null, until: storedInstant(until) }
    await trx().insertInto('password_reset').values(row).execute()
  },
  take: async (digest) => {
    const query = trx().deleteFrom('password_reset').where('digest', '=', digest).returningAll()
    const row = await query.executeTakeFirst()
    return row && resetFrom(row)
  },
  forget: async (userId) => {
    await trx().deleteFrom('password_reset').where('user_id', '=', userId).execute()
  },
})

const resetFrom = ({ digest, user_id, until }: Selectable<Tables['password_reset']>): PasswordReset => ({
  digest,
  until,
  ...(user_id !== null && { userId: user_id }),
})
