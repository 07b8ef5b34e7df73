import { addSeconds } from '#core/shared/dates.ts'
import type { ForCountingAttempts } from '#core/shared/rate-limit.ts'
import { longestWindowSeconds, retryAfter } from './attempt-window.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const attemptsInSql = ({ reading, write }: Database): ForCountingAttempts => ({
  count: async (key, now, windowSeconds) => {
    const { attempts, oldest } = await reading
      .selectFrom('attempt')
      .select(({ fn }) => [fn.countAll<number>().as('attempts'), fn.min<string | null>('made_at').as('oldest')])
      .where('key', '=', key)
      .where('made_at', '>', addSeconds(now, -windowSeconds))
      .where('made_at', '<=', addSeconds(now, longestWindowSeconds))
      .executeTakeFirstOrThrow()
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
