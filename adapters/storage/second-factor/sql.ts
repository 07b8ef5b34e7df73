import type { ForChangingSecondFactors, ForStoringSecondFactors } from '#core/second-factor/ports.ts'
import type { SecondFactor } from '#core/second-factor/second-factor.ts'
import type { Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'

export const secondFactorsInSql = ({ reading }: Database): ForStoringSecondFactors => ({
  of: async (userId) => {
    const query = reading.selectFrom('second_factor').select('document').where('user_id', '=', userId)
    return factorFrom(await query.executeTakeFirst())
  },
})

/**
 * Changes second factors within a transaction. One that is not there yet is a row without a document, so that it can be
 * locked.
 */
export const changingSecondFactors = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingSecondFactors => ({
  find: async (userId) => {
    await trx()
      .insertInto('second_factor')
      .values({ user_id: userId, document: null })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    const row = dialect.locking(trx().selectFrom('second_factor').select('document').where('user_id', '=', userId))
    return factorFrom(await row.executeTakeFirst())
  },
  save: async (factor) => {
    const row = { document: JSON.stringify(factor) }
    await trx()
      .insertInto('second_factor')
      .values({ user_id: factor.userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  },
  remove: async (userId) => {
    await trx().deleteFrom('second_factor').where('user_id', '=', userId).execute()
  },
})

function factorFrom(row: { readonly document: string | null } | undefined): SecondFactor | undefined {
  const document = row?.document ?? null
  if (document === null) return undefined
  const factor: SecondFactor = JSON.parse(document)
  return factor
}
