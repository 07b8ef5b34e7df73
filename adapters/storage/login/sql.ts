import type { AddressChange } from '#core/login/login.ts'
import type { ForChangingAddresses, ForStoringAddressChanges } from '#core/login/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const addressChangesInSql = ({ reading }: Database): ForStoringAddressChanges => ({
  byDigest: async (digest) => {
    const row = await reading.selectFrom('email_change').selectAll().where('digest', '=', digest).executeTakeFirst()
    return row && changeFrom(row)
  },
  of: async (userId) => {
    const rows = reading.selectFrom('email_change').selectAll().where('user_id', '=', userId)
    return (await rows.orderBy('until').execute()).map(changeFrom)
  },
})

/** Changes addresses that wait for their confirmation, within a transaction. */
export const changingAddresses = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingAddresses => ({
  add: async (change, most) => {
    await dialect.lockName(trx(), `addresses of ${change.userId}`)
    const { waiting } = await trx()
      .selectFrom('email_change')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('user_id', '=', change.userId)
      .executeTakeFirstOrThrow()
    if (waiting >= most) return false
    const { digest, userId, email, until } = storableRecord(change)
    const row = { digest, user_id: userId, email, until: storedInstant(until) }
    await trx().insertInto('email_change').values(row).execute()
    return true
  },
  take: async (digest) => {
    const query = trx().deleteFrom('email_change').where('digest', '=', digest).returningAll()
    const row = await query.executeTakeFirst()
    return row && changeFrom(row)
  },
  forget: async (userId) => {
    await trx().deleteFrom('email_change').where('user_id', '=', userId).execute()
  },
})

const changeFrom = ({ digest, user_id, email, until }: Selectable<Tables['email_change']>): AddressChange => ({
  digest,
  userId: user_id,
  email,
  until,
})
