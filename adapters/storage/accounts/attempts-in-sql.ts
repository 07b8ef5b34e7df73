import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { required } from '#core/shared/required.ts'
import type { ForCountingAttempts } from '#core/shared/rate-limit.ts'
import { longestWindowSeconds, retryAfter } from './attempt-window.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { writtenOnce } from '../engine/written-once.ts'
import { insertingInto } from '../engine/writing-rows.ts'

interface Window {
  readonly key: string
  readonly after: Instant
  readonly until: Instant
}

const countInWindow = writtenOnce<Window, { readonly attempts: number; readonly oldest: string | null }>((db, value) =>
  db
    .selectFrom('attempt')
    .select(({ fn }) => [fn.countAll<number>().as('attempts'), fn.min<string | null>('made_at').as('oldest')])
    .where('key', '=', value('key'))
    .where('made_at', '>', value('after'))
    .where('made_at', '<=', value('until')),
)

export const attemptsInSql = ({ reading, write }: Database): ForCountingAttempts => ({
  count: async (key, now, windowSeconds) => {
    const [counted] = await countInWindow(reading, {
      key,
      after: addSeconds(now, -windowSeconds),
      until: addSeconds(now, longestWindowSeconds),
    })
    const { attempts, oldest } = required(counted)
    return { attempts, retryAfter: retryAfter(oldest === null ? undefined : Date.parse(oldest), now, windowSeconds) }
  },
  record: async (keys, now) => {
    const made = keys.map((key) => ({ key, made_at: storedInstant(now) }))
    if (made.length > 0) await write((db) => db.insertInto('attempt').values(made).execute())
  },
  takeBack: async (keys) => {
    if (keys.length === 0) return
    const last = (db: Kysely<Tables>) =>
      db
        .selectFrom('attempt')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('key', 'in', keys)
        .groupBy('key')
    await write((db) => db.deleteFrom('attempt').where('id', 'in', last(db)).execute())
  },
  forget: async (key) => {
    await write((db) => db.deleteFrom('attempt').where('key', '=', key).execute())
  },
})

/** Counts attempts within a transaction: where it is rolled back, none was made. */
export const countingAttempts = (trx: () => Transaction<Tables>): Pick<ForCountingAttempts, 'record'> => ({
  record: async (keys, now) => {
    for (const key of keys) await insertAttempt(trx(), { key, made_at: storedInstant(now) })
  },
})

const insertAttempt = insertingInto('attempt', ['key', 'made_at'])
