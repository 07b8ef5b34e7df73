import { randomUUID } from 'node:crypto'
import type { ForStoringBookmarks } from '#core/wishlist/ports.ts'
import type { Bookmark, BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { Kysely, Transaction } from 'kysely'
import { namedThing } from '../bookmarked-thing.ts'
import { wishlistEntry } from '../wishlist-entry.ts'
import { foundThings } from './bookmarked-things.ts'
import type { Database } from './dialect.ts'
import type { Tables } from './tables.ts'

export const bookmarksInSql = ({ dialect, reading, write, snapshot, transaction }: Database): ForStoringBookmarks => ({
  of: (userId) => bookmarksOf(reading, userId),
  add: (userId, item, most) =>
    transaction(async (trx) => {
      // Whoever adds to this wishlist waits here, so that two cannot both find the last free place.
      const owner = dialect.locking(trx.selectFrom('users').select('id').where('id', '=', userId))
      await owner.executeTakeFirstOrThrow(() => new Error(`nobody has the id ${userId}`))
      return (await kept(trx, userId, item)) ?? (await added(trx, userId, item, most))
    }),
  remove: async (userId, id) => {
    const { numDeletedRows } = await write((db) =>
      db.deleteFrom('bookmark').where('id', '=', id).where('user_id', '=', userId).executeTakeFirstOrThrow(),
    )
    return numDeletedRows > 0
  },
  entries: (userId, today) =>
    snapshot(async (db) => {
      const bookmarks = (await bookmarksOf(db, userId)).toReversed()
      const thingOf = await foundThings(db, bookmarks)
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

async function kept(
  trx: Transaction<Tables>,
  userId: string,
  { type, value }: BookmarkItem,
): Promise<Bookmark | undefined> {
  const row = await trx
    .selectFrom('bookmark')
    .select(['id', 'type', 'value'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('value', '=', value)
    .executeTakeFirst()
  return row
}

async function added(
  trx: Transaction<Tables>,
  userId: string,
  item: BookmarkItem,
  most: number,
): Promise<Bookmark | 'unknown-content' | 'full'> {
  if (!namedThing(item) || !(await foundThings(trx, [item]))(item)) return 'unknown-content'
  const { bookmarks } = await trx
    .selectFrom('bookmark')
    .select(({ fn }) => fn.countAll<number>().as('bookmarks'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (bookmarks >= most) return 'full'
  const bookmark = { id: randomUUID(), type: item.type, value: item.value }
  await trx
    .insertInto('bookmark')
    .values({ ...bookmark, user_id: userId })
    .execute()
  return bookmark
}
