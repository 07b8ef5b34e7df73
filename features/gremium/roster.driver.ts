import type { Said } from './membership.driver.ts'

/** What is said of a member, field by field, as it is typed. */
export type MemberDraft = Readonly<Record<string, string>>

/** Who has which seat in the Gremium that somebody joined first. */
export interface KeepsTheRoster {
  /** Each with name, role and what else is worth telling; or why she does not see it. */
  members(): Promise<readonly string[] | string>
  /** How many have a seat, of how many that the law gives. */
  seats(): Promise<string>
  /** What is told of somebody beside the name: her address, or nothing. */
  emailOf(name: string): Promise<string | undefined>
  /** Whether somebody has an account. */
  hasAccount(name: string): Promise<boolean>
  add(draft: MemberDraft): Promise<Said>
  /** Looks at somebody; what is changed next is changed over what was seen then. */
  lookAt(name: string): Promise<void>
  /** Replaces what the draft says of her. */
  change(name: string, draft: MemberDraft): Promise<Said>
  /** Her name and role as they were told with the last refusal. */
  toldInstead(): Promise<string | undefined>
  endTerm(name: string, until: string, successor?: string): Promise<Said>
  remove(name: string): Promise<Said>
}
