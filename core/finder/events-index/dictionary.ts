/**
 * Gives values consecutive numbers from 0 on, in the order in which they are met, so that a column holds numbers only.
 */
export interface Dictionary<Value> {
  /** The number of a value; a new one gets the next. */
  numberOf(value: Value): number
  /** Undefined where the value was never met. */
  known(value: Value): number | undefined
  /** All values by their numbers. */
  readonly values: readonly Value[]
}

/** Values are the same when their keys are. */
export const dictionary = <Value>(keyOf: (value: Value) => unknown = (value) => value): Dictionary<Value> => {
  const numbers = new Map<unknown, number>()
  const values: Value[] = []
  return {
    numberOf: (value) => numbers.getOrInsertComputed(keyOf(value), () => values.push(value) - 1),
    known: (value) => numbers.get(keyOf(value)),
    values,
  }
}
