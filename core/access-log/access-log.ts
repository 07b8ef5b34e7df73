import type { Role, User } from '../accounts/accounts.ts'
import type { Booking } from '../booking/booking.ts'
import type { FormRequest } from '../form-requests/form-requests.ts'
import type { Instant } from '../shared/day.ts'

/** What of somebody's data the office looked at. */
export const accessKinds = [
  'bookings',
  'booking',
  'participants',
  'care-needs',
  'plans',
  'plan',
  'quotes',
  'quote',
  'appointments',
  'requests',
  'request',
] as const
export type AccessKind = (typeof accessKinds)[number]

/** With which role of the office somebody looked. */
export type OfficeRole = Extract<Role, 'redaktion' | 'admin'>

/** Whose data it was: that of all who are in a booking, of an account, or of whoever sent a form. */
export interface AccessSubject {
  readonly bookingId?: Booking['id']
  readonly userId?: User['id']
  readonly requestId?: FormRequest['id']
}

/** Somebody of the office looked at data of somebody else. */
export interface Access extends AccessSubject {
  readonly at: Instant
  readonly by: User['id']
  readonly as: OfficeRole
  readonly what: AccessKind
  /** What for; always said of data about health (Art. 9 DSGVO). */
  readonly purpose?: string
}

/** For so many months it is remembered. */
export const monthsLogged = 12

/** With which role of the office somebody looks; undefined for whoever has none. */
export const officeRoleOf = ({ roles }: Pick<User, 'roles'>): OfficeRole | undefined =>
  (['admin', 'redaktion'] as const).find((role) => roles.includes(role))
