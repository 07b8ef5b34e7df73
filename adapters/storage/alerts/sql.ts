import { nameOf, type Alert } from '#core/alerts/alerts.ts'
import type { ForChangingAlerts, ForStoringAlerts } from '#core/alerts/ports.ts'
import { alertForm } from '#core/form-requests/forms/alert.ts'
import { staleFrom } from '#core/forms/double-opt-in.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

const alertFrom = ({ document }: { readonly document: string }): Alert => {
  const alert: Alert = JSON.parse(document)
  return alert
}

const allOf = async (db: Kysely<Tables>, email: string): Promise<readonly Alert[]> => {
  const query = db.selectFrom('alert').select('document').where('email', '=', storableText(email))
  return (await query.orderBy('place').execute()).map(alertFrom)
}

export const alertsInSql = ({ reading }: Database): ForStoringAlerts => {
  const one = async (column: 'link_digest' | 'stop_token', value: string) => {
    const row = await reading.selectFrom('alert').select('document').where(column, '=', value).executeTakeFirst()
    return row && alertFrom(row)
  }
  return {
    byLink: (digest) => one('link_digest', digest),
    byStopToken: (token) => one('stop_token', storableText(token)),
    of: (email) => allOf(reading, email),
  }
}

/** Changes who follows what, within a transaction. */
export const changingAlerts = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingAlerts => ({
  lock: async (email) => {
    await dialect.lockName(trx(), `alerts ${email}`)
    return allOf(trx(), email)
  },
  behind: (subject, seen, limit) =>
    trx()
      .selectFrom('alert')
      .select(['id', 'email'])
      .where('subject', '=', storableText(nameOf(subject)))
      .where('seen', 'is not', null)
      .where('seen', '!=', seen)
      .orderBy('place')
      .limit(limit)
      .execute(),
  save: async (alert) => {
    const { id, email, subject, seen, link, stopToken } = alert
    const stale = staleFrom(alert, alertForm)
    const row = {
      email: storableText(email),
      subject: storableText(nameOf(subject)),
      seen: seen ?? null,
      link_digest: link?.digest ?? null,
      stop_token: stopToken,
      document: JSON.stringify(storableRecord(alert)),
      stale_from: stale === undefined ? null : storedInstant(stale),
    }
    await trx()
      .insertInto('alert')
      .values({ id, ...row })
      .onConflict((same) => same.column('id').doUpdateSet(row))
      .execute()
  },
  delete: async (id) => {
    await trx().deleteFrom('alert').where('id', '=', id).execute()
  },
})

/** Those that nothing needs any more. */
export const forgetAlerts = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  await trx.deleteFrom('alert').where('stale_from', '<=', storedInstant(now)).execute()
}
