import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Who follows what, with the proof of the consent, until nothing needs it. */
export const alerts = ({ text, instant, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table alert (
        place ${counter},
        id ${text} not null unique,
        email ${text} not null,
        subject ${text} not null,
        seen ${text},
        link_digest ${text} unique,
        stop_token ${text} not null unique,
        document ${text} not null,
        stale_from ${instant}
      ) ${endOfTable}`,
      'create index alert_email on alert (email)',
      // Those that were not confirmed, or have ended, follow nothing.
      'create index alert_subject on alert (subject, seen) where seen is not null',
      'create index alert_stale on alert (stale_from)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
