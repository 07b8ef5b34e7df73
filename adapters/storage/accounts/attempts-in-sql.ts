import { addSeconds } from '#core/shared/dates.ts'
import type { ForCountingAttempts } from '#core/shared/rate-limit.ts'
import { longestWindowSeconds, retryAfter } from './attempt-window.ts'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'

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
  record: async (key, now) => {
    const attempt = { key, made_at: storedInstant(now) }
    await write((db) => db.insertInto('attempt').values(attempt).execute())
  },
  forget: async (key) => {
    await write((db) => db.deleteFrom('attempt').where('key', '=', key).execute())
  },
})
