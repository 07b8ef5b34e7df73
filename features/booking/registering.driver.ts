/** Somebody who is to take part in a Fachtagung, by the columns of a table. */
export interface ToRegister {
  readonly name: string
  readonly email?: string | undefined
  /** Titles of workshops; empty where none is chosen. */
  readonly choices: readonly string[]
}

/** What somebody may do with seats of a Fachtagung. */
export type Registering = 'register' | 'reserve' | 'wait'

/** What became of it; a refusal is told by its sentence. */
export type RegistrationOutcome = { readonly eventId: number; readonly token: string } | { readonly sentence: string }

/** How somebody registers for a Fachtagung. */
export interface Registers {
  register(conference: string, people: readonly ToRegister[], mode: Registering): Promise<RegistrationOutcome>
  /** Name and workshop of each who takes part; empty where he has none. */
  workshops(token: string): Promise<readonly { readonly name: string; readonly workshop: string }[]>
}

/** What no page lets one choose. */
export interface RegistersAsAProgram {
  /** Registers under a key. */
  register(conference: string, people: readonly ToRegister[], key: string): Promise<RegistrationOutcome>
}
