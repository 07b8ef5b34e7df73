import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Booking } from '../booking/booking.ts'
import { holdsSeats } from '../booking/booking-state.ts'
import { participationsOf } from '../participation/participation.ts'
import type { ForStoringParticipations } from '../participation/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay, today } from '../shared/dates.ts'
import type { ForKnowingTrainings } from '../training-plan/ports.ts'
import type { KnownTrainings } from '../training-plan/profile-of-draft.ts'
import type { BookedTraining } from '../training-plan/training-plan.ts'

interface TrainingsNeeds {
  readonly participations: Pick<ForStoringParticipations, 'ofPeople'>
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly clock: Clock
}

/** Themes that an event teaches: its own, and those of its modules. */
const themesOf = ({ event }: Booking): readonly string[] => [
  event.themeUrl,
  ...event.modules.flatMap(({ themeUrl }) => themeUrl ?? []),
]

/** What these bookings say of somebody with that address: where she was, and what she has a seat of. */
export const trainingsIn = (bookings: readonly Booking[], email: string): KnownTrainings => {
  const own = bookings.flatMap((booking) =>
    participationsOf(booking)
      .filter((one) => one.email === email)
      .map(({ state, attended }) => ({ booking, state, attended })),
  )
  return {
    attended: [...new Set(own.flatMap(({ booking, attended }) => (attended === true ? themesOf(booking) : [])))],
    booked: own.flatMap(({ booking, state, attended }): readonly BookedTraining[] => {
      if (attended !== undefined || !holdsSeats(state)) return []
      const days = { startDate: berlinDay(booking.event.startDate), endDate: berlinDay(booking.event.endDate) }
      return themesOf(booking).map((themeUrl) => ({ themeUrl, ...days }))
    }),
  }
}

/** So many pages of bookings of one kind are read: a thousand bookings, the next and the latest first. */
const mostPages = 10

/**
 * What people have attended and booked with us, by the addresses under which they take part: of an account that is the
 * one that it confirmed.
 */
export const knowingTrainings = ({ participations, users, clock }: TrainingsNeeds): ForKnowingTrainings => {
  const read = async (emails: readonly string[], which: 'past' | 'future'): Promise<readonly Booking[]> => {
    const all: Booking[] = []
    let after: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const query = after === undefined ? {} : { after }
      const found = await participations.ofPeople({ emails }, { which, today: today(clock) }, query)
      all.push(...found.items)
      after = found.next
      if (after === undefined) break
    }
    return all
  }
  const bookingsOf = async (emails: readonly string[]): Promise<readonly Booking[]> =>
    emails.length === 0 ? [] : (await Promise.all([read(emails, 'past'), read(emails, 'future')])).flat()

  return {
    async ofAccount(userId) {
      const user = await users.byId(userId)
      return trainingsIn(await bookingsOf(user ? [user.email] : []), user?.email ?? '')
    },
    async ofPeople(emails) {
      const bookings = await bookingsOf(emails)
      return new Map(emails.map((email) => [email, trainingsIn(bookings, email)]))
    },
  }
}
