/** Gives things consecutive numbers from 0 on, in the order in which they are met. */
export interface Numbering<T> {
  /** The number of a thing; a new one gets the next. */
  of(thing: T): number
  /** Undefined where the thing was never met. */
  known(thing: T): number | undefined
  /** All things by their numbers. */
  readonly things: readonly T[]
}

export const numbering = <T>(): Numbering<T> => {
  const numbers = new Map<T, number>()
  const things: T[] = []
  return {
    of: (thing) => numbers.getOrInsertComputed(thing, () => things.push(thing) - 1),
    known: (thing) => numbers.get(thing),
    things,
  }
}
