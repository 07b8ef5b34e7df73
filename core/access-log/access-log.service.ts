import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Booking } from '../booking/booking.ts'
import type { ForStoringBookings } from '../booking/ports.ts'
import { berlinDay } from '../shared/dates.ts'
import { done, refused, type NotAllowed, type NotSignedIn } from '../shared/result.ts'
import type { Access } from './access-log.ts'
import type { ForSeeingAccesses, ForStoringAccesses } from './ports.ts'

interface SeeingNeeds {
  readonly accesses: ForStoringAccesses
  readonly users: Pick<ForStoringUsers, 'byId' | 'byIds'>
  readonly bookings: Pick<ForStoringBookings, 'byId'>
}

/** Who of the office looked at whose data, for whom it concerned and for administrators. */
export const seeingAccesses = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  whyNotAdministrator: () => Promise<NotSignedIn | NotAllowed | undefined>,
  { accesses, users, bookings }: SeeingNeeds,
): ForSeeingAccesses => {
  const bookingsOf = async (items: readonly Access[]): Promise<ReadonlyMap<string, Booking>> => {
    const ids = [...new Set(items.flatMap(({ bookingId }) => bookingId ?? []))]
    const found = await Promise.all(ids.map((id) => bookings.byId(id)))
    return new Map(found.flatMap((one) => (one ? [[one.id, one] as const] : [])))
  }
  return {
    async own(page) {
      const id = await whoIsAsking()
      const user = id === undefined ? undefined : await users.byId(id)
      if (!user) return refused({ why: 'not-signed-in' })
      const { items, ...rest } = await accesses.ofPerson(user, page)
      const known = await bookingsOf(items)
      const shown = items.map(({ at, as, what, purpose, bookingId }) => {
        const event = known.get(bookingId ?? '')?.event
        return {
          at,
          as,
          what,
          ...(purpose !== undefined && { purpose }),
          ...(event && { event: { title: event.theme.title, startDate: berlinDay(event.startDate) } }),
        }
      })
      return done({ items: shown, ...rest })
    },

    async all(page) {
      const why = await whyNotAdministrator()
      if (why) return refused(why)
      const { items, ...rest } = await accesses.all(page)
      const [known, people] = await Promise.all([
        bookingsOf(items),
        users.byIds([...new Set(items.map(({ by }) => by))]),
      ])
      const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
      const shown = items.map((access) => {
        const name = names.get(access.by)
        const orderNo = known.get(access.bookingId ?? '')?.orderNo
        return { ...access, ...(name !== undefined && { name }), ...(orderNo !== undefined && { orderNo }) }
      })
      return done({ items: shown, ...rest })
    },
  }
}
