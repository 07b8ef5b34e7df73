import type { User } from '../accounts/accounts.ts'
import type { CredentialsWrong, WhyNoLink } from '../accounts/ports.ts'
import type { Brand } from '../brand/brand.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { NotAllowed, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { PersonalData } from './personal-data.ts'

/** An account whose owner wants it deleted, until it is, or until she thinks better of it. */
export interface AccountDeletion {
  readonly userId: User['id']
  readonly askedAt: Instant
  /** From then on it is deleted. */
  readonly due: Instant
  /** Of the token of the link that undoes it. */
  readonly digest: string
}

/** She has something booked that is still to come: it would lose its participant, or whoever ordered it. */
export interface BookingsAhead {
  readonly why: 'bookings-ahead'
  readonly bookings: readonly { readonly orderNo: string; readonly title: string; readonly startDate: Day }[]
}

/** What somebody decides about all that is stored of her. */
export interface ForDecidingOnOnesData {
  /** When her account will be deleted; null where she did not ask for it. */
  accountDeletion(ask: {}): Promise<Result<{ readonly due: Instant | null }, NotSignedIn>>
  /**
   * Has her account deleted in seven days; a letter says so, with a link that undoes it. Asked again it stays as it is.
   * Refuses as long as something that she booked, or in which she takes part, is to come.
   */
  deleteAccount(ask: {
    readonly password: string
  }): Promise<Result<{ readonly due: Instant }, NotSignedIn | CredentialsWrong | TooMany | BookingsAhead>>
  /** Keeps the account after all. Nothing happens where it was not to be deleted. */
  keepAccount(ask: {}): Promise<Result<void, NotSignedIn>>
  /** Whether `keepAccountByLink` would take the token of a letter's link. It uses nothing up. */
  lookAtDeletion(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** Keeps the account by the link of the letter. */
  keepAccountByLink(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
}

/**
 * Takes all that is stored of somebody away (Art. 15 and 20 DSGVO), as a ZIP archive: for programs, as PDF to be read,
 * and with what to know about both.
 */
export interface ForTakingOnesData {
  /** Proves by her password that it is she: `take` hands it out within five minutes, once. Five times an hour. */
  prove(ask: { readonly password: string }): Promise<Result<void, NotSignedIn | CredentialsWrong | TooMany>>
  /** Is 'not-allowed' where that was not proven just before, and 'too-many' while it is made once already. */
  take(ask: {}): Promise<Result<Document, NotSignedIn | NotAllowed | TooMany>>
}

/** What papers about somebody's data know beside it. */
export interface AboutData {
  readonly brand: Brand
  /** Origin of the site. */
  readonly site: string
  readonly today: Day
}

/** Puts personal data into words. */
export interface ForPhrasingData {
  /** To be read by her. */
  paper(data: PersonalData, about: AboutData): PrintedDocument
  /** What the files of the archive are, as plain text. */
  readMe(about: AboutData): string
}

/** Letters about the end of an account. */
export type PrivacyLetter =
  | {
      readonly kind: 'account-deletion-asked'
      readonly to: string
      readonly dedupeKey: string
      readonly firstName: string
      readonly lastName: string
      readonly salutationId: string
      /** Goes into the link /kundenportal/konto-behalten/{token}. */
      readonly token: string
      readonly due: Instant
    }
  /** To an address of which nothing else is stored any more. */
  | { readonly kind: 'account-deleted'; readonly to: string; readonly dedupeKey: string }

/** Reads which accounts are to be deleted. */
export interface ForStoringDeletions {
  of(userId: User['id']): Promise<AccountDeletion | undefined>
  byDigest(digest: string): Promise<AccountDeletion | undefined>
}

/** Changes that within a transaction. A user who goes takes hers along. */
export interface ForChangingDeletions {
  /** That of a user; nobody else changes it until the transaction ends. */
  lock(userId: User['id']): Promise<AccountDeletion | undefined>
  save(deletion: AccountDeletion): Promise<void>
  remove(userId: User['id']): Promise<void>
}
