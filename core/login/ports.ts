import type { CredentialsWrong, SignedIn, WhyNoLink } from '../accounts/ports.ts'
import type { QrCode } from '../second-factor/second-factor.ts'
import type { Invalid, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { AddressChange, OpenSession, SessionTime } from './login.ts'

/** The password that was asked for once more, and how often it was wrong. */
type PasswordAgain = NotSignedIn | CredentialsWrong | TooMany

/** Why a password or an address was not changed. */
export type WhyNotUpdated = PasswordAgain | Invalid<'new'> | Invalid<'newEmail'>

/** How somebody gets in: his sessions, his password, his address. All but the last four refuse with 'not-signed-in'. */
export interface ForManagingALogin {
  /** His own, the one that he asks in first, then the newest. */
  sessions(ask: {}): Promise<Result<readonly OpenSession[], NotSignedIn>>
  /** Ends one of his own; 'not-found' of all others. */
  endSession(ask: { readonly id: string }): Promise<Result<void, NotSignedIn | NotFound>>
  /** Ends all of them, this one too. */
  endAllSessions(ask: {}): Promise<Result<void, NotSignedIn>>
  /** Keeps his session for as long again as it lasted at its beginning, but 30 days in all. */
  extendSession(ask: {}): Promise<Result<SessionTime, NotSignedIn>>
  /**
   * Replaces his password and ends his other sessions; a letter says so. Refuses a wrong old one, five in a quarter of
   * an hour, and a new one by the rules of registration.
   */
  updatePassword(ask: {
    readonly old: string
    readonly new: string
  }): Promise<Result<void, PasswordAgain | Invalid<'new'>>>
  /**
   * Sends a link to the address that he wants to sign in with, and tells the one so far. The same answer where that
   * address has an account, whose owner is told by letter.
   */
  updateLoginEmail(ask: {
    readonly newEmail: string
    readonly password: string
  }): Promise<Result<void, PasswordAgain | Invalid<'newEmail'>>>
  /** How long his session lasts. Looking is no visit; of who has none, no seconds are left. Never refuses. */
  sessionTime(ask: {}): Promise<Result<SessionTime, never>>
  /** Makes the new address the one to sign in with, by the token of its letter, once, within 48 hours. */
  confirmLoginEmail(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** Whether `confirmLoginEmail` would take the token of a link. It uses nothing up. */
  lookAtLoginEmail(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** Notes where the next sign-in leads on to, for an hour; what is none of ours becomes '/'. Never refuses. */
  rememberTarget(ask: { readonly url: string }): Promise<Result<void, never>>
  /** The noted target, once; null where there is none. */
  takeTarget(ask: {}): Promise<Result<{ readonly url: string | null }, never>>
  /**
   * Whether an address could be registered. It says so of every well-formed one, unless a setting lets it tell who has
   * an account; ten questions a minute from one network.
   */
  emailAvailability(ask: {
    readonly email: string
  }): Promise<Result<{ readonly available: boolean }, Invalid<'email'> | TooMany>>
}

/** An authenticator app that is being set up. */
export interface Enrolment {
  /** To type in by hand: base32. */
  readonly secret: string
  /** The same as the QR code says it. */
  readonly uri: string
  readonly qr: QrCode
}

/** How it stands with the second factor of an account. */
export interface SecondFactorState {
  readonly on: boolean
  /** His roles ask for one. */
  readonly required: boolean
  readonly recoveryCodesLeft: number
}

/** An authenticator app is set up already. */
export interface SecondFactorOn {
  readonly why: 'second-factor-on'
}

/**
 * What proves beside the password that it is he (RFC 6238). Whoever is in the middle of signing in, or signed in; else
 * 'not-signed-in'.
 */
export interface ForProvingIdentity {
  /** Only for who is signed in. */
  state(ask: {}): Promise<Result<SecondFactorState, NotSignedIn>>
  /**
   * The second step of signing in: a code of the app, within half a minute and once, or a recovery code, once. Five
   * wrong ones in a quarter of an hour.
   */
  enterCode(ask: { readonly code: string }): Promise<Result<SignedIn, NotSignedIn | Invalid<'code'> | TooMany>>
  /**
   * Begins to set up an app, or goes on for a quarter of an hour. Who is signed in gives his password once more to
   * begin; who is led here while signing in has given it.
   */
  enrol(ask: { readonly password?: string }): Promise<Result<Enrolment, PasswordAgain | SecondFactorOn>>
  /** Ends setting up by a first code. Answers the recovery codes, this once; who was signing in is signed in. */
  confirmEnrolment(ask: {
    readonly code: string
  }): Promise<
    Result<
      { readonly recoveryCodes: readonly string[]; readonly redirectUrl: string },
      NotSignedIn | Invalid<'code'> | TooMany
    >
  >
  /** Removes it; whose roles ask for one sets up another at his next sign-in. */
  remove(ask: { readonly password: string }): Promise<Result<void, PasswordAgain>>
}

/** Reads changes of addresses that wait for their confirmation. */
export interface ForStoringAddressChanges {
  byDigest(digest: string): Promise<AddressChange | undefined>
  /** All that are stored of a user. */
  of(userId: string): Promise<readonly AddressChange[]>
}

/** Changes those, within a transaction. */
export interface ForChangingAddresses {
  /** Adds one, unless so many of its user wait already; answers whether it did. */
  add(change: AddressChange, most: number): Promise<boolean>
  /** Takes one out: answers it; undefined where it is unknown or taken. */
  take(digest: string): Promise<AddressChange | undefined>
  /** Forgets all of a user. */
  forget(userId: string): Promise<void>
}
