import { citationsIn } from '../citations/parse.ts'
import type { Citation, LawCitation } from '../citations/citations.ts'
import { knownLaw } from '../citations/known-laws.ts'
import { courtOfCode } from '../citations/ecli-courts.ts'
import { citedRuling } from '../citations/links.ts'
import { slugOf } from '../shared/slug.ts'
import type { Aspect } from './recommendations.ts'

/** The norms of '§§ 26 bis 29' are all meant, as long as these are no more. */
const longestRange = 40

/** First segment of the key of a norm: the law's in its address, as far as its name tells it. */
export const lawKey = (law: string): string => knownLaw(law)?.slug ?? slugOf(law)

const numbersOf = ({ number, numberTo, at }: LawCitation): readonly string[] => {
  const first = Number.parseInt(number, 10)
  const last = at?.following === 'f' ? first + 1 : Number.parseInt(numberTo ?? '', 10)
  if (!(last > first) || last - first >= longestRange) return numberTo === undefined ? [number] : [number, numberTo]
  const between = Array.from({ length: last - first }, (_, nth) => String(first + nth + 1))
  return [...new Set([number, ...between, ...(numberTo === undefined ? [] : [numberTo])])]
}

/** '§ 37 BetrVG', 'Art. 9 GG'. */
const normNameOf = (unit: LawCitation['unit'], number: string, law: string): string =>
  `${unit === 'article' ? 'Art.' : '§'}\u00a0${number} ${law}`

const aspectsOf = (citation: Citation): readonly Aspect[] => {
  if (citation.kind === 'law') {
    const { law, unit } = citation
    if (law === null) return []
    return numbersOf(citation).map((number) => ({
      kind: 'norm',
      key: `${lawKey(law)}/${unit === 'article' ? 'art-' : ''}${number}`,
      name: normNameOf(unit, number, law),
    }))
  }
  const key = citedRuling(citation)
  if (key === undefined) return []
  return [{ kind: 'ruling', key, name: `${courtOfCode(citation.court)}, ${citation.fileNumber}` }]
}

/** The norms and decisions that a text cites, each as often as it is cited. */
export const citedAspects = (text: string): readonly Aspect[] =>
  citationsIn(text).flatMap(({ citation }) => aspectsOf(citation))

const endOfBlock = /<\/(?:p|li|td|th|h[1-6])>/g

/** The text of HTML made from Markdown; nothing is read across the end of a paragraph. */
export const textOfHtml = (html: string): string => html.replaceAll(endOfBlock, '\n\n').replaceAll(/<[^<>]*>/g, ' ')
