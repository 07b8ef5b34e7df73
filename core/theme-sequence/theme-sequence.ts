/** A theme in the sequence of its rubric. */
export interface SequencedTheme {
  /** Its number, as in the content. */
  readonly id: number
  readonly url: string
  readonly title: string
}

/** The themes of a rubric in the order in which they stand on the shelf. */
export interface ThemeSequence {
  readonly rubric: { readonly id: number; readonly url: string; readonly title: string }
  readonly themes: readonly SequencedTheme[]
  /** Counts up by one with each change of the office; 0 where the content alone says the order. */
  readonly version: number
}

/** Whether a list names the same as another one, each once. */
export const isPermutation = (one: readonly number[], other: readonly number[]): boolean => {
  const named = new Set(one)
  return one.length === other.length && named.size === one.length && other.every((id) => named.has(id))
}

/**
 * Themes that are there, in the order that the office gave them once; what came since stands behind, as it stood. What
 * has left is forgotten.
 */
export const arranged = (given: readonly number[], present: readonly number[]): readonly number[] => [
  ...given.filter((id) => present.includes(id)),
  ...present.filter((id) => !given.includes(id)),
]

/** The ids with one of them at another position, counted from 0; the others close up, and no edge is passed. */
export const putAt = (ids: readonly number[], id: number, position: number): readonly number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id).toSpliced(Math.max(0, position), 0, id) : ids

/** The ids with one of them moved a step towards the beginning or the end; at the edge nothing moves. */
export const stepped = (ids: readonly number[], id: number, step: -1 | 1): readonly number[] =>
  putAt(ids, id, ids.indexOf(id) + step)
