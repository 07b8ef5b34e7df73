import type { ForInvalidating } from '../../changes/ports.ts'
import type { ForFindingDocuments, ForIndexingDocuments } from '../../fulltext/ports.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { done } from '../../shared/result.ts'
import type { ForChanging } from '../../shared/transaction.ts'
import type { ForTakingTurns } from '../../shared/turns.ts'
import { indexedLaw } from './indexed-law.ts'
import { lawDocumentId, sourceOfLaw } from './law-documents.ts'
import type { ForChangingLaws, ForStoringLaws } from './ports.ts'

interface IndexingNeeds {
  readonly laws: ForStoringLaws
  readonly searchDocuments: Pick<ForFindingDocuments, 'documents'>
  readonly change: ForChanging<{
    readonly laws: Pick<ForChangingLaws, 'lock'>
    readonly searchDocuments: ForIndexingDocuments
    readonly tags: ForInvalidating
  }>
  readonly german: ForAnalysingGerman
  readonly turns: Pick<ForTakingTurns, 'next'>
}

/** Lets the search find laws that were published before it knew any; answers how many those were. */
export async function indexPublishedLaws({
  laws,
  searchDocuments,
  change,
  german,
  turns,
}: IndexingNeeds): Promise<number> {
  const slugs = (await laws.published()).map(({ slug }) => slug)
  const known = new Set((await searchDocuments.documents(slugs.map(lawDocumentId))).map(({ id }) => id))
  let indexedLaws = 0
  for (const slug of slugs.filter((one) => !known.has(lawDocumentId(one)))) {
    const shown = (await laws.versions(slug)).find(({ isPublished }) => isPublished)
    const read = shown && (await laws.version(shown.id))
    if (!read) continue
    const documents = await indexedLaw(read.text, german, turns)
    const answer = await change(async (tx) => {
      const isStillShown = (await tx.laws.lock(slug)).some(({ id, isPublished }) => isPublished && id === shown.id)
      const isNew = isStillShown && (await tx.searchDocuments.replace(sourceOfLaw(slug), documents))
      if (isNew) tx.tags.invalidate(['search'])
      return done(isNew)
    })
    if (answer.ok && answer.value) indexedLaws += 1
  }
  return indexedLaws
}
