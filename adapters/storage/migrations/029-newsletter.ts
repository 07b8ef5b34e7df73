import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Subscriptions to the newsletter with the proof of their consent, until nothing needs it. */
export const newsletter = ({ text, instant, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table newsletter_subscription (
        place ${counter},
        id ${text} not null unique,
        email ${text} not null,
        link_digest ${text} unique,
        unsubscribe_token ${text} not null unique,
        document ${text} not null,
        stale_from ${instant}
      ) ${endOfTable}`,
      'create index newsletter_subscription_email on newsletter_subscription (email)',
      'create index newsletter_subscription_stale on newsletter_subscription (stale_from)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
