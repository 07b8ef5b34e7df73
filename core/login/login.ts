import type { Instant } from '../shared/day.ts'
import type { Device } from '../accounts/device.ts'

/** One of a user's sessions, as he sees it in a list. */
export interface OpenSession {
  /** By which it is ended; it opens nothing. */
  readonly id: string
  readonly device: Device
  readonly begunAt: Instant
  /** To the hour. */
  readonly seenAt: Instant
  /** The one that he asks in. */
  readonly isThis: boolean
}

/** How long a session lasts from now on. */
export interface SessionTime {
  /** Until it ends if nothing is done; 0 where it has ended. In seconds. */
  readonly secondsLeft: number
  /** So many a press gives; 0 where it has lasted as long as it may. In seconds. */
  readonly secondsMore: number
}

/** Seconds before the end of a session at which its owner is warned; WCAG 2.2.1 wants 20 at least. */
export const warningSeconds = 120

/** Hours for which the link to a new address works. */
export const newAddressHours = 48

/** Links to new addresses of one account that work at the same time. */
export const mostAddressChanges = 5

/** An address that somebody wants to sign in with from now on, until it is confirmed. */
export interface AddressChange {
  /** Of the token of its link. */
  readonly digest: string
  readonly userId: string
  readonly email: string
  readonly until: Instant
}
