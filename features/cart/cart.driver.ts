/** A cart as its reader perceives it. */
export interface CartSeen {
  readonly lines: readonly {
    readonly eventId: number
    /** 'Rhetorik, 11.01.2027' */
    readonly date: string
    /** Which modules are chosen of a series; empty where it is booked as a whole, and of all else. */
    readonly modules: string
    /** Names, 'N. N.' where nobody is named yet. */
    readonly seats: readonly string[]
    readonly mode: string
    readonly net: string
    /** Why it cannot be ordered, in words. */
    readonly obstacle: string | undefined
  }[]
  readonly net: string
  readonly gross: string
  readonly complete: boolean
  /** Each with two events: 'Rhetorik, 11.01.2027'. */
  readonly overlaps: readonly { readonly email: string; readonly events: readonly string[] }[]
}

export interface PersonNamed {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** What somebody does with a cart; answers the sentence of a refusal, if there is one. */
export interface FillsACart {
  add(eventId: number, seats: number, mode?: 'buchen' | 'reservieren' | 'warteliste'): Promise<string | undefined>
  /** Of a series, modules by their titles. */
  addModules(
    eventId: number,
    seats: number,
    modules: readonly string[],
    mode?: 'buchen' | 'reservieren' | 'warteliste',
  ): Promise<string | undefined>
  takeOut(eventId: number): Promise<void>
  /** Says that an item is to be reserved, no longer booked. */
  reserve(eventId: number): Promise<void>
  name(eventId: number, person: PersonNamed): Promise<string | undefined>
  see(): Promise<CartSeen>
}
