import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** News, specialist articles, what the magazine prints and election news; the next import brings them. */
export const articles = ({ integer, text, day, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    for (const statement of [
      `create table article (
        id ${integer} primary key,
        kind ${text} not null,
        published_on ${day} not null,
        issue ${integer},
        category ${text},
        summary ${text} not null,
        document ${text} not null,
        fingerprint ${text} not null
      ) ${endOfTable}`,
      'create index article_by_day on article (published_on, id)',
      'create index article_of_kind on article (kind, published_on, id)',
      `create table article_label (
        kind ${text} not null,
        value ${text} not null,
        article_id ${integer} not null references article on delete cascade,
        title ${text} not null,
        primary key (kind, value, article_id)
      ) ${endOfTable}`,
      'create index label_of_article on article_label (article_id)',
    ])
      await sql.raw(statement).execute(db)
  },
})
