import type { ForStoringContent } from '../content/ports.ts'
import { documentsOfContent } from '../content/search-documents.ts'
import { indexed } from '../fulltext/indexed.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { storedContent, type StoredContentNeeds } from './stored-content.ts'

type IndexingNeeds = StoredContentNeeds & {
  readonly content: Pick<ForStoringContent, 'firstFill' | 'isIndexed' | 'index'>
  readonly german: ForAnalysingGerman
}

/**
 * Lets the search find the content that was stored before it was there; answers how many documents of it there are.
 * Once: whatever comes later brings its own. Costs as much as an import.
 */
export async function indexStoredContent(needs: IndexingNeeds): Promise<number> {
  const { content, german } = needs
  if ((await content.firstFill()) === undefined || (await content.isIndexed())) return 0
  const documents = documentsOfContent(await storedContent(needs)).map((document) => indexed(german, document))
  return (await content.index(documents)) ? documents.length : 0
}
