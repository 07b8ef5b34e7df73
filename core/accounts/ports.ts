import type { Instant } from '../shared/day.ts'
import type { Invalid, Result, TooMany } from '../shared/result.ts'
import type { Choice, Country, Self, User, WhoAmI } from './accounts.ts'

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
}
export type RegistrationField = keyof Registration

export type WhyNotSignedIn = { readonly why: 'credentials-wrong' } | { readonly why: 'email-unconfirmed' } | TooMany

/** What a visitor does with an account. No answer tells whether an address has one (domain §6). */
export interface ForHoldingAnAccount {
  /**
   * Opens a session. `redirectUrl` is the asked target where that is safe, else '/'. After five wrong passwords the rate
   * limit refuses for 15 minutes, per account and network.
   */
  signIn(ask: {
    readonly email: string
    readonly password: string
    readonly remember?: boolean
    readonly postLoginRedirectUrl?: string
  }): Promise<Result<{ readonly user: Self; readonly redirectUrl: string }, WhyNotSignedIn>>
  /** Ends the session; nothing happens without one. */
  signOut(ask: {}): Promise<Result<void, never>>
  /** Who is asking. Never refuses. */
  whoAmI(ask: {}): Promise<Result<WhoAmI, never>>
  /** Sends a letter to confirm the address; the same answer when an account exists, whose owner is told by letter. */
  register(ask: Registration): Promise<Result<{ readonly accepted: true }, Invalid<RegistrationField> | TooMany>>
  /** Confirms an address by the token of the letter, once, within 48 hours. */
  confirm(ask: { readonly token: string }): Promise<Result<{ readonly email: string }, { readonly why: 'expired' }>>
  salutations(ask: {}): Promise<Result<readonly Choice[], never>>
  functions(ask: {}): Promise<Result<readonly Choice[], never>>
  /** Germany first, then Austria and Switzerland, then by German name (domain §7.2). */
  countries(ask: {}): Promise<Result<readonly Country[], never>>
}

/** Letters about an account. */
export type AccountLetter =
  | {
      readonly kind: 'confirm-address'
      readonly to: string
      readonly dedupeKey: string
      readonly firstName: string
      readonly lastName: string
      readonly salutationId: string
      /** Goes into the link /registrierung/bestaetigen/{token}. */
      readonly token: string
      readonly hours: number
    }
  | {
      readonly kind: 'account-exists'
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
}

/** Changes users within a transaction. */
export interface ForChangingUsers {
  /** Adds a user, unless his address has one: answers that one, who stays as he is until the transaction ends. */
  add(user: StoredUser): Promise<User | undefined>
  /** Gives the user of that id new data; links to confirm the old ones no longer work. */
  replace(user: StoredUser): Promise<void>
  /** Lets a link confirm the user's address, as long as `until`. The token is stored as its digest. */
  awaitConfirmation(link: Confirmation & { readonly digest: string }): Promise<void>
  /** Uses up a link: answers whose it was; undefined where it is unknown or used. */
  useConfirmation(digest: string): Promise<Confirmation | undefined>
  /** Confirms a user's address, if it is not yet, and uses up all links to it; answers the address. */
  confirm(userId: string, now: Instant): Promise<string>
}

/** Whose address a link confirms, and until when. */
export interface Confirmation {
  readonly userId: string
  readonly until: Instant
}

/** Keeps sessions under the digest of their token. */
export interface ForKeepingSessions {
  begin(session: { readonly digest: string; readonly userId: string; readonly until: Instant }): Promise<void>
  /** The user id of a session that has not ended at `now`. */
  find(digest: string, now: Instant): Promise<string | undefined>
  end(digest: string): Promise<void>
}
