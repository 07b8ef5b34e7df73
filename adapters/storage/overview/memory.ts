import { mostShownBookmarks } from '#core/overview/overview.ts'
import { mostBookings, type ForReadingOverviews } from '#core/overview/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { byBeginning, isShownBookmark } from '#core/overview/reading.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { gremienInMemory } from '../gremium/memory.ts'
import { participationsInMemory } from '../participation/memory.ts'
import { bookmarksInMemory } from '../wishlist/memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'

export const overviewsInMemory = (tables: MemoryTables, write: WriteInTurn): ForReadingOverviews => {
  const [gremien, participations, bookmarks] = [
    gremienInMemory(tables),
    participationsInMemory(tables),
    bookmarksInMemory(tables, write),
  ]
  return {
    async of(userId, now) {
      const user = tables.users.get(userId)
      if (!user) return undefined
      const which = { which: 'future', today: berlinDay(now) } as const
      const page = { limit: mostBookings }
      const own = await gremien.ofUser(userId)
      const [{ items: hers }, ...others] = await Promise.all([
        participations.ofPeople({ userIds: [userId], emails: [user.email] }, which, page),
        ...own.map(({ id }) => participations.ofGremium(id, which, page)),
      ])
      const ofGremien = others.flatMap(({ items }) => items).toSorted(byBeginning)
      const { salutationId, firstName, lastName, email } = user
      return {
        user: { salutationId, firstName, lastName, email },
        gremien: own,
        bookings: [
          ...new Map([...hers, ...ofGremien.slice(0, mostBookings)].map((one) => [one.id, one])).values(),
        ].toSorted(byBeginning),
        bookmarks: {
          items: (await bookmarks.entries(userId, now)).filter(isShownBookmark).slice(0, mostShownBookmarks),
          total: (await bookmarks.of(userId)).length,
        },
      }
    },
  }
}
