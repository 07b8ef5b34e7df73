import type { EcliCitation } from '../../citations/citations.ts'
import { citationsIn } from '../../citations/parse.ts'

/** What an identifier tells; undefined where the text is none, or none that the named court would give. */
export function ecliOf(text: string): EcliCitation | undefined {
  const [found, ...more] = citationsIn(text)
  if (!found || more.length > 0 || found.start !== 0 || found.end !== text.length) return undefined
  return found.citation.kind === 'ecli' ? found.citation : undefined
}
