import type { Instant } from '../shared/day.ts'
import type { ImportReport } from './content.ts'

/** An import of the content, and what it did. */
export interface ContentImport {
  readonly at: Instant
  readonly report: ImportReport
}

/** So many imports are remembered. */
export const importsRemembered = 10

/** The imports that are remembered after one more, the last one first. */
export const importsAfter = (before: readonly ContentImport[], latest: ContentImport): readonly ContentImport[] =>
  [latest, ...before].slice(0, importsRemembered)
