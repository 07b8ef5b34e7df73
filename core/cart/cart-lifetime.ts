import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'

/** A cart of somebody who is not signed in is forgotten after so many days without a change (domain §7.3). */
const cartDays = 30

/** Until when a cart that was last changed then is there for a browser in which nobody is signed in. */
export const cartEnds = (changedAt: Instant): Instant => addSeconds(changedAt, cartDays * 24 * 3600)

/** Carts of browsers that were last changed then, or before, are forgotten. */
export const forgottenSince = (now: Instant): Instant => addSeconds(now, -cartDays * 24 * 3600)
