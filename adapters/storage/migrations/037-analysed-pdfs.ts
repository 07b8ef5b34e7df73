import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Which PDFs were analysed: their fingerprints, and nothing of what they say. */
export const analysedPdfs = ({ text, integer, day, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table analysed_pdf (
        place ${counter},
        digest ${text} not null unique,
        name ${text} not null,
        analysed_on ${day} not null,
        pages ${integer} not null
      ) ${endOfTable}`,
      'create index analysed_pdf_by_day on analysed_pdf (analysed_on)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
