import { comparingTexts, type Difference } from '#core/knowledge/laws/difference.ts'
import type { LawText } from '#core/knowledge/laws/laws.ts'

/** What a new text of a law changes; everything is added where there was no text before. */
export function differenceBetween(before: LawText | undefined, after: LawText): Difference {
  const compared = comparingTexts()
  before?.norms.forEach(compared.before)
  after.norms.forEach(compared.after)
  return compared.difference()
}
