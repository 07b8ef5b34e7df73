/** What a call said: what it answers where it was done, else why it was not. */
export type Said = 'done' | (string & {})

/** A plan as somebody sees it. */
export interface StoredPlanSeen {
  readonly name: string
  /** Title and first day, or why there is none. */
  readonly steps: readonly (readonly [title: string, when: string])[]
  readonly mayChange: boolean
}

/** What somebody does with training plans that are kept. */
export interface KeepsPlans {
  /** Makes one, of what is said over what most people say; a consultant for somebody with an address. */
  make(over: Readonly<Record<string, string>>, forEmail?: string): Promise<Said>
  /** Names of own plans, the newest first. */
  own(): Promise<readonly string[] | string>
  /** Number of the plan that was made last by this person, and its link. */
  lastMade(): { readonly id: string; readonly token: string }
  /** The plan of a link, or why it is not there. */
  read(token: string): Promise<StoredPlanSeen | string>
  /** The same by its number. */
  readById(id: string): Promise<StoredPlanSeen | string>
  /** Changes a step of a plan, over the version that is named. */
  edit(id: string, version: number, what: string, training: string, event?: number): Promise<Said>
  delete(id: string): Promise<Said>
  /** Names of all plans, the newest first, or why they are not told. */
  all(): Promise<readonly string[] | string>
  /** Which basics somebody of her Gremium has, by name and training; or why that is not told. */
  standing(name: string, training: string): Promise<string>
}
