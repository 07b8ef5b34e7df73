/** Somebody who is to take part in a Fachtagung, by the columns of a table. */
export interface ToRegister {
  readonly name: string
  readonly email?: string | undefined
  /** Titles of workshops; empty where none is chosen. */
  readonly choices: readonly string[]
}

/** How somebody registers for a Fachtagung; a refusal is told by its sentence. */
export interface Registers {
  register(
    conference: string,
    people: readonly ToRegister[],
    how: { readonly mode: 'register' | 'reserve' | 'wait'; readonly key?: string },
  ): Promise<{ readonly eventId: number; readonly token: string } | { readonly sentence: string }>
  /** Name and workshop of each who takes part; empty where he has none. */
  workshops(token: string): Promise<readonly { readonly name: string; readonly workshop: string }[]>
}
