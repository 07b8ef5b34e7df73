import { rulingWords } from '../knowledge/rulings/ruling-words.ts'
import { indexed } from '../fulltext/indexed.ts'
import { knownWordsIn } from '../search/known-words.ts'
import type { Day } from '../shared/day.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Content } from './content.ts'
import { documentsOfContent } from './search-documents.ts'
import { contentWithDays } from './content-with-days.ts'
import type { ContentWithDays } from './ports.ts'
import { articleWordsBy, searchedTexts, searchWordsBy } from './search-words.ts'

/** Checked content as stores take it: dated from the first fill, with the words by which it is found. */
export const contentForStores = (content: Content, firstFill: Day, german: ForAnalysingGerman): ContentWithDays => {
  const dated = contentWithDays(content, firstFill, {
    themes: searchWordsBy(german),
    rulings: (ruling) => rulingWords(german, ruling),
    articles: articleWordsBy(german),
  })
  const documents = documentsOfContent({ ...content, records: dated.records })
  return {
    ...dated,
    knownWords: knownWordsIn(german, searchedTexts(content)),
    documents: documents.map((document) => indexed(german, document)),
  }
}
