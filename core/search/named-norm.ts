import type { LawCitation } from '../citations/citations.ts'
import { knownLaw, knownLaws } from '../citations/known-laws.ts'
import { citationsIn } from '../citations/parse.ts'

/** A law, or a norm of it, that a question names. */
export type NamedNorm = LawCitation & {
  readonly law: string
  /** It is a number alone, which may mean something else. */
  readonly isGuess?: true
}
export type NamedLaw = { readonly kind: 'whole-law'; readonly law: string }

/** The law that is meant where a norm is named alone. */
const ownLaw = 'BetrVG'
/** Longest name of a law in words: 'Wahlordnung zum Betriebsverfassungsgesetz'. */
const longestName = 5
/** What may stand between the numbers of a norm and says nothing more. */
const fillers = new Set('§ §§ art artikel paragraph paragraf abs absatz satz s nr nummer ziffer des der dem'.split(' '))
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

const piecesOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}+|\d+(?:[a-z](?!\p{L}))?|§+/gu) ?? []

const byName: ReadonlyMap<string, string> = new Map(
  knownLaws.flatMap(({ law, title, also = [] }) =>
    [law, title, ...also].map((name) => [piecesOf(name).join(' '), law] as const),
  ),
)

/** Takes the longest name of a law out of the pieces of a question; a further law has other names. */
const withoutLaw = (
  pieces: readonly string[],
  further: ReadonlyMap<string, string>,
): { readonly law?: string; readonly rest: readonly string[] } => {
  for (let length = Math.min(longestName, pieces.length); length > 0; length -= 1)
    for (let at = 0; at + length <= pieces.length; at += 1) {
      const name = pieces.slice(at, at + length).join(' ')
      const law = byName.get(name) ?? further.get(name)
      if (law !== undefined) return { law, rest: [...pieces.slice(0, at), ...pieces.slice(at + length)] }
    }
  return { rest: pieces }
}

const part = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const roman = romans.indexOf(text)
  if (roman !== -1) return String(roman + 1)
  return /^\d{1,3}[a-z]?$/.test(text) ? text : undefined
}

/** Norms are cited like this where only numbers and a law stand beside each other: '37 6 betrvg', 'betrvg 37'. */
const loosely = (q: string, further: ReadonlyMap<string, string>): NamedNorm | NamedLaw | undefined => {
  const { law, rest } = withoutLaw(piecesOf(q), further)
  const numbers = rest.filter((piece) => !fillers.has(piece))
  if (law !== undefined && rest.length === 0) return { kind: 'whole-law', law }
  const [number, absatz, satz, ...more] = numbers
  const isNamed = law !== undefined || rest.length > numbers.length || numbers.length === 1
  if (number === undefined || more.length > 0 || !isNamed || !/^\d{1,4}[a-z]?$/.test(number)) return undefined
  const at = { absatz: part(absatz), satz: part(satz) }
  if ((absatz !== undefined && at.absatz === undefined) || (satz !== undefined && at.satz === undefined))
    return undefined
  const isArticle =
    rest.some((piece) => piece.startsWith('art')) || (law !== undefined && knownLaw(law)?.articles === true)
  return {
    kind: 'law',
    unit: isArticle ? 'article' : 'paragraph',
    law: law ?? ownLaw,
    number,
    ...(law === undefined && rest.length === 1 && { isGuess: true }),
    ...(at.absatz !== undefined && {
      at: { absatz: at.absatz, ...(at.satz !== undefined && { satz: at.satz }) },
    }),
  }
}

/**
 * The norm or law that a question names, as texts cite it or as people type it: '§ 37 Abs. 6 BetrVG', '37 6 betrvg', '§
 * 37 VI'. A norm without a law is one of the Betriebsverfassungsgesetz. `further` are laws by their names in small
 * letters that are not known beforehand.
 */
export const namedNorm = (
  q: string,
  further: ReadonlyMap<string, string> = new Map(),
): NamedNorm | NamedLaw | undefined => {
  for (const { citation } of citationsIn(q))
    if (citation.kind === 'law' && citation.law !== null) return { ...citation, law: citation.law }
  return loosely(q, further)
}
