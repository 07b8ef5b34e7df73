import type { WhyNoLink } from '../accounts/ports.ts'
import type { newsletterForm } from '../form-requests/forms/newsletter.ts'
import type { WhyNotSent } from '../form-requests/ports.ts'
import type { AskOf, FieldOf } from '../forms/described-form.ts'
import type { Taken } from '../forms/forms.ts'
import type { Instant } from '../shared/day.ts'
import type { Result } from '../shared/result.ts'
import type { Subscription } from './newsletter.ts'

/** The newsletter, by double opt-in (domain §6, UWG § 7). No answer tells whether an address has subscribed. */
export interface ForSubscribing {
  /**
   * Asks by letter whether the owner of the address wants it; whoever subscribed already is told so by letter. The same
   * answer for every address. Asked again after an hour another letter goes out, as many a day as strangers may cause.
   */
  subscribe(ask: AskOf<typeof newsletterForm>): Promise<Result<Taken, WhyNotSent<FieldOf<typeof newsletterForm>>>>
  /** Whether `confirm` would take the token of a letter's link. It uses nothing up. */
  lookAtConfirmation(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** Begins the subscription by the token of that letter, once, within 48 hours. A letter says so. */
  confirm(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /** Whether `unsubscribe` knows the token of a newsletter's link. It changes nothing. */
  lookAtUnsubscription(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
  /**
   * Ends the subscription at once, without any question (RFC 8058). What has ended already is as good. Refuses a token
   * that no newsletter carried.
   */
  unsubscribe(ask: { readonly token: string }): Promise<Result<void, WhyNoLink>>
}

/** Letters about a subscription. None advertises: the first goes to an address that is perhaps somebody else's. */
export type NewsletterLetter =
  | {
      readonly kind: 'newsletter-confirm'
      readonly to: string
      readonly dedupeKey: string
      readonly token: string
      readonly hours: number
      /** After it the link is worth nothing, and neither is the letter. */
      readonly until: Instant
    }
  | {
      /** She has it, or has had it already. */
      readonly kind: 'newsletter-subscribed'
      readonly to: string
      readonly dedupeKey: string
      readonly already: boolean
      /** Goes into the link that ends it, and into the head of the letter (List-Unsubscribe). */
      readonly unsubscribeToken: string
    }

/** Reads subscriptions. */
export interface ForStoringSubscriptions {
  byLink(digest: string): Promise<Subscription | undefined>
  byUnsubscribeToken(token: string): Promise<Subscription | undefined>
  /** All of an address, the oldest first. */
  of(email: string): Promise<readonly Subscription[]>
}

/** Changes subscriptions within a transaction. */
export interface ForChangingSubscriptions {
  /** All of an address, the oldest first; nobody else changes them until the transaction ends. */
  lock(email: string): Promise<readonly Subscription[]>
  /** Stores one, in place of that of its number. */
  save(subscription: Subscription): Promise<void>
  delete(id: Subscription['id']): Promise<void>
}
