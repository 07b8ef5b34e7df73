import type { Instant } from '#core/shared/day.ts'
import { pageQueryOf } from '#core/shared/page.ts'
import type { ForChangingPlans, ForStoringPlans } from '#core/training-plan/ports.ts'
import { forgottenFrom, type StoredPlan } from '#core/training-plan/stored-plan.ts'
import type { Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

const planFrom = ({ document }: { readonly document: string }): StoredPlan => {
  const plan: StoredPlan = JSON.parse(document)
  return plan
}

export const plansInSql = ({ reading }: Database): ForStoringPlans => {
  const all = reading.selectFrom('training_plan')
  const one = async (column: 'id' | 'token', value: string) => {
    const row = await all.select('document').where(column, '=', storableText(value)).executeTakeFirst()
    return row && planFrom(row)
  }
  return {
    byToken: (token) => one('token', token),
    byId: (id) => one('id', id),
    ofOwner: async (owner) => {
      const own = all.select('document').where('owner', '=', storableText(owner)).orderBy('place', 'desc')
      return (await own.execute()).map(planFrom)
    },
    list: async (page) => {
      const { after, limit } = pageQueryOf(page)
      const start = cursorKeyOf(after, [aNumber])
      if (start === 'nowhere') return { items: [] }
      const query = all.select(['place', 'document']).orderBy('place', 'desc')
      const rows = await (start === 'start' ? query : query.where('place', '<', -start[0])).limit(limit + 1).execute()
      const last = rows[limit - 1]
      return {
        items: rows.slice(0, limit).map(planFrom),
        ...(rows.length > limit && last && { next: tokenOf([-last.place]) }),
      }
    },
  }
}

/** Changes plans within a transaction. */
export const changingPlans = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingPlans => ({
  lock: async (id) => {
    await dialect.lockName(trx(), `training plan ${id}`)
    const row = await trx()
      .selectFrom('training_plan')
      .select('document')
      .where('id', '=', storableText(id))
      .executeTakeFirst()
    return row && planFrom(row)
  },
  countOf: async (owner) => {
    await dialect.lockName(trx(), `training plans of ${owner}`)
    const own = trx().selectFrom('training_plan').select('id').where('owner', '=', storableText(owner))
    return (await own.execute()).length
  },
  save: async (plan) => {
    const row = {
      token: plan.token,
      owner: plan.owner ?? null,
      forgotten_from: storedInstant(forgottenFrom(plan)),
      document: JSON.stringify(storableRecord(plan)),
    }
    await trx()
      .insertInto('training_plan')
      .values({ id: plan.id, ...row })
      .onConflict((same) => same.column('id').doUpdateSet(row))
      .execute()
  },
  delete: async (id) => {
    await trx().deleteFrom('training_plan').where('id', '=', storableText(id)).execute()
  },
  deleteOf: async (owner) => {
    await trx().deleteFrom('training_plan').where('owner', '=', storableText(owner)).execute()
  },
})

/** Those that nothing needs any more. */
export const forgetPlans = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  await trx.deleteFrom('training_plan').where('forgotten_from', '<=', storedInstant(now)).execute()
}
