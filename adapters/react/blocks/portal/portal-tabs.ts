// Without React: where the tabs of the portal lead, for its pages and their proofs.
import * as addressOf from '#core/shared/addresses.ts'
import type { Address } from '#core/shared/addresses.ts'
import type { portalWording } from '#wording/pages/portal.ts'

export type PortalTab = keyof typeof portalWording.tabs

/** Where a tab leads. */
export interface PortalWay {
  readonly href: Address
  /** Browsers take that page over: from another such page one goes there without a reload. */
  readonly takenOver?: true
  /** It is about one Gremium, named in its address for who belongs to several. */
  readonly ofGremium?: true
}

/** In their order. */
export const portalWays: Readonly<Record<PortalTab, PortalWay>> = {
  overview: { href: addressOf.overview, takenOver: true, ofGremium: true },
  bookings: { href: addressOf.gremiumBookings, takenOver: true, ofGremium: true },
  gremium: { href: addressOf.gremiumMembers, takenOver: true, ofGremium: true },
  plan: { href: addressOf.trainingPlans, takenOver: true, ofGremium: true },
  list: { href: addressOf.sharedList, takenOver: true, ofGremium: true },
  wishlist: { href: addressOf.wishlist, takenOver: true },
  knowledge: { href: addressOf.primers, takenOver: true },
  settings: { href: addressOf.settings, takenOver: true },
}
