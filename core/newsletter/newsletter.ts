import type { Instant } from '../shared/day.ts'
import { newsletterForm } from '../form-requests/forms/newsletter.ts'
import { storedUntil } from '../forms/stored-until.ts'

/** A subscription to the newsletter, from the first request to some time after its end. */
export interface Subscription {
  readonly id: string
  /** Trimmed, lower-case. */
  readonly email: string
  readonly salutation?: string
  readonly name?: string
  /** None: all of them. */
  readonly topics: readonly string[]
  readonly requestedAt: Instant
  /** Which words she agreed to. */
  readonly textVersion: string
  /** The link that confirms: the digest of its token, and until when it counts; gone once it was used. */
  readonly link?: { readonly digest: string; readonly until: Instant }
  readonly confirmedAt?: Instant
  /** Stands in every newsletter; whoever has it may end the subscription. */
  readonly unsubscribeToken: string
  readonly endedAt?: Instant
}

/** Hours for which the link that confirms is good (domain §6, UWG § 7). */
export const confirmationHours = 48
/** Of one address, so many requests wait for their confirmation at a time. */
export const mostWaiting = 3
/** Of the words of the form and of the letter that asks to confirm; another one with every change of them. */
export const textVersion = '2026-11'
/** The same of the words beside an order. */
export const textVersionOfOrders = 'bestellung-2026-11'
/** The same of the words on the form of an account. */
export const textVersionOfAccounts = 'konto-2026-11'

export const isConfirmed = ({ confirmedAt, endedAt }: Subscription): boolean =>
  confirmedAt !== undefined && endedAt === undefined

/** Whether somebody may still confirm it. */
export const isWaiting = ({ link }: Subscription, now: Instant): boolean =>
  link !== undefined && Date.parse(link.until) > Date.parse(now)

/**
 * From when on nothing needs it: what nobody confirmed, once its link is dead; what has ended, once nobody can ask any
 * more with what right we wrote (§§ 195, 199 BGB; Art. 17 Abs. 3 Buchst. e DSGVO). Undefined while it lasts.
 */
export const staleFrom = ({ link, endedAt }: Subscription): Instant | undefined => {
  if (endedAt !== undefined) return `${storedUntil(endedAt, newsletterForm.monthsStored)}T00:00:00.000Z`
  return link?.until
}

/** What is left of it once it has ended: the proof that there was a consent, and nothing of the person beside. */
export const ended = (
  { id, email, requestedAt, textVersion: version, confirmedAt, unsubscribeToken }: Subscription,
  endedAt: Instant,
): Subscription => ({
  id,
  email,
  topics: [],
  requestedAt,
  textVersion: version,
  ...(confirmedAt && { confirmedAt }),
  unsubscribeToken,
  endedAt,
})
