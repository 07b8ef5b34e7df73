import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Instant } from '../shared/day.ts'

/** What can be on the list of a Gremium; values are those of a wishlist: `termin-{eventId}`, a theme's url. */
export const listedTypes = ['event', 'seminar'] as const
export type ListedType = (typeof listedTypes)[number]

export const isListedType = (text: string | undefined): text is ListedType => listedTypes.some((type) => type === text)

export interface ListedItem {
  readonly type: ListedType
  readonly value: string
}

/** What somebody thinks of an entry before the meeting, where the resolution is made (§ 33 BetrVG). */
export const opinions = ['dafuer', 'dagegen', 'enthaltung'] as const
export type Opinion = (typeof opinions)[number]

export const isOpinion = (text: string | undefined): text is Opinion => opinions.some((opinion) => opinion === text)

/** How many said what. */
export type Tally = Readonly<Record<Opinion, number>>

/**
 * The vote about an entry. Whether it is open is decided with its first vote and stays. Of a secret one it is stored
 * who has voted, and apart from that how many said what; neither holds when or in which order.
 */
export type Ballot =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly votes: ReadonlyMap<User['id'], Opinion> }
  | {
      readonly kind: 'secret'
      readonly voters: ReadonlySet<User['id']>
      readonly tally: Tally
      /** It is over, and its tally is told. */
      readonly counted: boolean
    }

/** Something on the list of a Gremium. */
export interface ListEntry extends ListedItem {
  readonly id: string
  readonly gremiumId: Gremium['id']
  readonly addedAt: Instant
  /** Absent where the account is gone. */
  readonly addedBy?: User['id']
  /** Who said 'für mich'. */
  readonly interested: ReadonlySet<User['id']>
  readonly ballot: Ballot
}

export interface ListComment {
  readonly id: string
  readonly userId: User['id']
  readonly at: Instant
  readonly text: string
}

/** Entries of one Gremium, comments of one entry. */
export const mostEntries = 200
export const mostComments = 200
/** Letters of a comment. */
export const longestComment = 500
/** Comments of an entry that the list shows; all of them are asked for by themselves. */
export const mostShownComments = 3
