import type { CategoryId, Thread } from '#core/forum/forum.ts'
import type { ForStoringTheForum, ThreadOrder } from '#core/forum/ports.ts'
import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import type { Kysely } from 'kysely'
import { aNumber, aText, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { actFrom, memberFrom, postFrom, reportFrom, threadFrom, type ForumThreadTable } from './forum-rows.ts'

const columnOf = { aktiv: 'last_ms', neu: 'at_ms' } as const satisfies Readonly<Record<ThreadOrder, string>>

/**
 * Threads of several categories: of each as many as the page holds, read by its index, and the first of all of them. So
 * a deep page costs as much as the first.
 */
const threadsOf = async (
  db: Kysely<Tables>,
  of: readonly CategoryId[],
  order: ThreadOrder,
  asked: PageQuery,
): Promise<Page<Thread>> => {
  const { after, limit } = pageQueryOf(asked)
  const start = cursorKeyOf(after, [aNumber, aText])
  if (start === 'nowhere') return { items: [] }
  const column = columnOf[order]
  const ofOne = (category: CategoryId) => {
    const all = db
      .selectFrom('forum_thread')
      .selectAll()
      .where('category', '=', category)
      .where('state', '=', 'sichtbar')
      .orderBy(column, 'desc')
      .orderBy('id')
      .limit(limit + 1)
    if (start === 'start') return all
    const [ms, id] = [-start[0], start[1]]
    return all.where(column, '<=', ms).where(({ eb, or }) => or([eb(column, '<', ms), eb('id', '>', id)]))
  }
  const found = (await Promise.all(of.map((category) => ofOne(category).execute()))).flat()
  const rows = found.toSorted((one, other) => other[column] - one[column] || (one.id < other.id ? -1 : 1))
  return pageOf(rows, limit, (row) => [-row[column], row.id])
}

const pageOf = (
  rows: readonly ForumThreadTable[],
  limit: number,
  keyOf: (row: ForumThreadTable) => readonly [number, string],
): Page<Thread> => {
  const last = rows[limit - 1]
  return {
    items: rows.slice(0, limit).map(threadFrom),
    ...(rows.length > limit && last && { next: tokenOf(keyOf(last)) }),
  }
}

export const forumInSql = ({ reading }: Database): ForStoringTheForum => {
  const threads = reading.selectFrom('forum_thread').selectAll()
  const posts = reading.selectFrom('forum_post').selectAll()
  const reports = reading.selectFrom('forum_report').selectAll()
  const marks = reading.selectFrom('forum_mark').selectAll()
  return {
    member: async (userId) => {
      const row = await reading.selectFrom('forum_member').selectAll().where('user_id', '=', userId).executeTakeFirst()
      return row && memberFrom(row)
    },
    nicknames: async (ids) => {
      if (ids.length === 0) return new Map()
      const rows = await reading.selectFrom('forum_member').selectAll().where('user_id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.user_id, memberFrom(row).nickname]))
    },
    threads: (of, order, page) => threadsOf(reading, of, order, page),
    thread: async (id) => {
      const row = await threads.where('id', '=', storableText(id)).executeTakeFirst()
      return row && threadFrom(row)
    },
    posts: async (threadId, page) => {
      const { after, limit } = pageQueryOf(page)
      const { from = 1 } = page
      const start = cursorKeyOf(after, [aNumber])
      if (start === 'nowhere') return { items: [] }
      const rows = await posts
        .where('thread_id', '=', storableText(threadId))
        .where('nth', '>', start === 'start' ? from - 1 : start[0])
        .orderBy('nth')
        .limit(limit + 1)
        .execute()
      const last = rows[limit - 1]
      return {
        items: rows.slice(0, limit).map(postFrom),
        ...(rows.length > limit && last && { next: tokenOf([last.nth ?? 0]) }),
      }
    },
    post: async (id) => {
      const row = await posts.where('id', '=', storableText(id)).executeTakeFirst()
      return row && postFrom(row)
    },
    ownPosts: async (threadId, userId, most) => {
      const own = posts.where('author_id', '=', userId).where('thread_id', '=', storableText(threadId))
      return (await own.orderBy('at_ms', 'desc').limit(most).execute()).map(postFrom)
    },
    mark: async (threadId, userId) => {
      const of = marks.where('user_id', '=', userId).where('thread_id', '=', storableText(threadId))
      const row = await of.executeTakeFirst()
      return row && { follows: row.follows === 1, read: row.read_nth }
    },
    followed: async (userId, page) => {
      const { after, limit } = pageQueryOf(page)
      const start = cursorKeyOf(after, [aNumber, aText])
      if (start === 'nowhere') return { items: [] }
      const all = reading
        .selectFrom('forum_mark')
        .innerJoin('forum_thread', 'forum_thread.id', 'forum_mark.thread_id')
        .where('user_id', '=', userId)
        .where('follows', '=', 1)
        .where('state', '=', 'sichtbar')
        .selectAll('forum_thread')
        .select('read_nth')
      const from = start === 'start' ? undefined : ([-start[0], start[1]] as const)
      const rows = await (
        from === undefined
          ? all
          : all.where(({ eb, and, or }) =>
              or([
                eb('last_ms', '<', from[0]),
                and([eb('last_ms', '=', from[0]), eb('forum_thread.id', '>', from[1])]),
              ]),
            )
      )
        .orderBy('last_ms', 'desc')
        .orderBy('forum_thread.id')
        .limit(limit + 1)
        .execute()
      const read = new Map(rows.map((row) => [row.id, row.read_nth]))
      const { items, next } = pageOf(rows, limit, (row) => [-row.last_ms, row.id])
      return {
        items: items.map((thread) => ({ thread, read: read.get(thread.id) ?? 0 })),
        ...(next !== undefined && { next }),
      }
    },
    unread: async (userId) => {
      const counts = await reading
        .selectFrom('forum_mark')
        .innerJoin('forum_thread', 'forum_thread.id', 'forum_mark.thread_id')
        .where('user_id', '=', userId)
        .where('follows', '=', 1)
        .where('forum_thread.state', '=', 'sichtbar')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('forum_post')
              .select('forum_post.id')
              .whereRef('forum_post.thread_id', '=', 'forum_thread.id')
              .whereRef('forum_post.nth', '>', 'forum_mark.read_nth'),
          ),
        )
        .groupBy('category')
        .select(({ fn }) => ['category', fn.countAll<number | string>().as('threads')])
        .execute()
      return new Map(counts.map(({ category, threads }) => [category as CategoryId, Number(threads)]))
    },
    waiting: async (most) =>
      (await posts.where('state', '=', 'wartet').orderBy('at_ms').limit(most).execute()).map(postFrom),
    openReports: async (most) =>
      (await reports.where('open', '=', 1).orderBy('at_ms').limit(most).execute()).map(reportFrom),
    countOpenReports: async () => {
      const { count } = await reading
        .selectFrom('forum_report')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('open', '=', 1)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    report: async (id) => {
      const row = await reports.where('id', '=', storableText(id)).executeTakeFirst()
      return row && reportFrom(row)
    },
    reportByLink: async (digest) => {
      const of = reports.where(({ eb, or }) => or([eb('reporter_link', '=', digest), eb('author_link', '=', digest)]))
      const row = await of.executeTakeFirst()
      return row && reportFrom(row)
    },
    log: async (most) =>
      (await reading.selectFrom('forum_act').selectAll().orderBy('place', 'desc').limit(most).execute()).map(actFrom),
    ofPerson: async (userId) => {
      const [member, ownThreads, ownPosts, ownMarks, ownReports] = await Promise.all([
        reading.selectFrom('forum_member').selectAll().where('user_id', '=', userId).executeTakeFirst(),
        threads.where('author_id', '=', userId).orderBy('at_ms').execute(),
        posts.where('author_id', '=', userId).orderBy('at_ms').execute(),
        marks.where('user_id', '=', userId).orderBy('thread_id').execute(),
        reports.where('reporter_id', '=', userId).orderBy('at_ms').execute(),
      ])
      return {
        ...(member && { member: memberFrom(member) }),
        threads: ownThreads.map(threadFrom),
        posts: ownPosts.map(postFrom),
        marks: ownMarks.map((row) => ({ follows: row.follows === 1, read: row.read_nth, threadId: row.thread_id })),
        reports: ownReports.map(reportFrom),
      }
    },
  }
}
