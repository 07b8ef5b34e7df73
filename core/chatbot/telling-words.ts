import type { QueryWord } from '../fulltext/fulltext.ts'
import { readingQuestions } from '../search/question.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { nounsOfVerbs } from './nouns-of-verbs.ts'

/** Words of a question that count; more would only make it dearer. */
const mostWords = 10

/** What whole questions are made of beside what they are about; searches are typed without. */
const ofSentences = (
  'ab abläuft antworten bedeutet bekomme bekommen bekommt bitte bleibt brauche brauchen braucht braucht darf dürfen ' +
  'dauert dauern eigentlich endet erklären erlaubt frage fragen funktioniert gehört geht genau gibt gilt gelten gerne ganz heißt ' +
  'helfen hilft hoch jemand kommt könnt könnte kriege lange läuft macht machen mal mir mich möglich müssen müsst nenne ' +
  'nennen nimm oft passiert sagen sagt sieht sollen sollte sollten spielt stehen steht stattfinden tut tun unterschied viel viele ' +
  'vielen vorher wann warum wegen welchem welchen welcher welches wem wen wessen weshalb wieso wieviel wofür womit ' +
  'worüber wozu würde zeige zeigen'
).split(' ')

/** Whoever asks which there are of these wants a seminar, and not what is said about seminars. */
const seminars = [
  'Seminar',
  'Seminare',
  'Schulung',
  'Schulungen',
  'Kurs',
  'Kurse',
  'Grundlagenseminar',
  'Weiterbildung',
]
const choosing =
  /\b(?:welche\p{L}*\s(?:\p{L}+\s)?\p{L}*(?:seminar|schulung|kurs|weiterbildung)|gibt|suche|empfehl|empfiehl)/iu

const counting = /\bwie\s?(?:viel|hoch|lang|oft|groß)/iu

/** A word of a question. */
export interface TellingWord {
  readonly word: QueryWord
  /** It is written as nouns are, which say what a question is about; all are where nobody wrote capital letters. */
  readonly isNoun: boolean
}

/** What a question is about. */
export interface ReadQuestion {
  readonly words: readonly TellingWord[]
  /** It asks for a seminar; that word is none of those to find then. */
  readonly wantsSeminar: boolean
  /** It asks how many, how high, how long. */
  readonly wantsFigures: boolean
}

/** Reads of a question what it is about, with the synonyms that serve as well; of a long one the first words count. */
export const readingTellingWords = (german: ForAnalysingGerman): ((question: string) => ReadQuestion) => {
  const stemsOf = (words: readonly string[]) => new Set(words.map((word) => german.stem(word)))
  const idle = stemsOf(ofSentences)
  const forSeminars = stemsOf(seminars)
  const nouns = new Map(
    Object.entries(nounsOfVerbs).flatMap(([noun, forms]) =>
      forms.split(' ').map((form) => [german.stem(form), german.queryWords(noun)] as const),
    ),
  )
  const wordsOf = readingQuestions(german)
  return (question) => {
    const telling = german
      .spellings(question)
      .map(({ written }) => written)
      .filter((word) => !idle.has(german.stem(word)))
    const about = telling.filter((word) => !forSeminars.has(german.stem(word)))
    const wantsSeminar = about.length > 0 && about.length < telling.length && choosing.test(question)
    const counted = (wantsSeminar ? about : telling).slice(0, mostWords)
    // The first word of a question is written so in any case.
    const written = counted.filter((word) => /^\p{Lu}/u.test(word) && !question.startsWith(word))
    const ofNouns = new Set((written.length === 0 ? counted : written).flatMap((noun) => german.queryWords(noun)))
    const words = wordsOf(counted.join(' ')).map((word): TellingWord => {
      const noun = word
        .flat()
        .map((stem) => nouns.get(stem))
        .find((one) => one !== undefined)
      return {
        word: noun ? [...word, noun] : word,
        isNoun: noun !== undefined || word.flat().some((stem) => ofNouns.has(stem)),
      }
    })
    return { words, wantsSeminar, wantsFigures: counting.test(question) }
  }
}
