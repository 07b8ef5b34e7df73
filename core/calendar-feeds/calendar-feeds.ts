import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Instant } from '../shared/day.ts'

/** A calendar that programs ask for until its owner switches it off. Whoever has its address reads it. */
export interface CalendarFeed {
  readonly userId: User['id']
  /** Whose bookings it holds; those in which its owner takes part where it is left out. */
  readonly gremiumId?: Gremium['id']
  /** Of the token in its address; the token itself is stored nowhere. */
  readonly digest: string
  readonly since: Instant
  /** To `fetchSeconds`. */
  readonly fetchedAt?: Instant
}

/** Programs ask every few minutes: when a feed was fetched last is written down once in so many seconds. */
export const fetchSeconds = 600
/** Fetches of one feed in an hour. */
export const fetchesPerHour = 120
/** Fetches an hour from one network by addresses that nobody has. */
export const unknownPerHour = 60
/** So often a day somebody may have a new address. */
export const switchesPerDay = 20
/** Bookings in one feed, of those to come and of those behind it each. */
export const mostInFeed = 300
/** For so many days after its last one an event stays in it, so that what became of it is told. */
export const daysBehind = 90

/**
 * Whether a feed still opens a Gremium to its owner: she manages it, and has belonged to it without a break since she
 * switched it on. Whoever left and came back switches another one on.
 */
export const opensGremium = ({ userId, since }: CalendarFeed, { users }: Pick<Gremium, 'users'>): boolean =>
  users.some((one) => one.userId === userId && one.role === 'verwalter' && Date.parse(one.since) <= Date.parse(since))
