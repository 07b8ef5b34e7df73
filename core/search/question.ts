import type { QueryWord } from '../fulltext/fulltext.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { synonyms } from './synonyms.ts'

/** What questions are made of and texts need not hold. */
const ofQuestions = ['tun', 'viel', 'gibt', 'geht', 'mach', 'bekomm', 'brauch', 'darf', 'soll', 'woll']

/** Longest phrase of the synonyms, in words. */
const longestPhrase = 3

/** Reads the words of a question: what each is looked for as, with the synonyms that serve as well. */
export const readingQuestions = (german: ForAnalysingGerman): ((q: string) => readonly QueryWord[]) => {
  const stemsOf = (text: string): readonly string[] => german.spellings(text).map(({ written }) => german.stem(written))
  const groups = new Map(
    synonyms.flatMap((group) => {
      const word = group.map((phrase) => german.queryWords(phrase))
      return group.map((phrase) => [stemsOf(phrase).join(' '), word] as const)
    }),
  )
  return (q) => {
    const typed = german.spellings(q).map((spelling) => spelling.written)
    const telling = typed.filter((word) => !ofQuestions.includes(german.stem(word)))
    const written = telling.length > 0 ? telling : typed
    const stems = written.map((word) => german.stem(word))
    const words: QueryWord[] = []
    for (let at = 0; at < written.length;) {
      const lengths = Array.from({ length: longestPhrase }, (_, less) => longestPhrase - less)
      const length = lengths.find((many) => groups.has(stems.slice(at, at + many).join(' '))) ?? 1
      const others = groups.get(stems.slice(at, at + length).join(' ')) ?? []
      const own = german.queryWords(written.slice(at, at + length).join(' '))
      words.push([own, ...others].filter((alternative) => alternative.length > 0))
      at += length
    }
    return words.filter((word) => word.length > 0)
  }
}
