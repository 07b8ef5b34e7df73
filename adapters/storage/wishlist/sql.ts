import { randomUUID } from 'node:crypto'
import type { ForChangingBookmarks, ForStoringBookmarks } from '#core/wishlist/ports.ts'
import { restorableSince } from '#core/wishlist/restoring-bookmarks.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Bookmark, WishlistEntry } from '#core/wishlist/wishlist.ts'
import type { Kysely, Transaction } from 'kysely'
import { namedContent } from '#core/wishlist/bookmarked-content.ts'
import { wishlistEntry, type NotedBookmark } from '#core/wishlist/wishlist-entry.ts'
import { foundContents } from './bookmarked-content-in-sql.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const bookmarksInSql = ({ reading, write, snapshot, transaction }: Database): ForStoringBookmarks => ({
  stored: (userId) =>
    snapshot(async (db) => {
      const removed = db.selectFrom('removed_bookmark').selectAll().where('user_id', '=', userId).orderBy('place')
      return {
        bookmarks: await notedBookmarksOf(db, userId),
        removed: (await removed.execute()).map((row) => ({ ...noted(row), removedAt: row.removed_at })),
      }
    }),
  of: (userId) => bookmarksOf(reading, userId),
  remove: (userId, id, at) =>
    transaction(async (trx) => {
      const bookmark = await trx
        .deleteFrom('bookmark')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst()
      if (!bookmark) return false
      const removed = { ...bookmark, removed_at: storedInstant(at) }
      await trx
        .insertInto('removed_bookmark')
        .values(removed)
        .onConflict((conflict) => conflict.columns(['user_id', 'type', 'value']).doUpdateSet(removed))
        .execute()
      return true
    }),
  note: async (userId, id, note) => {
    const { numUpdatedRows } = await write((db) =>
      db
        .updateTable('bookmark')
        .set({ note: note === '' ? null : note })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow(),
    )
    return numUpdatedRows > 0
  },
  entries: (userId, now) =>
    snapshot(async (db) => entriesOf(db, (await notedBookmarksOf(db, userId)).toReversed(), now)),
  removedSince: (userId, since, now) =>
    snapshot(async (db) => entriesOf(db, await removedBookmarksOf(db, userId, since), now)),
})

/** What was taken off so long ago that nobody can put it back any more. */
export const forgetRemovedBookmarks = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  await trx
    .deleteFrom('removed_bookmark')
    .where('removed_at', '<=', storedInstant(restorableSince(now)))
    .execute()
}

async function entriesOf(
  db: Kysely<Tables>,
  bookmarks: readonly NotedBookmark[],
  now: Instant,
): Promise<readonly WishlistEntry[]> {
  const contentOf = await foundContents(db, bookmarks)
  return bookmarks.flatMap((bookmark) => {
    const content = contentOf(bookmark)
    return content ? [wishlistEntry(bookmark, content, now)] : []
  })
}

async function bookmarksOf(db: Kysely<Tables>, userId: string): Promise<readonly Bookmark[]> {
  const rows = await db
    .selectFrom('bookmark')
    .select(['id', 'type', 'value'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()
  return rows
}

async function notedBookmarksOf(db: Kysely<Tables>, userId: string): Promise<readonly NotedBookmark[]> {
  const rows = await db
    .selectFrom('bookmark')
    .select(['id', 'type', 'value', 'note'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()
  return rows.map(noted)
}

async function removedBookmarksOf(
  db: Kysely<Tables>,
  userId: string,
  since: Instant,
): Promise<readonly NotedBookmark[]> {
  const rows = await db
    .selectFrom('removed_bookmark as removed')
    .leftJoin('bookmark', (join) =>
      join
        .onRef('bookmark.user_id', '=', 'removed.user_id')
        .onRef('bookmark.type', '=', 'removed.type')
        .onRef('bookmark.value', '=', 'removed.value'),
    )
    .select(['removed.id', 'removed.type', 'removed.value', 'removed.note'])
    .where('removed.user_id', '=', userId)
    .where('removed.removed_at', '>', storedInstant(since))
    .where('bookmark.id', 'is', null)
    .orderBy('removed.removed_at', 'desc')
    .orderBy('removed.place', 'desc')
    .execute()
  return rows.map(noted)
}

const noted = <B extends Bookmark>({ note, ...bookmark }: B & { readonly note: string | null }) =>
  note === null ? bookmark : { ...bookmark, note }

/** Changes wishlists within a transaction. */
export const changingBookmarks = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingBookmarks => ({
  lock: async (userId) => {
    const owner = dialect.locking(trx().selectFrom('users').select('id').where('id', '=', userId))
    await owner.executeTakeFirstOrThrow(() => new Error(`nobody has the id ${userId}`))
  },
  find: (userId, { type, value }) =>
    trx()
      .selectFrom('bookmark')
      .select(['id', 'type', 'value'])
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('value', '=', value)
      .executeTakeFirst(),
  byId: (userId, id) =>
    trx()
      .selectFrom('bookmark')
      .select(['id', 'type', 'value'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst(),
  removed: async (userId, id) => {
    const row = await trx()
      .selectFrom('removed_bookmark')
      .select(['id', 'type', 'value', 'note', 'removed_at as removedAt'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && noted(row)
  },
  exists: async (item) => namedContent(item) !== undefined && (await foundContents(trx(), [item]))(item) !== undefined,
  count: async (userId) => {
    const { bookmarks } = await trx()
      .selectFrom('bookmark')
      .select(({ fn }) => fn.countAll<number>().as('bookmarks'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return bookmarks
  },
  add: async (userId, { type, value }) => {
    const bookmark = { id: randomUUID(), type, value }
    await trx()
      .insertInto('bookmark')
      .values({ ...bookmark, user_id: userId })
      .execute()
    return bookmark
  },
  putBack: async (userId, id) => {
    const { removed_at: _, ...bookmark } = await trx()
      .deleteFrom('removed_bookmark')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx().insertInto('bookmark').values(bookmark).execute()
  },
  addNote: async (userId, id, note) => {
    await trx()
      .updateTable('bookmark')
      .set({ note })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('note', 'is', null)
      .execute()
  },
})
