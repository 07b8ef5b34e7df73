import type { Taken, TooSoon } from '../forms/forms.ts'
import type { Instant } from '../shared/day.ts'
import type { Invalid, Result, TooMany } from '../shared/result.ts'
import type { Choice, Country, OwnMembership, Self, User, WhoAmI } from './accounts.ts'
import type { Device } from './device.ts'

export interface Registration {
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly company: string
  readonly function: string
  readonly phone?: string
  readonly zip?: string
  readonly city?: string
  readonly newsletter?: boolean
  readonly agb: boolean
  readonly privacyAccepted: boolean
  /** A honeypot: a field that people do not see. Whoever fills it in is refused, and told so. */
  readonly website?: string
  /** Where it goes on once the address is confirmed. */
  readonly postLoginRedirectUrl?: string
}
export type RegistrationField = Exclude<keyof Registration, 'postLoginRedirectUrl'>

/** A session was opened; the address is the asked target where that is safe, else '/'. */
export interface SignedIn {
  readonly user: Self
  readonly redirectUrl: string
}

/** The link of a letter is unknown, used up or too old: all the same to whoever has it. */
export interface WhyNoLink {
  readonly why: 'expired'
}

export type WhyNotConfirmed = WhyNoLink | Invalid<'password'> | TooMany

export type WhyNotReset = WhyNoLink | Invalid<'password'>

/** Address or password are wrong. */
export interface CredentialsWrong {
  readonly why: 'credentials-wrong'
}

/** The password was right, and does not open the account by itself: a code is to be typed, or an app to be set up. */
export interface SecondFactorNeeded {
  readonly why: 'second-factor-needed'
  readonly step: 'code' | 'enrol'
}

export type WhyNotSignedIn = CredentialsWrong | { readonly why: 'email-unconfirmed' } | SecondFactorNeeded | TooMany

/** What a visitor does with an account. No answer tells whether an address has one (domain §6). */
export interface ForHoldingAnAccount {
  /**
   * Opens a session. After five wrong passwords the rate limit refuses for 15 minutes, per account and network. Refuses
   * with 'second-factor-needed' where a code is asked for as well: the sign-in waits for it in the visitor's browser.
   */
  signIn(ask: {
    readonly email: string
    readonly password: string
    readonly remember?: boolean
    readonly postLoginRedirectUrl?: string
  }): Promise<Result<SignedIn, WhyNotSignedIn>>
  /** Ends the session; nothing happens without one. */
  signOut(ask: {}): Promise<Result<void, never>>
  /** Who is asking. Never refuses. */
  whoAmI(ask: {}): Promise<Result<WhoAmI, never>>
  /**
   * Sends a letter to confirm the address; the same answer when an account exists, whose owner is told by letter.
   * Registering again changes nothing about earlier registrations: each has its own password and its own link. Refuses
   * whoever is faster than people type, as every form does, before any account is looked for.
   */
  register(ask: Registration): Promise<Result<Taken, Invalid<RegistrationField> | TooSoon | TooMany>>
  /**
   * Confirms an address by the token of the letter and the password of that registration, once, within 48 hours, and
   * opens a session. So nobody can have the owner of a mailbox confirm a password that is not hers. Refuses another
   * password as 'wrong'.
   */
  confirm(ask: { readonly token: string; readonly password: string }): Promise<Result<SignedIn, WhyNotConfirmed>>
  /**
   * Whether `confirm` would take the token of a letter's link. It uses nothing up, and tells nothing of whose link it
   * is.
   */
  lookAtConfirmation(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** Sends a letter with a link to replace the password; the same answer where the address has no account. */
  forgotPassword(ask: { readonly email: string }): Promise<Result<void, Invalid<'email'> | TooMany>>
  /**
   * Replaces the password by the token of that letter, once, within 60 minutes. Ends every session; a letter says so.
   */
  resetPassword(ask: { readonly token: string; readonly password: string }): Promise<Result<void, WhyNotReset>>
  /** Whether `resetPassword` would take the token of a letter's link; as `lookAtConfirmation`. */
  lookAtPasswordReset(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  salutations(ask: {}): Promise<Result<readonly Choice[], never>>
  functions(ask: {}): Promise<Result<readonly Choice[], never>>
  /** Germany first, then Austria and Switzerland, then by German name (domain §7.2). */
  countries(ask: {}): Promise<Result<readonly Country[], never>>
}

/** Letters about an account. */
export type AccountLetter =
  | {
      /**
       * Says nothing that whoever registered typed: the mailbox may be somebody else's, and be written to in our name.
       */
      readonly kind: 'confirm-address'
      readonly to: string
      readonly dedupeKey: string
      /** Goes into the link /registrierung/bestaetigen/{token}. */
      readonly token: string
      readonly hours: number
      /** After it the link is worth nothing, and neither is the letter. */
      readonly until: Instant
    }
  | ({ readonly kind: 'account-exists' } & ToOwner)
  | ({ readonly kind: 'password-changed' } & ToOwner)
  /** The owner changed it while he was signed in; that session goes on. */
  | ({ readonly kind: 'password-updated' } & ToOwner)
  | {
      /** Names nobody: the mailbox may be somebody else's, and be written to in our name. */
      readonly kind: 'confirm-new-address'
      readonly to: string
      readonly dedupeKey: string
      /** Goes into the link /kundenportal/neue-adresse/{token}. */
      readonly token: string
      readonly hours: number
      /** After it the link is worth nothing, and neither is the letter. */
      readonly until: Instant
    }
  /** To the owner of the address that somebody else wants to sign in with. */
  | ({ readonly kind: 'address-in-use' } & ToOwner)
  /** To the address so far: somebody wants another one. */
  | ({ readonly kind: 'address-change-asked' } & ToOwner)
  /** To the address so far: another one has taken its place. */
  | ({ readonly kind: 'address-changed' } & ToOwner)
  | ({
      readonly kind: 'reset-password'
      /** Goes into the link /kundenportal/password-reset/{token}. */
      readonly token: string
      readonly minutes: number
      /** After it the link is worth nothing, and neither is the letter. */
      readonly until: Instant
    } & ToOwner)

/** A letter to somebody whose address is confirmed. */
interface ToOwner {
  readonly to: string
  readonly dedupeKey: string
  readonly firstName: string
  readonly lastName: string
  readonly salutationId: string
}

/** A user with what proves that it is he. */
export type StoredUser = User & { readonly passwordHash: string }

/** Reads users. */
export interface ForStoringUsers {
  byEmail(email: string): Promise<StoredUser | undefined>
  byId(id: string): Promise<User | undefined>
  /** Those of some ids that there are, in no particular order. */
  byIds(ids: readonly string[]): Promise<readonly User[]>
  /** Whoever has a role beside that of a member, in no particular order. */
  ofOffice(): Promise<readonly User[]>
}

/** Knows which Gremium an account belongs to. */
export interface ForKnowingMemberships {
  /** The one that it joined first; null where it belongs to none. */
  membershipOf(userId: User['id']): Promise<OwnMembership | null>
}

/** Knows what waits for somebody to be read. */
export interface ForCountingUnread {
  /** How many threads of the forum that an account follows have posts that it has not read. */
  unreadOf(userId: User['id']): Promise<number>
}

/** Changes users within a transaction. */
export interface ForChangingUsers {
  /** The user of an address, who stays as he is until the transaction ends. */
  find(email: string): Promise<StoredUser | undefined>
  /** Adds a user, unless his address has one: answers that one, who stays as he is until the transaction ends. */
  add(user: StoredUser): Promise<User | undefined>
  /** Gives the user of that id new data. */
  replace(user: StoredUser): Promise<void>
  /** Deletes a user with sessions, links that replace the password, and bookmarks. */
  remove(id: User['id']): Promise<void>
}

/**
 * What somebody registered, until the address is confirmed: a record of its own, whatever else the address registers.
 */
export interface PendingRegistration {
  /** Of the token of its link. */
  readonly digest: string
  readonly until: Instant
  readonly user: Omit<StoredUser, 'id' | 'confirmedAt'>
  /** Where it goes on after the confirmation; as asked, judged when it is used. */
  readonly target?: string
}

/** Reads registrations that wait for their confirmation. */
export interface ForStoringRegistrations {
  byDigest(digest: string): Promise<PendingRegistration | undefined>
  /** Of an address, the newest first. */
  of(email: string): Promise<readonly PendingRegistration[]>
}

/** Changes registrations within a transaction. */
export interface ForChangingRegistrations {
  /** Adds one, unless so many of its address wait already; answers whether it did. */
  add(registration: PendingRegistration, most: number): Promise<boolean>
  /** Takes one out: answers it; undefined where it is unknown or taken. */
  take(digest: string): Promise<PendingRegistration | undefined>
  /** Forgets all of an address; answers how many there were. */
  forget(email: string): Promise<number>
}

/** A link that replaces a forgotten password. */
export interface PasswordReset {
  /** Of its token. */
  readonly digest: string
  /** Absent where the address that asked has no account: it replaces nothing. */
  readonly userId?: User['id']
  readonly until: Instant
}

/** Reads links that replace passwords. */
export interface ForStoringPasswordResets {
  byDigest(digest: string): Promise<PasswordReset | undefined>
}

/** Changes links that replace passwords, within a transaction. */
export interface ForChangingPasswordResets {
  add(reset: PasswordReset): Promise<void>
  /** Takes one out: answers it; undefined where it is unknown or taken. */
  take(digest: string): Promise<PasswordReset | undefined>
  /** Forgets all of a user. */
  forget(userId: User['id']): Promise<void>
}

/** An open session. */
export interface Session {
  /** Of its token. */
  readonly digest: string
  readonly userId: User['id']
  readonly until: Instant
  /** When it ends without another visit; not later than `until`. */
  readonly idleUntil: Instant
  readonly begunAt: Instant
  /** When a visit was noted last. */
  readonly seenAt: Instant
  readonly device: Device
}

/** Keeps sessions under the digest of their token. */
export interface ForKeepingSessions {
  begin(session: Session): Promise<void>
  /** A session that has not ended at `now`, neither by its time nor for want of a visit. */
  find(digest: string, now: Instant): Promise<Session | undefined>
  /** All that are stored of a user. */
  of(userId: User['id']): Promise<readonly Session[]>
  /** Notes a visit, and until when it lasts. */
  extend(digest: string, visit: Pick<Session, 'seenAt' | 'idleUntil' | 'until'>): Promise<void>
  end(digest: string): Promise<void>
}

/** Changes sessions within a transaction. */
export interface ForEndingSessions {
  /** Ends all of a user, but the one of that digest. */
  endAll(userId: User['id'], but?: Session['digest']): Promise<void>
}

/** Knows which passwords are tried first; a driven port. */
export interface ForKnowingUsualPasswords {
  /** At least 3,000, in lower case; loaded once, with the first question. */
  all(): Promise<ReadonlySet<string>>
}
