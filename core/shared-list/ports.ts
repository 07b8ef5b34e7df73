import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { OwnGremium } from '../gremium/ports.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { WishlistFull } from '../wishlist/ports.ts'
import type { ListComment, ListEntry, ListedItem, Opinion } from './shared-list.ts'
import type { ShownComment, ShownEntry } from './shown-entry.ts'
import type { TooFewVotes, VotedAlready, VotesCounted } from './voting.ts'

/** Which Gremium is meant, for who belongs to several; the one that she joined first where it is left out. */
interface InGremium {
  readonly gremium?: string
}
interface OfEntry extends InGremium {
  readonly id: ListEntry['id']
}

/** The list of a Gremium as somebody who belongs to it sees it. */
export interface SharedList {
  readonly gremium: OwnGremium
  /** The newest first. */
  readonly items: readonly ShownEntry[]
}

export type WhyNotListed =
  /** Nothing of that type has that value. */
  { readonly why: 'unknown-content' } | WishlistFull

type WhyNotMine = NotSignedIn | NotFound
type WhyNotCommented = WhyNotMine | Invalid<'comment'>

/** The list that a Gremium keeps together. To who does not belong to it, neither it nor its entries exist. */
export interface ForSharingAList {
  list(ask: InGremium): Promise<Result<SharedList, WhyNotMine>>
  /** Puts something on it; what is there already answers with the id it has. */
  add(ask: InGremium & ListedItem): Promise<Result<{ readonly id: ListEntry['id'] }, WhyNotMine | WhyNotListed>>
  /** Takes an entry off with all that was said about it: whoever put it there, or a manager. */
  remove(ask: OfEntry): Promise<Result<void, WhyNotMine | NotAllowed>>
  /** Says 'für mich', or no longer. */
  interest(ask: OfEntry & { readonly interested: boolean }): Promise<Result<void, WhyNotMine>>
  /**
   * Says what she thinks of an entry before the meeting. Where the Gremium votes openly it can be changed; else it is
   * said once, and nobody learns whose it was: the tally is told when all have voted or a manager counts.
   */
  vote(ask: OfEntry & { readonly opinion: Opinion }): Promise<Result<void, WhyNotMine | VotedAlready | VotesCounted>>
  /** Ends a secret vote and tells its tally; for managers, from three votes on. */
  countVotes(ask: OfEntry): Promise<Result<void, WhyNotMine | NotAllowed | TooFewVotes>>
  /** All comments of an entry, the oldest first. */
  comments(ask: OfEntry): Promise<Result<{ readonly items: readonly ShownComment[] }, WhyNotMine>>
  comment(ask: OfEntry & { readonly comment: string }): Promise<Result<{ readonly id: string }, WhyNotCommented>>
  /** Takes a comment away: whoever wrote it, or a manager. */
  removeComment(ask: OfEntry & { readonly commentId: string }): Promise<Result<void, WhyNotMine | NotAllowed>>
}

/** What a list holds of one person. */
export interface ListedByPerson {
  readonly entry: ListEntry
  readonly comments: readonly ListComment[]
}

/** Reads lists of Gremien. */
export interface ForStoringSharedLists {
  /** All entries of a Gremium, the newest first. */
  of(gremiumId: Gremium['id']): Promise<readonly ListEntry[]>
  /** Of each of these entries the last comments, the oldest first, and how many there are. */
  lastComments(
    entryIds: readonly ListEntry['id'][],
    most: number,
  ): Promise<ReadonlyMap<ListEntry['id'], { readonly total: number; readonly last: readonly ListComment[] }>>
  /** Those of an entry, the oldest first. */
  comments(entryId: ListEntry['id']): Promise<readonly ListComment[]>
  /** Entries that somebody put there, wants, voted about or commented, with her comments; the oldest first. */
  ofPerson(userId: User['id']): Promise<readonly ListedByPerson[]>
}

/** Changes lists within a transaction that has locked their Gremium. */
export interface ForChangingSharedLists {
  count(gremiumId: Gremium['id']): Promise<number>
  find(gremiumId: Gremium['id'], item: ListedItem): Promise<ListEntry['id'] | undefined>
  byId(gremiumId: Gremium['id'], id: ListEntry['id']): Promise<ListEntry | undefined>
  /** Stores an entry, in place of that of its number; nothing tells in which order people came. */
  save(entry: ListEntry): Promise<void>
  /** With all that was said about it. */
  remove(id: ListEntry['id']): Promise<void>
  countComments(entryId: ListEntry['id']): Promise<number>
  comment(entryId: ListEntry['id'], id: ListComment['id']): Promise<ListComment | undefined>
  addComment(entryId: ListEntry['id'], comment: ListComment): Promise<void>
  removeComment(id: ListComment['id']): Promise<void>
}
