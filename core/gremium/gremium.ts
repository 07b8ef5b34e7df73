import type { Choice, User } from '../accounts/accounts.ts'
import { labelOf } from '../accounts/choices.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { MemberForm } from './roster-rules.ts'
import type { Member } from './roster.ts'

/** Kinds of a Gremium (domain §4.7). */
export const gremiumTypes: readonly Choice[] = [
  { id: 'BR', label: 'Betriebsrat' },
  { id: 'GBR', label: 'Gesamtbetriebsrat' },
  { id: 'KBR', label: 'Konzernbetriebsrat' },
  { id: 'SBV', label: 'Schwerbehindertenvertretung' },
  { id: 'JAV', label: 'Jugend- und Auszubildendenvertretung' },
  { id: 'GJAV', label: 'Gesamt-Jugend- und Auszubildendenvertretung' },
  { id: 'WA', label: 'Wirtschaftsausschuss' },
  { id: 'EBR', label: 'Europäischer Betriebsrat' },
]

/** What somebody may do for a Gremium on the site: manage it, or take part (domain §4.7, §7.0). */
export const portalRoles = ['verwalter', 'mitglied'] as const
export type PortalRole = (typeof portalRoles)[number]

export const isPortalRole = (text: string | undefined): text is PortalRole => portalRoles.some((role) => role === text)

/** Somebody whose account belongs to a Gremium. */
export interface GremiumUser {
  readonly userId: User['id']
  readonly role: PortalRole
  readonly since: Instant
}

/** Asks the owner of an address to join; whoever has the link of its letter may. */
export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: PortalRole
  /** Of the token of its link. */
  readonly digest: string
  readonly invitedAt: Instant
  readonly until: Instant
}

/** What a Gremium says of itself. */
export interface GremiumFacts {
  /** One of `gremiumTypes`. */
  readonly type: string
  readonly company: string
  /** The establishment, where the company has more than one. */
  readonly site?: string
}

/** What the law counts, as far as somebody said it; see `BodyFacts`. */
export interface GremiumNumbers {
  readonly employees?: number
  readonly voters?: number
  readonly young?: number
  readonly disabled?: number
  /** Members in office, without deputies. */
  readonly inOffice?: number
  /** Releases in all: two halves are one. */
  readonly released?: number
  /** Day of the last election. */
  readonly electedAt?: Day
}

/** How a Gremium plans and decides here. */
export interface GremiumHabits {
  /** Where the establishment lies, one of `laender`: its public holidays count. */
  readonly land?: string
  /** Net cents that it reckons with for training in a year. */
  readonly budget?: Cents
  /** Members of a small Gremium may be away in the same week. */
  readonly awayTogether?: boolean
  /** Votes on the shared list carry names; otherwise nobody's vote is stored against a name. */
  readonly openVotes?: boolean
}

/** A Gremium that plans its training together. */
export interface Gremium extends GremiumFacts, GremiumNumbers, GremiumHabits {
  readonly id: string
  /** Counts its changes. */
  readonly version: number
  /** In the order in which they came; one of them at least manages it. */
  readonly users: readonly GremiumUser[]
  /** Who has which seat, in the order in which they were written down; none where nobody wrote it down. */
  readonly members: readonly Member[]
  /** Those that wait for an answer and those that nobody answered in time, the oldest first. */
  readonly invitations: readonly Invitation[]
}

/** A Gremium with the accounts that belong to it by their addresses, made without any letter. */
export interface NewGremium extends GremiumFacts, GremiumNumbers, GremiumHabits {
  readonly members?: readonly MemberForm[]
  readonly users: readonly { readonly email: string; readonly role: PortalRole }[]
}

/** For how many days an invitation waits for its answer (domain §7.2). */
export const invitationDays = 14
/** Accounts of one Gremium: a council of the largest establishments has some fifty, deputies are as many. */
export const mostUsers = 150
/** Invitations of one Gremium that wait at the same time. */
export const mostInvitations = 40

/** As it is called on the site: 'Betriebsrat, Muster GmbH, Werk Nord'. */
export const nameOfGremium = ({ type, company, site }: GremiumFacts): string =>
  [labelOf(gremiumTypes, type), company, site].filter((part) => part !== undefined && part !== '').join(', ')

export const isWaiting = ({ until }: Invitation, now: Instant): boolean => Date.parse(until) > Date.parse(now)

export const roleIn = ({ users }: Gremium, userId: User['id']): PortalRole | undefined =>
  users.find((one) => one.userId === userId)?.role
