import type { Instant } from '../shared/day.ts'
import type { OptIn } from '../forms/double-opt-in.ts'

/** A subscription to the newsletter, from the first request to some time after its end. */
export interface Subscription extends OptIn {
  readonly salutation?: string
  readonly name?: string
  /** None: all of them. */
  readonly topics: readonly string[]
  /** Stands in every newsletter; whoever has it may end the subscription. */
  readonly unsubscribeToken: string
}

/** Of one address, so many requests wait for their confirmation at a time. */
export const mostWaiting = 3
/** Of the words of the form and of the letter that asks to confirm; another one with every change of them. */
export const textVersion = '2026-11'
/** The same of the words beside an order. */
export const textVersionOfOrders = 'bestellung-2026-11'
/** The same of the words on the form of an account. */
export const textVersionOfAccounts = 'konto-2026-11'

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
