import type { FoundDocuments } from './ports.ts'

/** How many there are of all kinds. */
export const totalOf = (counts: FoundDocuments['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
