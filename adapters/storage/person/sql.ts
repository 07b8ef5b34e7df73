import type { CareNeeds } from '#core/person/care-needs.ts'
import type {
  ForChangingCareNeeds,
  ForChangingProfiles,
  ForStoringCareNeeds,
  ForStoringProfiles,
} from '#core/person/ports.ts'
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

export const careNeedsInSql = ({ reading }: Database): ForStoringCareNeeds => ({
  of: async (userId) => {
    const query = reading.selectFrom('care_needs').select('document').where('user_id', '=', userId)
    const row = await query.executeTakeFirst()
    if (!row) return undefined
    const needs: CareNeeds = JSON.parse(row.document)
    return needs
  },
  some: async (limit, after) => {
    const query = reading.selectFrom('care_needs').select('document').orderBy('user_id').limit(limit)
    const rows = await (after === undefined ? query : query.where('user_id', '>', after)).execute()
    return rows.map(({ document }): CareNeeds => JSON.parse(document))
  },
})

/** Changes what hotels must know of somebody's health, within a transaction. */
export const changingCareNeeds = (trx: () => Transaction<Tables>): ForChangingCareNeeds => ({
  save: async (needs) => {
    const row = { document: JSON.stringify(storableRecord(needs)) }
    await trx()
      .insertInto('care_needs')
      .values({ user_id: needs.userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  },
  remove: async (userId) => {
    await trx().deleteFrom('care_needs').where('user_id', '=', userId).execute()
  },
})
