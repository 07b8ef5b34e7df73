import type { User } from '../accounts/accounts.ts'
import type { WhyNoLink } from '../accounts/ports.ts'
import type { Instant } from '../shared/day.ts'
import type { Page } from '../shared/page.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { FactField } from './gremium-rules.ts'
import type { Hint } from './law/hints.ts'
import type { GremiumSettings, SettingsField } from './settings-rules.ts'
import type { Gremium, GremiumFacts, PortalRole } from './gremium.ts'

export type { ForKeepingTheRoster } from './roster-ports.ts'

/** Nobody would manage the Gremium any more: another one has to be its manager first. */
export interface LastManager {
  readonly why: 'last-manager'
}

/** It has as many users and invitations as it may have. */
export interface GremiumFull {
  readonly why: 'gremium-full'
}

/** A Gremium as one who belongs to it sees it among hers. */
export interface OwnGremium extends GremiumFacts {
  readonly id: Gremium['id']
  readonly name: string
  readonly role: PortalRole
}

/** Somebody who belongs to a Gremium, or is invited to. */
export interface UserOfGremium {
  /** Of the account, or of the invitation. */
  readonly id: string
  /** Empty of who is invited. */
  readonly name: string
  readonly role: PortalRole
  /** Told to its managers alone. */
  readonly email?: string
  readonly status: 'aktiv' | 'eingeladen'
  /** Of an invitation: after it nobody can take it. */
  readonly until?: Instant
}

/** What an invitation asks to join. */
export interface InvitedTo {
  readonly name: string
  readonly role: PortalRole
  readonly until: Instant
}

/** Which Gremium is meant, for who belongs to several; the one that she joined first where it is left out. */
interface InGremium {
  readonly gremium?: string
}

/** What a Gremium says of itself, for those who belong to it. */
export interface SettingsOfGremium extends GremiumSettings {
  readonly id: Gremium['id']
  readonly name: string
  /** Counts its changes; whoever changes something says which one he saw. */
  readonly version: number
  /** Of whoever asks. */
  readonly role: PortalRole
  /** How many are in office and released is what the roster says. */
  readonly hasRoster: boolean
}

/** Somebody else changed it meanwhile. */
export interface GremiumChanged {
  readonly why: 'gremium-changed'
}

type WhyNotMine = NotSignedIn | NotFound
type WhyNotManaged = WhyNotMine | NotAllowed

/**
 * The Gremium that somebody belongs to with her account (domain §4.7, §7.2). To who does not belong to it, it does not
 * exist: 'not-found'; who belongs to it and does not manage it is 'not-allowed' to change it.
 */
export interface ForBelongingToAGremium {
  /** Begins one and manages it. Five a day. */
  found(ask: GremiumFacts): Promise<Result<OwnGremium, NotSignedIn | Invalid<FactField> | TooMany>>
  /** All that she belongs to, in the order in which she joined them. */
  own(ask: {}): Promise<Result<Page<OwnGremium>, NotSignedIn>>
  /** Who belongs to it, by name; who is invited, its managers learn alone. */
  users(ask: InGremium): Promise<Result<{ readonly items: readonly UserOfGremium[] }, WhyNotMine>>
  /** The same for its managers alone. */
  managedUsers(ask: InGremium): Promise<Result<{ readonly items: readonly UserOfGremium[] }, WhyNotManaged>>
  /**
   * Asks the owner of an address by letter to join, for 14 days. The same answer whether the address has an account. A
   * second invitation to one address takes the place of the first.
   */
  invite(
    ask: InGremium & { readonly email: string; readonly role: PortalRole },
  ): Promise<Result<UserOfGremium, WhyNotManaged | Invalid<'email'> | GremiumFull | TooMany>>
  /** What it says of itself, and what the law counts. */
  settings(ask: InGremium): Promise<Result<SettingsOfGremium, WhyNotMine>>
  /** Replaces both; what is left out is unknown from then on. Refuses what was written over another version. */
  changeSettings(
    ask: InGremium & GremiumSettings & { readonly version: number },
  ): Promise<Result<SettingsOfGremium, WhyNotManaged | GremiumChanged | Invalid<SettingsField>>>
  /** What the law says of it: sizes, releases, committees, its next election, each with its norms. */
  hints(ask: InGremium): Promise<Result<{ readonly items: readonly Hint[] }, WhyNotMine>>
  /** Gives one of its users another right. */
  changeRole(
    ask: InGremium & { readonly id: string; readonly role: PortalRole },
  ): Promise<Result<void, WhyNotManaged | LastManager>>
  /** Takes somebody out, or takes an invitation back. Her bookings stay. */
  removeUser(ask: InGremium & { readonly id: string }): Promise<Result<void, WhyNotManaged | LastManager>>
  /** Leaves it. Her bookings stay. */
  leave(ask: InGremium): Promise<Result<void, WhyNotMine | LastManager>>
  /** What `join` would join by the token of a letter's link. It uses nothing up. */
  lookAtInvitation(ask: { readonly token: string }): Promise<Result<InvitedTo, WhyNoLink>>
  /** Joins by the token of that letter, once, with whatever account she is signed in. */
  join(ask: { readonly token: string }): Promise<Result<OwnGremium, NotSignedIn | WhyNoLink>>
}

/** The letter that asks somebody to join. Its mailbox may be that of a stranger: it names the Gremium and who asks. */
export interface GremiumLetter {
  readonly kind: 'gremium-invitation'
  readonly to: string
  readonly dedupeKey: string
  readonly gremium: string
  readonly invitedBy: string
  /** Goes into the link /meinifb/einladung/{token}. */
  readonly token: string
  readonly days: number
  /** After it the link is worth nothing, and neither is the letter. */
  readonly until: Instant
}

/** Reads Gremien. */
export interface ForStoringGremien {
  /** All that somebody belongs to, in the order in which she joined them. */
  ofUser(userId: User['id']): Promise<readonly Gremium[]>
  /** The one with the invitation whose link has that digest. */
  byInvitation(digest: string): Promise<Gremium | undefined>
  /** Those with an invitation to an address. */
  inviting(email: string): Promise<readonly Gremium[]>
}

/** Changes Gremien, within a transaction. */
export interface ForChangingGremien {
  /** One; nobody else changes it until the transaction ends. */
  lock(id: Gremium['id']): Promise<Gremium | undefined>
  /** Numbers of all that somebody belongs to. */
  idsOf(userId: User['id']): Promise<readonly Gremium['id'][]>
  /** Stores one, in place of that of its number. Its users are there. */
  save(gremium: Gremium): Promise<void>
  delete(id: Gremium['id']): Promise<void>
}
