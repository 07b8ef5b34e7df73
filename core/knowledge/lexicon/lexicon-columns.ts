import { breakpoints } from '../../shared/breakpoints.ts'

/** Columns of the lexicon grid in a window of that width in px (spec §9). */
export const lexiconColumns = (windowWidth: number): 1 | 2 | 4 => {
  if (windowWidth < breakpoints.oneColumn) return 1
  if (windowWidth < breakpoints.twoColumns) return 2
  return 4
}
