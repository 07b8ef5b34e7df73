import type { Address } from '../../shared/addresses.ts'

/** A term of the lexicon, with all the words that lead to it. */
export interface LinkedTerm {
  readonly address: Address
  /** Its title, synonyms and inflected forms. */
  readonly names: readonly string[]
}

/** Where a text names a term, in UTF-16 units. */
export interface NamedTerm {
  readonly address: Address
  readonly start: number
  readonly end: number
}

/** The form in which all forms of a word fall together, such as its stem. */
type StemOf = (word: string) => string

interface Word {
  readonly stem: string
  readonly start: number
  readonly end: number
}

interface Name {
  readonly address: Address
  readonly stems: readonly string[]
}

/** Shorter names stand for too many things (domain §3.4). */
const shortestName = 4

/** One word of a name follows the other with a space or a hyphen between. */
const isJoint = (between: string): boolean => /^[ \n\u00a0-]$/.test(between)

const wordsOf = (text: string, stemOf: StemOf): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\u00ad]+/gu)].map(({ 0: word, index }) => ({
    stem: stemOf(word),
    start: index,
    end: index + word.length,
  }))

/**
 * Finds terms of the lexicon in texts: whole words in any inflection, the longest name first (domain §3.4). A name that
 * two terms share leads to neither.
 */
export function findingTerms(terms: readonly LinkedTerm[], stemOf: StemOf): (text: string) => readonly NamedTerm[] {
  const byFirst = new Map<string, Name[]>()
  const addresses = new Map<string, Set<Address>>()
  for (const { address, names } of terms)
    for (const name of names.filter(({ length }) => length >= shortestName)) {
      const stems = wordsOf(name, stemOf).map(({ stem }) => stem)
      const [first] = stems
      if (first === undefined) continue
      const key = stems.join(' ')
      const leadsTo = addresses.get(key) ?? new Set()
      addresses.set(key, leadsTo.add(address))
      if (leadsTo.size === 1) byFirst.set(first, [...(byFirst.get(first) ?? []), { address, stems }])
    }
  const isClear = ({ stems }: Name): boolean => addresses.get(stems.join(' '))?.size === 1
  const namesBy = new Map(
    [...byFirst].map(([first, names]) => [
      first,
      names.filter(isClear).toSorted((one, other) => other.stems.length - one.stems.length),
    ]),
  )

  return (text) => {
    const words = wordsOf(text, stemOf)
    const stands = ({ stems }: Name, at: number): boolean =>
      stems.every((stem, nth) => {
        const [word, before] = [words[at + nth], words[at + nth - 1]]
        if (word?.stem !== stem) return false
        return nth === 0 || (before !== undefined && isJoint(text.slice(before.end, word.start)))
      })
    const found: NamedTerm[] = []
    for (let at = 0; at < words.length;) {
      const name = namesBy.get(words[at]?.stem ?? '')?.find((each) => stands(each, at))
      const [first, last] = [words[at], words[at + (name?.stems.length ?? 1) - 1]]
      if (name && first && last) found.push({ address: name.address, start: first.start, end: last.end })
      at += name?.stems.length ?? 1
    }
    return found
  }
}
