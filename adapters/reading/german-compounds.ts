import { spellOut, stemOf } from './german-folding.ts'

const shortestWord = 3
const shortestCompound = 7
const links = ['', 's', 'n', 'en', 'es', 'e', 'er']

export interface Compounds {
  readonly knows: (spelt: string) => boolean
  /** Stems of the fewest known words that make up a compound; none when it is no compound of known words. */
  readonly split: (spelt: string) => readonly string[]
}

/**
 * Takes compounds apart by a vocabulary. Of several ways the one with the fewest parts wins, then the one with the longest
 * last part, on which the meaning of a German compound rests: Betriebsrat + Vorsitz, not Betrieb + Rat + …
 */
export const compoundsOf = (vocabulary: readonly string[]): Compounds => {
  const known = new Set(vocabulary.map((word) => stemOf(spellOut(word))))
  const knows = (spelt: string): boolean => known.has(stemOf(spelt))

  /** The stem of a word in front, with or without the sound that links it to the next. */
  const headStem = (head: string): string | undefined => {
    for (const link of links) {
      const bare = head.endsWith(link) ? head.slice(0, head.length - link.length) : ''
      if (bare.length >= shortestWord && knows(bare)) return stemOf(bare)
    }
    return undefined
  }

  const splitHead = (head: string): readonly string[] => {
    const whole = headStem(head)
    return whole ? [whole] : splitInTwo(head, headStem)
  }

  const splitInTwo = (word: string, tailStem: (tail: string) => string | undefined): readonly string[] => {
    let best: readonly string[] = []
    for (let cut = shortestWord; cut <= word.length - shortestWord; cut += 1) {
      const tail = tailStem(word.slice(cut))
      if (!tail) continue
      const heads = splitHead(word.slice(0, cut))
      if (heads.length > 0 && (best.length === 0 || heads.length + 1 < best.length)) best = [...heads, tail]
    }
    return best
  }

  const kept = new Map<string, readonly string[]>()
  return {
    knows,
    split: (spelt) => {
      if (spelt.length < shortestCompound) return []
      const before = kept.get(spelt)
      if (before) return before
      const parts = splitInTwo(spelt, (tail) => (knows(tail) ? stemOf(tail) : undefined))
      if (kept.size > 20_000) kept.clear()
      kept.set(spelt, parts)
      return parts
    },
  }
}
