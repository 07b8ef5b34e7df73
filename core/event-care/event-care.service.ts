import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { ForNotingAccesses } from '../access-log/ports.ts'
import type { NotStaff } from '../booking/ports.ts'
import { bookingStates, keepsSeats } from '../booking/booking-state.ts'
import type { ForStoringBookings } from '../booking/ports.ts'
import { isPending } from '../cart/cart.ts'
import type { CareNeeds } from '../person/care-needs.ts'
import { textVersion } from '../person/profile.ts'
import type { ForStoringCareNeeds, ForStoringProfiles } from '../person/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { proseFault, tidyProse } from '../shared/field-rules.ts'
import { done, refused } from '../shared/result.ts'
import { longestPurpose } from './care-days.ts'
import { careUntil } from './event-care.ts'
import type { ForCaringForParticipants, ShownCareNeeds } from './ports.ts'

interface CaringNeeds {
  readonly bookings: Pick<ForStoringBookings, 'ofEvent'>
  readonly users: Pick<ForStoringUsers, 'byEmail'>
  readonly careNeeds: Pick<ForStoringCareNeeds, 'of'>
  readonly profiles: Pick<ForStoringProfiles, 'of'>
  readonly clock: Clock
}

interface Cared {
  readonly bookingId: string
  readonly user: Pick<User, 'id'>
  readonly shown: ShownCareNeeds
}

/** Who agreed to other words agreed to something else: to storing alone. */
const coversTheTeam = (needs: CareNeeds | undefined): needs is CareNeeds => needs?.textVersion === textVersion

/** What the team of an event has to know of those who take part. */
export const caringForParticipants = (
  whyNotStaff: () => Promise<NotStaff | undefined>,
  log: ForNotingAccesses,
  { bookings, users, careNeeds, profiles, clock }: CaringNeeds,
): ForCaringForParticipants => ({
  async careNeeds({ eventId, purpose }) {
    const stranger = await whyNotStaff()
    if (stranger) return refused(stranger)
    const said = tidyProse(purpose)
    const fault = said === '' ? 'missing' : proseFault(said, 0, longestPurpose)
    if (fault) return refused({ why: 'invalid', fields: { purpose: fault } })
    const all = await bookings.ofEvent(eventId, bookingStates.filter(keepsSeats))
    const [first] = all
    if (!first || careUntil(first.event) < today(clock)) return refused({ why: 'not-found' })
    const cared: Cared[] = []
    for (const { id: bookingId, recipients } of all)
      for (const recipient of recipients) {
        const user = isPending(recipient) ? undefined : await users.byEmail(recipient.email)
        const needs = user && (await careNeeds.of(user.id))
        if (isPending(recipient) || !user || !coversTheTeam(needs)) continue
        const { stay } = (await profiles.of(user.id)) ?? {}
        const { allergies, accessibleRoom } = needs
        const shown = {
          name: `${recipient.firstName} ${recipient.lastName}`,
          ...(allergies !== undefined && { allergies }),
          accessibleRoom,
          ...(stay && { diet: stay.diet }),
        }
        cared.push({ bookingId, user, shown })
      }
    await log.note(
      'care-needs',
      cared.map(({ bookingId, user }) => ({ bookingId, userId: user.id })),
      said,
    )
    return done({ items: cared.map(({ shown }) => shown), until: careUntil(first.event) })
  },
})
