import type { Booking } from '#core/booking/booking.ts'
import { isToCome } from '#core/participation/events-to-come.ts'
import {
  mostInSpan,
  mostTrainings,
  type ForStoringParticipations,
  type WhichEvents,
} from '#core/participation/ports.ts'
import { trainedAt } from '#core/participation/trained-at.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Page, PageQuery } from '#core/shared/page.ts'
import { byCursorKey, pageFrom } from '../engine/page-in-memory.ts'
import { aNumber, type CursorKey } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { dayNumber } from './day-number.ts'
import { emailsIn, peopleIn } from './people-in-booking.ts'

/** A booking with its number in the order in which they came. */
interface Numbered {
  readonly booking: Booking
  readonly place: number
}

const keyOf = ({ booking, place }: Numbered): CursorKey => [dayNumber(berlinDay(booking.event.startDate)), place]

const page = (found: readonly Numbered[], { which, today }: WhichEvents, asked: PageQuery): Page<Booking> => {
  const those = found.filter(({ booking }) => isToCome(booking, today) === (which === 'future'))
  const sign = which === 'future' ? 1 : -1
  const ordered = (one: Numbered): CursorKey => keyOf(one).map((part) => sign * Number(part))
  const { items, ...rest } = pageFrom(those, ordered, [aNumber, aNumber], asked)
  return { items: structuredClone(items.map(({ booking }) => booking)), ...rest }
}

export const participationsInMemory = (
  tables: Pick<MemoryTables, 'bookings' | 'gremien' | 'users'>,
): ForStoringParticipations => {
  const those = (fits: (booking: Booking) => boolean): readonly Numbered[] =>
    [...tables.bookings.values()]
      .map((booking, index) => ({ booking, place: index + 1 }))
      .filter(({ booking }) => fits(booking))
  return {
    ofPeople: async ({ userIds = [], emails = [] }, which, asked) => {
      const people = new Set([...userIds, ...emails])
      return page(
        those((booking) => peopleIn(booking).some((one) => people.has(one))),
        which,
        asked,
      )
    },
    ofGremium: async (gremiumId, which, asked) =>
      page(
        those((booking) => booking.gremiumId === gremiumId),
        which,
        asked,
      ),
    ofEvent: async (eventId, { userIds = [], emails = [], gremiumIds }) => {
      const people = new Set([...userIds, ...emails])
      const fits = (booking: Booking): boolean =>
        booking.event.eventId === eventId &&
        (peopleIn(booking).some((one) => people.has(one)) || gremiumIds.some((one) => one === booking.gremiumId))
      return structuredClone(those(fits).map(({ booking }) => booking))
    },
    ofGremiumBetween: async (gremiumId, first, last) =>
      structuredClone(
        those(({ gremiumId: of, event }) => {
          const day = berlinDay(event.startDate)
          return of === gremiumId && day >= first && day <= last
        })
          .toSorted((one, other) => byCursorKey(keyOf(one), keyOf(other)))
          .slice(0, mostInSpan)
          .map(({ booking }) => booking),
      ),
    trainings: async (emails, knownTo) => {
      const asked = new Set(emails)
      const belong = knownTo === undefined ? asked : addressesIn(tables, knownTo)
      return structuredClone(
        those((booking) => emailsIn(booking).some((email) => asked.has(email)))
          .toSorted((one, other) => byCursorKey(keyOf(other), keyOf(one)))
          .flatMap(({ booking }) =>
            trainedAt(booking)
              .filter(({ email }) => asked.has(email) && (belong.has(email) || booking.gremiumId === knownTo))
              .toSorted((one, other) => (one.email < other.email ? -1 : 1)),
          )
          .slice(0, mostTrainings),
      )
    },
  }
}

/** Addresses of the accounts that belong to a Gremium. */
const addressesIn = (
  { gremien, users }: Pick<MemoryTables, 'gremien' | 'users'>,
  gremiumId: string,
): ReadonlySet<string> => new Set(gremien.get(gremiumId)?.users.flatMap(({ userId }) => users.get(userId)?.email ?? []))
