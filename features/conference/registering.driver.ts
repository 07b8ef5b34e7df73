/** Somebody who takes part, by the columns of a table; titles of workshops are empty where none is chosen. */
export interface Entered {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly firstChoice: string
  readonly secondChoice: string
}

/** All of a registration, right before it is sent. */
export interface LastLookSeen {
  readonly gross: string
  readonly button: string
  /** What is said of each who takes part. */
  readonly people: readonly string[]
}

/** A booking as whoever registered reads it. */
export interface RegisteredSeen {
  readonly state: string
  /** 'Kim Jansen: Digitale Barrieren' */
  readonly workshops: readonly string[]
}

/** How somebody registers for a Fachtagung by its form. Fields go by their German labels. */
export interface FillsInARegistration {
  /** Opens the form; answers what can be chosen as a workshop. */
  open(conference: string): Promise<readonly string[]>
  /** Enters who takes part and who pays; answers the last look, or what is wrong with which field of the first. */
  enter(people: readonly Entered[]): Promise<LastLookSeen | { readonly wrong: Readonly<Record<string, string>> }>
  /** What a field of the first who takes part holds. */
  typed(label: string): Promise<string>
  /** Sends it; answers the booking, or what was wrong. */
  send(accepting: boolean): Promise<RegisteredSeen | { readonly faults: readonly string[] }>
}
