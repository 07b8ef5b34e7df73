import { randomUUID } from 'node:crypto'
import type { ForChangingBookmarks, ForStoringBookmarks } from '#core/wishlist/ports.ts'
import type { Bookmark } from '#core/wishlist/wishlist.ts'
import type { Kysely, Transaction } from 'kysely'
import { namedContent } from '#core/wishlist/bookmarked-content.ts'
import { wishlistEntry, type NotedBookmark } from '#core/wishlist/wishlist-entry.ts'
import { foundContents } from './bookmarked-content-in-sql.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'

export const bookmarksInSql = ({ reading, write, snapshot }: Database): ForStoringBookmarks => ({
  of: (userId) => bookmarksOf(reading, userId),
  remove: async (userId, id) => {
    const { numDeletedRows } = await write((db) =>
      db.deleteFrom('bookmark').where('id', '=', id).where('user_id', '=', userId).executeTakeFirstOrThrow(),
    )
    return numDeletedRows > 0
  },
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
  entries: (userId, today) =>
    snapshot(async (db) => {
      const bookmarks = (await notedBookmarksOf(db, userId)).toReversed()
      const thingOf = await foundContents(db, bookmarks)
      return bookmarks.flatMap((bookmark) => {
        const thing = thingOf(bookmark)
        return thing ? [wishlistEntry(bookmark, thing, today)] : []
      })
    }),
})

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
  return rows.map(({ note, ...bookmark }) => (note === null ? bookmark : { ...bookmark, note }))
}

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
})
