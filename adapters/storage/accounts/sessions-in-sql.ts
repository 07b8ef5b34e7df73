import type { ForEndingSessions, ForKeepingSessions, Session } from '#core/accounts/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const sessionsInSql = ({ reading, write }: Database): ForKeepingSessions => ({
  begin: async ({ digest, userId, until, idleUntil }) => {
    const session = {
      digest,
      user_id: userId,
      until: storedInstant(until),
      idle_until: storedInstant(idleUntil),
    }
    await write((db) => db.insertInto('session').values(session).execute())
  },
  find: async (digest, now) => {
    const session = await reading
      .selectFrom('session')
      .selectAll()
      .where('digest', '=', digest)
      .where('until', '>', storedInstant(now))
      .where('idle_until', '>', storedInstant(now))
      .executeTakeFirst()
    return session && sessionFrom(session)
  },
  of: async (userId) => {
    const rows = await reading
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('until')
      .execute()
    return rows.map(sessionFrom)
  },
  extend: async (digest, idleUntil) => {
    const change = { idle_until: storedInstant(idleUntil) }
    await write((db) => db.updateTable('session').set(change).where('digest', '=', digest).execute())
  },
  end: async (digest) => {
    await write((db) => db.deleteFrom('session').where('digest', '=', digest).execute())
  },
})

/** Ends sessions within a transaction. */
export const endingSessions = (trx: () => Transaction<Tables>): ForEndingSessions => ({
  endAll: async (userId) => {
    await trx().deleteFrom('session').where('user_id', '=', userId).execute()
  },
})

const sessionFrom = ({ digest, user_id, until, idle_until }: Selectable<Tables['session']>): Session => ({
  digest,
  userId: user_id,
  until,
  idleUntil: idle_until,
})
