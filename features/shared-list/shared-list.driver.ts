import type { ListedItem } from '#core/shared-list/shared-list.ts'

/** What a call said: 'done', or why it was not. */
export type Said = 'done' | (string & {})

/** What somebody does with the list of the Gremium that she joined first. */
export interface SharesAList {
  add(item: ListedItem): Promise<Said>
  /** An entry by its title, here and below. */
  remove(title: string): Promise<Said>
  forMe(title: string, isSo: boolean): Promise<Said>
  /** Titles, the newest first; or why she sees none. */
  titles(): Promise<readonly string[] | string>
  /** Names of those who want it. */
  wantedBy(title: string): Promise<readonly string[]>
  /** Who put it there. */
  addedBy(title: string): Promise<string>
  /** How it stands: state and, where it has some, its seats. */
  stands(title: string): Promise<string>
}
