import type { EcliCitation } from '../../citations/citations.ts'
import { citationsIn } from '../../citations/parse.ts'
import type { Ruling } from './rulings.ts'

/** What an identifier tells; undefined where the text is none, or none that the named court would give. */
export function ecliOf(text: string): EcliCitation | undefined {
  const [found, ...more] = citationsIn(text)
  if (!found || more.length > 0 || found.start !== 0 || found.end !== text.length) return undefined
  return found.citation.kind === 'ecli' ? found.citation : undefined
}

/** In what an identifier contradicts what is known of a decision. */
export const ecliContradicts = (
  told: EcliCitation,
  { court, decidedOn, fileNumbers }: Pick<Ruling, 'court' | 'decidedOn' | 'fileNumbers'>,
): { readonly court: boolean; readonly day: boolean; readonly fileNumber: boolean } => ({
  court: !isOf(told.court, court),
  day: told.year !== Number(decidedOn.slice(0, 4)) || (told.date ?? decidedOn) !== decidedOn,
  fileNumber: told.fileNumber !== undefined && !fileNumbers.includes(told.fileNumber),
})

/** 'LAGK' is the identifier's code of 'LAG Köln'. */
const isOf = (code: string, court: string): boolean => {
  const upper = code.toUpperCase()
  return upper === court.toUpperCase() || (/ /.test(court) && /^(?:LAG|ARBG|LSG|SG)/.test(upper))
}
