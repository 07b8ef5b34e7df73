import type { WhyNoLink } from '../accounts/ports.ts'
import type { alertForm } from '../form-requests/forms/alert.ts'
import type { WhyNotSent } from '../form-requests/ports.ts'
import type { AskOf, FieldOf } from '../forms/described-form.ts'
import type { Taken } from '../forms/forms.ts'
import type { Instant } from '../shared/day.ts'
import type { Page } from '../shared/page.ts'
import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { Alert, Subject, SubjectName } from './alerts.ts'
import type { NewsItem } from './news.ts'

/** How a request to follow something is answered. */
export interface Following extends Taken {
  /** Whether it began at once: only of the address with which whoever asks is signed in. */
  readonly begun: boolean
}

/** What somebody follows, for herself. */
export interface OwnAlert extends Pick<Alert, 'id' | 'subject'> {
  readonly since: Instant
}

/**
 * Letters about what somebody follows: a norm whose text changes or that a decision cites, a term of the lexicon with
 * the norms that it rests on, a theme that has a new event. By double opt-in (domain §6, UWG § 7); no answer tells what
 * an address follows.
 */
export interface ForFollowing {
  /** What can be followed under a name. Refuses unknown ones. */
  subject(ask: {
    readonly subject: SubjectName['kind']
    readonly key: SubjectName['key']
  }): Promise<Result<Subject, NotFound>>
  /**
   * Asks by letter whether the owner of the address wants it; whoever follows it already, or 30 things, is told so by
   * letter. The same answer for every address. Of the address of her own account it begins at once, and a letter says
   * so: that address was confirmed by its own double opt-in. Refuses what cannot be followed.
   */
  follow(ask: AskOf<typeof alertForm>): Promise<Result<Following, WhyNotSent<FieldOf<typeof alertForm>> | NotFound>>
  /** What the address of her account follows, the oldest first. */
  list(ask: {}): Promise<Result<Page<OwnAlert>, NotSignedIn>>
  /** Ends one of these. Refuses those of others as unknown. */
  end(ask: { readonly id: string }): Promise<Result<void, NotSignedIn | NotFound>>
  /** What `confirm` would begin by the token of a letter's link. It uses nothing up. */
  lookAtConfirmation(ask: { readonly token: string }): Promise<Result<Subject, WhyNoLink>>
  /** Begins it by the token of that letter, once, within 48 hours. A letter says so. */
  confirm(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** What `stop` would end by the token of a letter's link. It changes nothing. */
  lookAtStop(ask: { readonly token: string }): Promise<Result<Subject, WhyNoLink>>
  /**
   * Ends it at once, without any question (RFC 8058). What has ended already is as good. Refuses a token that no letter
   * carried.
   */
  stop(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
}

interface ToFollower {
  readonly to: string
  readonly dedupeKey: string
  readonly subject: Subject
}

/** Letters about what somebody follows. The one that asks goes to an address that is perhaps somebody else's. */
export type AlertLetter =
  | ({
      readonly kind: 'alert-confirm'
      readonly token: string
      readonly hours: number
      /** After it the link is worth nothing, and neither is the letter. */
      readonly until: Instant
    } & ToFollower)
  | ({
      /** She follows it, or has done so already. */
      readonly kind: 'alert-begun'
      readonly already: boolean
      /** Goes into the link that ends it, and into the head of the letter (List-Unsubscribe). */
      readonly stopToken: string
    } & ToFollower)
  /** She follows so many things that no more can be added. */
  | ({ readonly kind: 'alert-refused'; readonly most: number } & ToFollower)
  | ({
      readonly kind: 'alert-news'
      /** The first so many. */
      readonly items: readonly NewsItem[]
      /** How many there are beyond them. */
      readonly more: number
      readonly stopToken: string
    } & ToFollower)

/** Reads who follows what. */
export interface ForStoringAlerts {
  byLink(digest: string): Promise<Alert | undefined>
  byStopToken(token: string): Promise<Alert | undefined>
  /** All of an address, the oldest first. */
  of(email: string): Promise<readonly Alert[]>
}

/** Changes who follows what, within a transaction. */
export interface ForChangingAlerts {
  /** All of an address, the oldest first; nobody else changes them until the transaction ends. */
  lock(email: string): Promise<readonly Alert[]>
  /**
   * Some, at most `limit`, of those that follow a subject and were not looked at since it stands as `seen` says, the
   * oldest first.
   */
  behind(subject: SubjectName, seen: string, limit: number): Promise<readonly Pick<Alert, 'id' | 'email'>[]>
  /** Stores one, in place of that of its number. */
  save(alert: Alert): Promise<void>
  delete(id: Alert['id']): Promise<void>
}
