import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../engine/dialect.ts'

/**
 * Everything public as the search finds it. The next import of content brings what comes from it; a law that is
 * published already comes with it too.
 */
export const searchDocuments = ({
  types: { integer, text, endOfTable },
  fullText,
}: Pick<Dialect, 'types' | 'fullText'>): Migration => ({
  up: async (db) => {
    for (const statement of [
      `create table search_document (
        position ${integer} primary key,
        id ${text} not null unique,
        source ${text} not null,
        fingerprint ${text} not null,
        candidate ${text} not null,
        texts ${text} not null
      ) ${endOfTable}`,
      'create index search_document_of_source on search_document (source)',
      ...fullText.creating,
    ])
      await sql.raw(statement).execute(db)
  },
})
