import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { inOrderOfOffice, nameOfMember, servesOn, type MemberRole } from '../gremium/roster.ts'
import type { Participation } from '../participation/participation.ts'
import type { ShownEntry } from '../shared-list/shown-entry.ts'
import { holdsSeats } from '../booking/booking-state.ts'
import type { Day } from '../shared/day.ts'
import { overlap, type Days } from '../training-plan/weeks.ts'
import type { Candidate, Clash } from './delegation.ts'

/** Somebody of a Gremium, with what a booking says of her. */
export interface Delegate {
  readonly id: string
  readonly userId?: User['id']
  readonly salutationId?: string
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly role: MemberRole
  readonly firstTerm: boolean
}

/**
 * Whom a Gremium may send on a day: those of its roster who are in office then, deputies last, with what their accounts
 * know of them; while it has none, those who belong to it with their accounts.
 */
export const delegatesOf = (
  { members, users }: Pick<Gremium, 'members' | 'users'>,
  accounts: readonly User[],
  day: Day,
): readonly Delegate[] => {
  if (members.length > 0)
    return inOrderOfOffice(members.filter((member) => servesOn(member, day))).map((member) => {
      const account = accounts.find(({ id }) => id === member.userId)
      return {
        ...(account && { salutationId: account.salutationId, email: account.email }),
        ...member,
        firstTerm: member.firstTerm === true,
      }
    })
  return users.flatMap(({ userId }) => {
    const account = accounts.find(({ id }) => id === userId)
    if (!account) return []
    const { salutationId, firstName, lastName, email } = account
    return [{ id: userId, userId, salutationId, firstName, lastName, email, role: 'mitglied', firstTerm: false }]
  })
}

/** Whether a booking can name her at once. */
export const isNamed = ({ salutationId = '', email = '' }: Delegate): boolean => salutationId !== '' && email !== ''

interface Beside {
  /** The event that she is to be sent to. */
  readonly event: Days & { readonly eventId: number }
  /** Those who said 'für mich' about its entry. */
  readonly wanting: ReadonlySet<User['id']>
  /** What the Gremium booked. */
  readonly booked: readonly Participation[]
  /** The other entries of the list. */
  readonly entries: readonly ShownEntry[]
  /** Who is chosen; absent while nobody chose: then those who want it are. */
  readonly chosen?: ReadonlySet<string>
}

/** What stands against sending somebody, the first days first. */
const clashesOf = ({ email, userId }: Delegate, { event, booked, entries }: Beside): readonly Clash[] => {
  const seats = booked.flatMap((one): readonly Clash[] => {
    if (email === undefined || one.email !== email || one.eventId === event.eventId) return []
    if (!holdsSeats(one.state) || !overlap(one, event)) return []
    return [{ kind: 'booked', title: one.title, startDate: one.startDate, endDate: one.endDate }]
  })
  const wishes = entries.flatMap(({ title, startDate, endDate, interested, state }): readonly Clash[] => {
    if (startDate === undefined || endDate === undefined || (state !== 'offen' && state !== 'ausgebucht')) return []
    const days = { startDate, endDate }
    const wants = userId !== undefined && interested.some(({ id }) => id === userId)
    return wants && overlap(days, event) ? [{ kind: 'wanted', title, ...days }] : []
  })
  return [...seats, ...wishes].toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
}

/** Those who may be sent, as whoever belongs to the Gremium sees them. */
export const candidatesOf = (delegates: readonly Delegate[], beside: Beside): readonly Candidate[] =>
  delegates.map((delegate) => {
    const { id, role, userId } = delegate
    const wants = userId !== undefined && beside.wanting.has(userId)
    return {
      id,
      name: nameOfMember(delegate),
      role,
      wants,
      isChosen: beside.chosen?.has(id) ?? wants,
      clashes: clashesOf(delegate, beside),
      isNamed: isNamed(delegate),
    }
  })
