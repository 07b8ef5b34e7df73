import type { Citation } from '../../citations/citations.ts'
import { citationsIn } from '../../citations/parse.ts'
import { slugOf } from '../../shared/slug.ts'

const keyOf = (citation: Citation): readonly string[] => {
  if (citation.kind !== 'law' || citation.law === null) return []
  const { law, unit, number } = citation
  return [slugOf(`${law} ${unit === 'article' ? 'art ' : ''}${number}`)]
}

/** The norms that a text cites, each once, without their parts: 'betrvg-37', 'gg-art-3'. */
export const normKeysIn = (text: string): readonly string[] => [
  ...new Set(citationsIn(text).flatMap(({ citation }) => keyOf(citation))),
]

/** The norm that somebody asks for: as it is cited, '§ 37 Abs. 6 BetrVG', or 'BetrVG 37'. */
export const normKeyOf = (asked: string): string => normKeysIn(asked)[0] ?? slugOf(asked)
