import type { ForEndingSessions, ForKeepingSessions, Session } from '#core/accounts/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const sessionsInSql = ({ reading, write }: Database): ForKeepingSessions => ({
  begin: async ({ digest, userId, until, idleUntil, begunAt, seenAt, device }) => {
    const session = {
      digest,
      user_id: userId,
      until: storedInstant(until),
      idle_until: storedInstant(idleUntil),
      begun_at: storedInstant(begunAt),
      seen_at: storedInstant(seenAt),
      device: JSON.stringify(device),
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
  extend: async (digest, { seenAt, idleUntil, until }) => {
    const change = {
      seen_at: storedInstant(seenAt),
      idle_until: storedInstant(idleUntil),
      until: storedInstant(until),
    }
    await write((db) => db.updateTable('session').set(change).where('digest', '=', digest).execute())
  },
  end: async (digest) => {
    await write((db) => db.deleteFrom('session').where('digest', '=', digest).execute())
  },
})

/** Ends sessions within a transaction. */
export const endingSessions = (trx: () => Transaction<Tables>): ForEndingSessions => ({
  endAll: async (userId, but) => {
    const all = trx().deleteFrom('session').where('user_id', '=', userId)
    await (but === undefined ? all : all.where('digest', '!=', but)).execute()
  },
})

function sessionFrom(row: Selectable<Tables['session']>): Session {
  const device: Session['device'] = JSON.parse(row.device)
  return {
    digest: row.digest,
    userId: row.user_id,
    until: row.until,
    idleUntil: row.idle_until,
    begunAt: row.begun_at,
    seenAt: row.seen_at,
    device,
  }
}
