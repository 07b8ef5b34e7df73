import { holdsWord, padded } from '../fulltext/indexed.ts'
import { sentenceStarts } from '../knowledge/laws/sentence-starts.ts'
import { readingQuestions } from '../search/question.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'

/** What turns a sentence into its opposite or changes how binding it is; it has to be as in what is quoted. */
const turning = [
  /\b(?:nicht|nie|niemals|kein\w*|ohne|weder|nirgends|unwirksam\w*|unzulässig\w*|verboten\w*)\b/giu,
  /\b(?:muss|müssen|musste\w*|müsste\w*|verpflichtet\w*|zwingend\w*)\b/giu,
  /\b(?:kann|können|könnte\w*|darf|dürfen|dürfte\w*)\b/giu,
  /\b(?:soll|sollen|sollte\w*|immer|stets|nur|alle|ausschließlich|mindestens|höchstens)\b/giu,
]

/** Addresses, markup and whatever leads elsewhere; quotes are plain sentences. */
const leadsElsewhere = /[<>[\]{}`@\\]|https?:|www\.|\/\/|\p{L}\.(?:de|com|org|net|eu|io)\b/iu

/** How much longer than all that is quoted it may be. */
const mostGrowth = 1.2

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/**
 * Whether what a model made of quoted sentences says no more than they do: each of its sentences uses no other words
 * than those of one of them, their synonyms and words that say nothing; its numbers and paragraphs stand in that one;
 * denials and obligations are the same; and it leads nowhere else. In doubt it is not, and the quotes themselves are
 * shown.
 */
export const isBacked = (german: ForAnalysingGerman, said: string, quotes: readonly string[]): boolean => {
  if (said === '' || leadsElsewhere.test(said)) return false
  if (said.length > mostGrowth * quotes.join(' ').length) return false
  const wordsOf = readingQuestions(german)
  const known = quotes.map((quote) => ({ quote, words: padded(german.indexWords(quote)) }))
  const starts = sentenceStarts(said)
  return starts.every((start, nth) => {
    const sentence = said.slice(start, starts[nth + 1])
    return known.some(
      ({ quote, words }) =>
        numbersIn(sentence).every((number) => numbersIn(quote).includes(number)) &&
        (sentence.match(/§/g) ?? []).length <= (quote.match(/§/g) ?? []).length &&
        turning.every((turns) => sentence.match(turns)?.length === quote.match(turns)?.length) &&
        wordsOf(sentence).every((word) => word.some((stems) => stems.every((stem) => holdsWord(words, stem)))),
    )
  })
}
