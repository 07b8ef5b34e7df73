import { LRUCache } from 'lru-cache'
import { spellOut, stemOf } from './german-folding.ts'

const shortestWord = 3
const shortestCompound = 7
/** Longer than any word of our statutes; beyond it somebody is trying us. */
const longestCompound = 64
const mostCached = 5_000
const links = ['', 's', 'n', 'en', 'es', 'e', 'er']

export interface Compounds {
  readonly knows: (spelt: string) => boolean
  /** Stems of the fewest known words that make up a compound; none when it is no compound of known words. */
  readonly split: (spelt: string) => readonly string[]
}

/**
 * Takes compounds apart by a vocabulary. Of several ways the one with the fewest parts wins, then the one with the
 * longest last part, on which the meaning of a German compound rests: Betriebsrat + Vorsitz, not Betrieb + Rat + …
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

  /**
   * Every beginning of a word is split once: without that, the ways through a long word would double with each joint.
   */
  const splitWord = (word: string): readonly string[] => {
    const heads = new Map<number, readonly string[]>()
    const splitHead = (end: number): readonly string[] => {
      const before = heads.get(end)
      if (before) return before
      const whole = headStem(word.slice(0, end))
      const parts = whole ? [whole] : splitBefore(end, headStem)
      heads.set(end, parts)
      return parts
    }
    const splitBefore = (end: number, tailStem: (tail: string) => string | undefined): readonly string[] => {
      let best: readonly string[] = []
      for (let cut = shortestWord; cut <= end - shortestWord; cut += 1) {
        const tail = tailStem(word.slice(cut, end))
        const front = tail ? splitHead(cut) : []
        if (tail && front.length > 0 && (best.length === 0 || front.length + 1 < best.length)) best = [...front, tail]
      }
      return best
    }
    return splitBefore(word.length, (tail) => (knows(tail) ? stemOf(tail) : undefined))
  }

  const cached = new LRUCache<string, readonly string[]>({ max: mostCached, memoMethod: splitWord })
  return {
    knows,
    split: (spelt) => (spelt.length < shortestCompound || spelt.length > longestCompound ? [] : cached.memo(spelt)),
  }
}
