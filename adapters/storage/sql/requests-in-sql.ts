import type { ForRememberingRequests } from '#core/forms/ports.ts'
import { requestsKnownHours, type KeyTaken, type Once } from '#core/forms/forms.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import type { Transaction } from 'kysely'
import type { Database } from './dialect.ts'
import { storedInstant } from './stored-instant.ts'
import type { Tables } from './tables.ts'

export const requestsInSql = ({ reading }: Database): ForRememberingRequests => ({
  find: (key) => reading.selectFrom('request').select(['fingerprint', 'id']).where('key', '=', key).executeTakeFirst(),
})

/**
 * Does the work of a request in the transaction that remembers it, unless the request came before: then it answers the
 * number that it was given, or refuses a key under which something else came. Of two at the same time one waits.
 */
export async function onceOnly(
  trx: Transaction<Tables>,
  { key, fingerprint }: Once,
  { id, at }: { readonly id: string; readonly at: Instant },
  work: () => Promise<void>,
): Promise<Result<{ readonly id: string }, KeyTaken>> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('request')
    .values({ key, fingerprint, id, made_at: storedInstant(at) })
    .onConflict((same) => same.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows > 0n) {
    await work()
    return done({ id })
  }
  const known = await trx
    .selectFrom('request')
    .select(['fingerprint', 'id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return known.fingerprint === fingerprint ? done({ id: known.id }) : refused({ why: 'key-taken' })
}

/** Forgets requests that nobody repeats any more. */
export async function forgetRequests(trx: Transaction<Tables>, now: Instant): Promise<void> {
  await trx
    .deleteFrom('request')
    .where('made_at', '<=', addSeconds(now, -requestsKnownHours * 3600))
    .execute()
}
