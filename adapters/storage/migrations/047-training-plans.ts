import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Training plans that are kept, each found by its link. */
export const trainingPlans = ({ text, counter, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      // An account loses its plans before it goes.
      `create table training_plan (
        place ${counter},
        id ${text} not null unique,
        token ${text} not null unique,
        owner ${text} references users,
        forgotten_from ${instant} not null,
        document ${text} not null
      ) ${endOfTable}`,
      'create index training_plan_owner on training_plan (owner)',
      'create index training_plan_forgotten on training_plan (forgotten_from)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
