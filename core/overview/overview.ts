import type { User } from '../accounts/accounts.ts'
import type { Hint } from '../gremium/law/hints.ts'
import type { OwnGremium } from '../gremium/ports.ts'
import type { WishlistEntry } from '../wishlist/wishlist.ts'

/** What a member sees first of the portal: what comes next, what is under way, what is hers. */
export interface Overview {
  readonly greeted: Greeted
  /** All that she belongs to, in the order in which she joined them. */
  readonly gremien: readonly OwnGremium[]
  /** The one that is shown; absent where she belongs to none. */
  readonly gremium?: GremiumInBrief
  readonly wishlist: {
    /** What she bookmarked last. */
    readonly items: readonly WishlistEntry[]
    readonly total: number
  }
}

/** Who is greeted. */
export interface Greeted extends Pick<User, 'firstName' | 'lastName'> {
  /** 'Frau' or 'Herr'; absent where she said neither. */
  readonly salutation?: string
}

/** What is told of a Gremium. */
export interface GremiumInBrief {
  readonly id: OwnGremium['id']
  /** What the law says of it, each with its norms. */
  readonly hints: readonly Hint[]
}

/** So many bookmarks are shown. */
export const mostShownBookmarks = 3
