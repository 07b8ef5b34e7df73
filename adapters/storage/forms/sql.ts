import type { ForRememberingRequests } from '#core/forms/ports.ts'
import type { ForTakingRequests } from '#core/shared/once-only.ts'
import { requestsKnownHours } from '#core/forms/forms.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const requestsInSql = ({ reading }: Database): ForRememberingRequests => ({
  find: (key) => requestUnder(reading, key).executeTakeFirst(),
})

/** Remembers requests within a transaction. */
export const takingRequests = (trx: () => Transaction<Tables>): ForTakingRequests => ({
  remember: async ({ key, fingerprint }, id, now) => {
    const { numInsertedOrUpdatedRows = 0n } = await trx()
      .insertInto('request')
      .values({ key, fingerprint, id, made_at: storedInstant(now) })
      .onConflict((same) => same.column('key').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows > 0n) return undefined
    return requestUnder(trx(), key).executeTakeFirstOrThrow()
  },
})

const requestUnder = (db: Kysely<Tables>, key: string) =>
  db.selectFrom('request').select(['fingerprint', 'id']).where('key', '=', key)

/** Forgets requests that nobody repeats any more. */
export async function forgetRequests(trx: Transaction<Tables>, now: Instant): Promise<void> {
  await trx
    .deleteFrom('request')
    .where('made_at', '<=', addSeconds(now, -requestsKnownHours * 3600))
    .execute()
}
