import type { PortalRole } from '#core/gremium/gremium.ts'

/** What a call said: what it answers where it was done, else why it was not. */
export type Said = 'done' | (string & {})

/** What somebody does with a Gremium that she belongs to. */
export interface BelongsToAGremium {
  begin(type: string, company: string, site: string): Promise<Said>
  /** Names of all of hers, with what she may do there, in the order in which she joined them. */
  own(): Promise<readonly string[]>
  /** What her account says of it: name and right; nothing where she belongs to none. */
  ofAccount(): Promise<string | undefined>
  /** Who belongs to the one that she joined first, as she sees it; or why she does not. */
  users(): Promise<readonly string[] | string>
  /** The same as its managers see it. */
  managedUsers(): Promise<readonly string[] | string>
  /** The same of one with this number. */
  usersOf(id: string): Promise<readonly string[] | string>
  /** Number of one of hers, by its company. */
  idOf(company: string): Promise<string>
  invite(email: string, role: PortalRole): Promise<Said>
  /** Somebody by name, or an invitation by address. */
  remove(called: string): Promise<Said>
  makeRole(called: string, role: PortalRole): Promise<Said>
  leave(): Promise<Said>
  /** Opens the settings of the one that she joined first. */
  openSettings(): Promise<void>
  /** Says numbers and days of it by their names, over the settings that were opened, or over those that there are. */
  say(numbers: readonly (readonly [field: string, value: string])[]): Promise<Said>
  /** What it says beyond what it is called, each as 'field value'. */
  read(): Promise<readonly string[]>
  /** What the law says of it, by what each hint is about. */
  learns(): Promise<readonly string[]>
  /** Looks at an invitation and takes it. */
  join(token: string): Promise<Said>
}
