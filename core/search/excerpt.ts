import type { QueryWord } from '../fulltext/fulltext.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { ExcerptPart } from './search.ts'

/** Longest excerpt in characters, without the signs that say it was cut. */
const longestExcerpt = 220
/** Words of a text that are looked at; what stands behind them is found and not quoted. */
const mostWords = 1500
/** Characters that are shown before the first word that was asked. */
const shownBefore = 60

interface Word {
  readonly start: number
  readonly end: number
  /** Which of the asked words it is; -1: none. */
  readonly asked: number
}

/** The part of a text in which most of the asked words stand, with these marked. */
export const excerptOf = (
  german: Pick<ForAnalysingGerman, 'indexWords'>,
  text: string,
  asked: readonly QueryWord[],
): readonly ExcerptPart[] => {
  const words = wordsIn(german, text, asked)
  const from = bestStart(words)
  const until =
    words.findLast(({ end }) => end <= from + longestExcerpt)?.end ?? Math.min(text.length, from + longestExcerpt)
  const isWhole = text.length <= from + longestExcerpt
  const parts: ExcerptPart[] = []
  let at = from
  for (const { start, end, asked: which } of words) {
    if (which === -1 || start < from || end > until) continue
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), hit: true })
    at = end
  }
  const rest = text.slice(at, isWhole ? text.length : until)
  return [
    ...(from > 0 ? [{ text: '… ' }] : []),
    ...parts,
    ...(rest === '' ? [] : [{ text: rest }]),
    ...(isWhole ? [] : [{ text: ' …' }]),
  ]
}

/** A number or an initial is meant as it is: 6 is no part of 60. */
const isMeant = (word: string, stem: string): boolean => (stem.length < 3 ? word === stem : word.startsWith(stem))

function wordsIn(
  german: Pick<ForAnalysingGerman, 'indexWords'>,
  text: string,
  asked: readonly QueryWord[],
): readonly Word[] {
  const words: Word[] = []
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.length === mostWords) break
    const stems = german.indexWords(word)
    const which = asked.findIndex((one) => one.flat().some((stem) => stems.some((each) => isMeant(each, stem))))
    words.push({ start, end: start + word.length, asked: which })
  }
  return words
}

/** Where the stretch begins that holds the most different asked words; of several the first. */
function bestStart(words: readonly Word[]): number {
  const hits = words.filter(({ asked }) => asked !== -1)
  let best = { from: 0, different: 0 }
  for (const { start } of hits) {
    const before = words.find(({ start: first }) => first >= start - shownBefore)?.start ?? start
    const from = start <= shownBefore ? 0 : before
    const held = hits.filter((hit) => hit.start >= from && hit.end <= from + longestExcerpt)
    const different = new Set(held.map(({ asked }) => asked)).size
    if (different > best.different) best = { from, different }
  }
  return best.from
}
