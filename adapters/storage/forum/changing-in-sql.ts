import type { ForChangingTheForum } from '#core/forum/ports.ts'
import type { Transaction } from 'kysely'
import type { Dialect } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { memberFrom, memberRow, postFrom, postRow, reportFrom, reportRow, threadFrom, threadRow } from './forum-rows.ts'

/** Changes the forum within a transaction. */
export const changingTheForum = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingTheForum => {
  const threads = () => trx().selectFrom('forum_thread').selectAll()
  const posts = () => trx().selectFrom('forum_post').selectAll()
  return {
    member: async (userId) => {
      const of = trx().selectFrom('forum_member').selectAll().where('user_id', '=', userId)
      const row = await dialect.locking(of).executeTakeFirst()
      return row && memberFrom(row)
    },
    saveMember: async (member) => {
      const row = memberRow(member)
      // Two who choose the same nickname at the same moment come one after the other.
      await dialect.lockName(trx(), `forum nickname ${row.nickname_key}`)
      const taken = await trx()
        .selectFrom('forum_member')
        .select('user_id')
        .where('nickname_key', '=', row.nickname_key)
        .where('user_id', '!=', row.user_id)
        .executeTakeFirst()
      if (taken) return false
      const { user_id: _, ...changed } = row
      await trx()
        .insertInto('forum_member')
        .values(row)
        .onConflict((same) => same.column('user_id').doUpdateSet(changed))
        .execute()
      return true
    },
    thread: async (id) => {
      const row = await threads().where('id', '=', storableText(id)).executeTakeFirst()
      return row && threadFrom(row)
    },
    lock: async (id) => {
      const row = await dialect.locking(threads().where('id', '=', storableText(id))).executeTakeFirst()
      return row && threadFrom(row)
    },
    saveThread: async (thread) => {
      const row = threadRow(thread)
      const { id: _, ...changed } = row
      await trx()
        .insertInto('forum_thread')
        .values(row)
        .onConflict((same) => same.column('id').doUpdateSet(changed))
        .execute()
    },
    removeThread: async (id) => {
      await trx().deleteFrom('forum_thread').where('id', '=', id).execute()
    },
    post: async (id) => {
      const row = await posts().where('id', '=', storableText(id)).executeTakeFirst()
      return row && postFrom(row)
    },
    savePost: async (post) => {
      const row = postRow(post)
      const { id: _, ...changed } = row
      await trx()
        .insertInto('forum_post')
        .values(row)
        .onConflict((same) => same.column('id').doUpdateSet(changed))
        .execute()
    },
    removePost: async (id) => {
      await trx().deleteFrom('forum_post').where('id', '=', id).execute()
    },
    shownPosts: async (threadId, most) => {
      const shown = posts().where('thread_id', '=', threadId).where('nth', 'is not', null).orderBy('nth')
      return (await (most === undefined ? shown : shown.limit(most)).execute()).map(postFrom)
    },
    hasSaid: async (userId, body, since) => {
      const text = storableText(body)
      const lately = await posts().where('author_id', '=', userId).where('at_ms', '>=', Date.parse(since)).execute()
      return lately.some((row) => postFrom(row).body === text)
    },
    mark: async (threadId, userId, { follows, read }) => {
      const changed = { follows: follows ? 1 : 0, read_nth: read }
      await trx()
        .insertInto('forum_mark')
        .values({ user_id: userId, thread_id: threadId, ...changed })
        .onConflict((same) => same.columns(['user_id', 'thread_id']).doUpdateSet(changed))
        .execute()
    },
    markOf: async (threadId, userId) => {
      const of = trx().selectFrom('forum_mark').selectAll()
      const row = await of.where('user_id', '=', userId).where('thread_id', '=', threadId).executeTakeFirst()
      return row && { follows: row.follows === 1, read: row.read_nth }
    },
    followers: async (threadId) => {
      const of = trx().selectFrom('forum_mark').select('user_id')
      const rows = await of.where('thread_id', '=', threadId).where('follows', '=', 1).orderBy('user_id').execute()
      return rows.map(({ user_id }) => user_id)
    },
    forget: async (userId) => {
      const hers = await posts().where('author_id', '=', userId).execute()
      await trx().deleteFrom('forum_post').where('author_id', '=', userId).where('state', '=', 'wartet').execute()
      await trx().deleteFrom('forum_thread').where('author_id', '=', userId).where('state', '=', 'wartet').execute()
      return [...new Set(hers.map(({ thread_id }) => thread_id))].toSorted()
    },
    report: async (id) => {
      const of = trx().selectFrom('forum_report').selectAll().where('id', '=', storableText(id))
      const row = await dialect.locking(of).executeTakeFirst()
      return row && reportFrom(row)
    },
    saveReport: async (report) => {
      const row = reportRow(report)
      const { id: _, ...changed } = row
      await trx()
        .insertInto('forum_report')
        .values(row)
        .onConflict((same) => same.column('id').doUpdateSet(changed))
        .execute()
    },
    log: async ({ by = null, ...act }) => {
      await trx()
        .insertInto('forum_act')
        .values({ by_user: by, document: storableJson(act) })
        .execute()
    },
  }
}
