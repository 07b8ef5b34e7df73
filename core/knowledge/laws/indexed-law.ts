import type { IndexedDocument } from '../../fulltext/fulltext.ts'
import { indexed } from '../../fulltext/indexed.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { mappedByTurns } from '../../shared/mapped-by-turns.ts'
import type { ForTakingTurns } from '../../shared/turns.ts'
import { documentsOfLaw } from './law-documents.ts'
import type { LawText } from './laws.ts'

/** So many documents are analysed before others have their turn: some milliseconds of work. */
const analysedAtOnce = 25

/** What the search finds of a law, with the words by which it is found; a large law keeps nobody waiting meanwhile. */
export const indexedLaw = (
  law: LawText,
  german: ForAnalysingGerman,
  turns: Pick<ForTakingTurns, 'next'>,
): Promise<readonly IndexedDocument[]> =>
  mappedByTurns(documentsOfLaw(law), (document) => indexed(german, document), { turns, atOnce: analysedAtOnce })
