import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** The forum: who writes there, threads, posts, what is read and followed, reports and the moderation's log. */
export const forum = ({ text, integer, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table forum_member (
        user_id ${text} not null primary key references users on delete cascade,
        nickname_key ${text} not null unique,
        document ${text} not null
      ) ${endOfTable}`,
      // `last_ms` and `at_ms` order lists: milliseconds, so that a cursor is a number and an id.
      `create table forum_thread (
        id ${text} not null primary key,
        category ${text} not null,
        state ${text} not null,
        author_id ${text} references users on delete set null,
        at_ms ${integer} not null,
        last_ms ${integer} not null,
        document ${text} not null
      ) ${endOfTable}`,
      'create index forum_thread_active on forum_thread (category, state, last_ms desc, id)',
      'create index forum_thread_new on forum_thread (category, state, at_ms desc, id)',
      'create index forum_thread_by on forum_thread (author_id)',
      `create table forum_post (
        id ${text} not null primary key,
        thread_id ${text} not null references forum_thread on delete cascade,
        nth ${integer},
        author_id ${text} references users on delete set null,
        state ${text} not null,
        at_ms ${integer} not null,
        document ${text} not null
      ) ${endOfTable}`,
      'create unique index forum_post_in on forum_post (thread_id, nth)',
      'create index forum_post_by on forum_post (author_id, at_ms)',
      "create index forum_post_waiting on forum_post (at_ms) where state = 'wartet'",
      `create table forum_mark (
        user_id ${text} not null references users on delete cascade,
        thread_id ${text} not null references forum_thread on delete cascade,
        follows ${integer} not null,
        read_nth ${integer} not null,
        primary key (user_id, thread_id)
      ) ${endOfTable}`,
      'create index forum_mark_of on forum_mark (thread_id)',
      `create table forum_report (
        id ${text} not null primary key,
        post_id ${text} not null references forum_post on delete cascade,
        reporter_id ${text} references users on delete set null,
        open ${integer} not null,
        at_ms ${integer} not null,
        reporter_link ${text} unique,
        author_link ${text} unique,
        document ${text} not null
      ) ${endOfTable}`,
      'create index forum_report_open on forum_report (open, at_ms)',
      'create index forum_report_about on forum_report (post_id)',
      'create index forum_report_by on forum_report (reporter_id)',
      `create table forum_act (
        place ${counter},
        by_user ${text} references users on delete set null,
        document ${text} not null
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
