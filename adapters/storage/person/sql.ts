import type { ForChangingProfiles, ForStoringProfiles } from '#core/person/ports.ts'
import type { Profile } from '#core/person/profile.ts'
import type { Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

const profileFrom = ({ document }: { readonly document: string }): Profile => {
  const profile: Profile = JSON.parse(document)
  return profile
}

export const profilesInSql = ({ reading }: Database): ForStoringProfiles => ({
  of: async (userId) => {
    const query = reading.selectFrom('profile').select('document').where('user_id', '=', userId)
    const row = await query.executeTakeFirst()
    return row && profileFrom(row)
  },
})

/** Changes profiles within a transaction. */
export const changingProfiles = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingProfiles => ({
  lock: async (userId) => {
    await dialect.lockName(trx(), `profile ${userId}`)
    const query = trx().selectFrom('profile').select('document').where('user_id', '=', userId)
    const row = await query.executeTakeFirst()
    return row ? profileFrom(row) : { userId }
  },
  save: async (profile) => {
    const row = { document: JSON.stringify(storableRecord(profile)) }
    await trx()
      .insertInto('profile')
      .values({ user_id: profile.userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  },
})
