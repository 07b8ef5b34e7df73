// Without React: covers are drawn as text.

/** Eight inks by what they print; a ground decides which colour each is. */
export interface Inks {
  readonly table: string
  readonly deep: string
  readonly soft: string
  readonly core: string
  readonly figure: string
  readonly head: string
  readonly highlight: string
  readonly overprint: string
  /** The second ink is printed over the first one (design guide §6.5). */
  readonly multiply: boolean
}

export interface Sheet {
  readonly w: number
  readonly h: number
  /** The measure of everything. */
  readonly u: number
  readonly k: Inks
  /** The next number between 0 and 1. */
  readonly r: () => number
  /** Chooses among the forms of a motif. */
  readonly s: number
}

export type Motif = (sheet: Sheet) => string

/** One of several forms. */
export const oneOf = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T
/** One of several, as chance has it. */
export const drawn = <T>(choices: readonly T[], r: () => number): T => choices[(r() * choices.length) | 0] as T
