import { padded } from '../fulltext/indexed.ts'
import type { SearchDocument } from '../fulltext/fulltext.ts'
import { sentenceStarts } from '../knowledge/laws/sentence-starts.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'

/** Shorter ones say nothing by themselves, longer ones are no sentences: lists, tables. */
const [shortest, longest] = [30, 320]
/** Sentences of a text that are looked at; what stands behind them is found and not quoted. */
const mostSentences = 150
/** Sentences behind a question that may answer it. */
const answersReach = 3

/** A sentence that may be quoted, with the words by which it answers. */
export interface Passage {
  readonly text: string
  /** Folded and stemmed, padded. */
  readonly words: string
  /** Of the question that stands before it, if one does. */
  readonly answers: string
  /** It says what the whole is about. */
  readonly isLead: boolean
  /** It says how many, beside the numbers of paragraphs. */
  readonly hasFigures: boolean
}

/** Rows of tables, which plain text joins by dashes, are no sentences. */
const isTable = (sentence: string): boolean => sentence.split(' – ').length > 2
const figures = /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|hundert)(?:mal)?\b|\d/iu
/** Citations, whose numbers say nothing of how many. */
const citations = /\([^()§]{0,60}§[^()]{0,60}\)|§{1,2} ?\d{1,4}[a-z]?(?: (?:Abs\.|Satz|Nr\.) \d{1,3}){0,3}/gu

const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const starts = sentenceStarts(line)
    return starts.map((start, nth) => line.slice(start, starts[nth + 1]).trim())
  })

/** The sentences of a document; questions in it are not quoted, but lead to what answers them. */
export const passagesOf = (
  german: Pick<ForAnalysingGerman, 'indexWords'>,
  { lead, text }: Pick<SearchDocument, 'lead' | 'text'>,
): readonly Passage[] => {
  const wordsOf = (sentence: string): string => padded(german.indexWords(sentence))
  const passages: Passage[] = []
  const take = (sentences: readonly string[], isLead: boolean): void => {
    let asked = ''
    let since = 0
    for (const sentence of sentences.slice(0, mostSentences)) {
      if (sentence.endsWith('?')) {
        asked = wordsOf(sentence)
        since = 0
        continue
      }
      since += 1
      if (sentence.length < shortest || sentence.length > longest || isTable(sentence)) continue
      passages.push({
        text: sentence,
        words: wordsOf(sentence),
        answers: since > answersReach ? '' : asked,
        isLead,
        hasFigures: figures.test(sentence.replaceAll(citations, '')),
      })
    }
  }
  take(sentencesOf(lead), true)
  take(sentencesOf(text), false)
  return passages
}
