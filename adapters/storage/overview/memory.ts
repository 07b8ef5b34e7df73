import { mostShownBookmarks } from '#core/overview/overview.ts'
import { daysOver, mostBookings, mostOver, type ForReadingOverviews } from '#core/overview/ports.ts'
import type { Booking } from '#core/booking/booking.ts'
import type { Day } from '#core/shared/day.ts'
import { addDays, berlinDay } from '#core/shared/dates.ts'
import { byBeginning, isShownBookmark } from '#core/overview/reading.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { gremienInMemory } from '../gremium/memory.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import { peopleIn } from '../participation/people-in-booking.ts'
import { besideInMemory } from './beside-in-memory.ts'
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
      const plan = [...tables.plans.values()].findLast(({ owner }) => owner === userId)
      const seenAt = tables.seenNews.get(userId)
      const { salutationId, firstName, lastName, email } = user
      return {
        user: { salutationId, firstName, lastName, email },
        gremien: own,
        bookings: [
          ...new Map([...hers, ...ofGremien.slice(0, mostBookings)].map((one) => [one.id, one])).values(),
        ].toSorted(byBeginning),
        over: structuredClone(
          [...tables.bookings.values()]
            .filter((one) => isOverLately(one, which.today))
            .filter((one) => peopleIn(one).some((person) => person === userId || person === email))
            .toSorted((one, other) => byBeginning(other, one))
            .slice(0, mostOver),
        ),
        bookmarks: {
          items: (await bookmarks.entries(userId, now)).filter(isShownBookmark).slice(0, mostShownBookmarks),
          all: (await bookmarks.of(userId)).map(({ type, value }) => ({ type, value })),
        },
        trainings: await participations.trainings([email]),
        ...(plan && { plan: structuredClone(plan) }),
        ...(seenAt !== undefined && { seenAt }),
      }
    },
    beside: (ask) => besideInMemory(tables, ask),
    saw: (userId, at) =>
      write(() => {
        const seenAt = storedInstant(at)
        const before = tables.seenNews.get(userId)
        if (tables.users.has(userId) && (before === undefined || before < seenAt)) tables.seenNews.set(userId, seenAt)
      }),
  }
}

const isOverLately = ({ event }: Booking, today: Day): boolean => {
  const last = berlinDay(event.endDate)
  return last < today && last >= addDays(today, -daysOver)
}
