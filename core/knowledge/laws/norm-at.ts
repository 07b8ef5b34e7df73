import type { LawText, Norm } from './laws.ts'
import { keyOfQuery, standsFor } from './norm-number.ts'

/** The norm that a number means: its own, or the one that stands for several ('4' → '§§ 3 bis 6'). */
export const normAt = <N extends Pick<Norm, 'key' | 'numbers'>>(norms: readonly N[], number: string): N | undefined => {
  const key = keyOfQuery(number)
  return norms.find((norm) => norm.key === key) ?? norms.find(({ numbers }) => numbers && standsFor(numbers, key))
}

/** The norms before and after one that have a text to read. */
export const neighboursOf = (
  norms: LawText['norms'],
  { key }: Pick<Norm, 'key'>,
): { readonly previous?: Norm; readonly next?: Norm } => {
  const position = norms.findIndex((norm) => norm.key === key)
  const previous = norms[position - 1]
  const next = norms[position + 1]
  return position === -1 ? {} : { ...(previous && { previous }), ...(next && { next }) }
}
