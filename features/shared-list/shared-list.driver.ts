import type { ListedItem, Opinion } from '#core/shared-list/shared-list.ts'

/** What a call said: 'done', or why it was not. */
export type Said = 'done' | (string & {})

/** What somebody does with the list of the Gremium that she joined first. */
export interface SharesAList {
  add(item: ListedItem): Promise<Said>
  /** An entry by its title, here and below. */
  remove(title: string): Promise<Said>
  forMe(title: string, isSo: boolean): Promise<Said>
  /** What she thinks of it, as programs call it. */
  vote(title: string, opinion: Opinion): Promise<Said>
  countVotes(title: string): Promise<Said>
  comment(title: string, text: string): Promise<Said>
  /** The tally as '1 dafür, 0 dagegen, 0 Enthaltungen'; 'untold' where none is told. */
  tally(title: string): Promise<string>
  /** Whether she is told that she has voted secretly. */
  hasVoted(title: string): Promise<boolean>
  /** Texts of the comments that are shown, the oldest first. */
  comments(title: string): Promise<readonly string[]>
  /** Titles, the newest first; or why she sees none. */
  titles(): Promise<readonly string[] | string>
  /** Names of those who want it. */
  wantedBy(title: string): Promise<readonly string[]>
  /** Who put it there. */
  addedBy(title: string): Promise<string>
  /** How it stands: state and, where it has some, its seats. */
  stands(title: string): Promise<string>
}
