import type { Instant } from '../shared/day.ts'

/** What a user may do beyond reading: member of the portal, forum moderator, editor, administrator (domain §7.0). */
export type Role = 'mitglied' | 'forum' | 'redaktion' | 'admin'

export interface User {
  readonly id: string
  /** Trimmed, lower-case. */
  readonly email: string
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  /** Code of the function in the Gremium. */
  readonly function: string
  readonly phone?: string
  readonly zip?: string
  readonly city?: string
  readonly newsletter: boolean
  readonly roles: readonly Role[]
  /** When the address was confirmed: nobody is a user before. */
  readonly confirmedAt: Instant
}

/** A Gremium that an account belongs to, and what it may do there (domain §7.1). */
export interface OwnMembership {
  readonly id: string
  readonly name: string
  readonly role: 'verwalter' | 'mitglied'
}

/** A user as he sees himself. */
export interface Self {
  readonly isLoggedIn: true
  readonly id: string
  readonly salutation: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: readonly Role[]
  /** The Gremium that he belongs to, the one that he joined first; null where he belongs to none. */
  readonly gremium: OwnMembership | null
  readonly unread: number
}
export type WhoAmI = Self | { readonly isLoggedIn: false }

export interface Choice {
  readonly id: string
  readonly label: string
}
export interface Country {
  readonly code: string
  readonly label: string
}

/** How long a confirmation link works, in hours (domain §6); what was registered vanishes after that. */
export const confirmationHours = 48
/** Registrations of one address that may wait for their confirmation at the same time. */
export const mostPendingRegistrations = 5
/** How long a link works that replaces a forgotten password, in minutes (domain §7.1). */
export const passwordResetMinutes = 60
