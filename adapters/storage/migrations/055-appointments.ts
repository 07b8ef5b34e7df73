import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Consultants' hours and absences, and appointments with them. No two that are live have the same slot, whoever takes
 * it: the index says so, not only the program.
 */
export const appointments = ({ text, integer, counter, day, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table consultant_hours (
        consultant_id ${text} not null primary key,
        document ${text} not null,
        version ${integer} not null
      ) ${endOfTable}`,
      `create table consultant_absence (
        id ${text} not null primary key,
        consultant_id ${text} not null,
        first_day ${day} not null,
        last_day ${day} not null
      ) ${endOfTable}`,
      'create index consultant_absence_of on consultant_absence (consultant_id, last_day)',
      `create table appointment (
        place ${counter},
        id ${text} not null unique,
        token ${text} not null unique,
        consultant_id ${text} not null,
        starts_at ${instant} not null,
        live ${integer} not null,
        email ${text} not null,
        user_id ${text},
        deleted_on ${day} not null,
        document ${text} not null
      ) ${endOfTable}`,
      'create unique index appointment_slot on appointment (consultant_id, starts_at) where live = 1',
      'create index appointment_email on appointment (email, starts_at)',
      'create index appointment_user on appointment (user_id)',
      'create index appointment_due on appointment (deleted_on)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
