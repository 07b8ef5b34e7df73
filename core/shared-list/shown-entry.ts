import type { User } from '../accounts/accounts.ts'
import type { Cents } from '../shared/money.ts'
import type { ShownVote } from './voting.ts'
import type { OfferedEvent } from '../wishlist/wishlist.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ListComment, ListEntry, ListedItem } from './shared-list.ts'

/** Somebody who belongs to the Gremium, or did when she said something. */
export interface ListedPerson {
  readonly id: User['id']
  readonly name: string
}

/** How what an entry names stands now. A theme is to be had as long as it is in the programme. */
export const entryStates = ['offen', 'ausgebucht', 'begonnen', 'vorbei', 'abgesagt', 'entfallen'] as const
export type EntryState = (typeof entryStates)[number]

/** What the programme says of an entry today. */
export interface ListedOffer {
  readonly title: string
  /** Where it leads; for what cannot be had any more, to its new events. */
  readonly href: string
  readonly state: EntryState
  readonly startDate?: Day
  readonly endDate?: Day
  /** Town, or absent where it is online or no event. */
  readonly town?: string
  /** How its seats stand. */
  readonly seats?: string
  /** Net of one participant; of a theme the lowest. */
  readonly price?: Cents
  /** The same with its hotel, as the Kostenrechner suggests. */
  readonly withHotel?: Cents
  /** Of a theme, and of an event that cannot be had: the next events, at most three. */
  readonly next: readonly OfferedEvent[]
}

/** A comment as somebody who belongs to the Gremium sees it. */
export interface ShownComment {
  readonly id: ListComment['id']
  readonly name: string
  readonly at: Instant
  readonly text: string
  readonly mayRemove: boolean
}

/** An entry as somebody who belongs to the Gremium sees it. */
export interface ShownEntry extends ListedItem, ListedOffer {
  readonly id: ListEntry['id']
  readonly addedOn: Day
  /** Name of whoever put it there; absent where the account is gone. */
  readonly addedBy?: string
  /** Who wants it and belongs to the Gremium, by name. */
  readonly interested: readonly ListedPerson[]
  /** Whoever looks is one of them. */
  readonly isInterested: boolean
  readonly vote: ShownVote
  /** The last ones, the oldest first. */
  readonly comments: readonly ShownComment[]
  /** How many there are. */
  readonly commentCount: number
  /** Whether whoever looks may take it off. */
  readonly mayRemove: boolean
}
