import type { ForKeepingSessions } from '#core/accounts/ports.ts'
import type { Database } from './dialect.ts'
import { storedInstant } from './stored-instant.ts'

export const sessionsInSql = ({ reading, writing }: Database): ForKeepingSessions => ({
  begin: async ({ digest, userId, until }) => {
    await writing
      .insertInto('session')
      .values({ digest, user_id: userId, until: storedInstant(until) })
      .execute()
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
    await writing.deleteFrom('session').where('digest', '=', digest).execute()
  },
})
