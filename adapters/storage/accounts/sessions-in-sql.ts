import type { ForKeepingSessions } from '#core/accounts/ports.ts'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'

export const sessionsInSql = ({ reading, write }: Database): ForKeepingSessions => ({
  begin: async ({ digest, userId, until }) => {
    const session = { digest, user_id: userId, until: storedInstant(until) }
    await write((db) => db.insertInto('session').values(session).execute())
  },
  find: async (digest, now) => {
    const session = await reading
      .selectFrom('session')
      .select('user_id')
      .where('digest', '=', digest)
      .where('until', '>', storedInstant(now))
      .executeTakeFirst()
    return session?.user_id
  },
  end: async (digest) => {
    await write((db) => db.deleteFrom('session').where('digest', '=', digest).execute())
  },
})
