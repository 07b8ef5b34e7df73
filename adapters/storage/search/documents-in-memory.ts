import type { QueryWord, Candidate, DocumentKind, DocumentWords, IndexedDocument } from '#core/fulltext/fulltext.ts'
import { holdsBeginning } from '#core/fulltext/indexed.ts'
import { mostCounted, type ForFindingDocuments, type ForIndexingDocuments } from '#core/fulltext/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'
import { isDeepStrictEqual } from 'node:util'

/** A document as it lies in memory. */
export interface StoredDocument {
  readonly source: string
  readonly document: IndexedDocument
}

type DocumentTables = Pick<MemoryTables, 'searchDocuments'>

const has = (parts: readonly string[], word: QueryWord): boolean =>
  word.some((stems) => stems.every((stem) => parts.some((words) => holdsBeginning(words, stem))))

const partsOf = ({ title, lead, text }: DocumentWords, part: 'title' | 'anywhere'): readonly string[] =>
  part === 'title' ? [title] : [title, lead, text]

const candidateOf = ({ id, kind, url, title, keywords, groups, stands, words }: IndexedDocument): Candidate =>
  structuredClone({ id, kind, url, title, keywords, groups, ...(stands && { stands }), words })

export const documentsInMemory = (tables: DocumentTables): ForFindingDocuments => ({
  find: async ({ words, in: part, kind, without }, most) => {
    if (words.length === 0) return { counts: {}, candidates: [] }
    const hits = [...tables.searchDocuments.values()]
      .map(({ document }) => document)
      .filter((one) => (kind === undefined || one.kind === kind) && one.kind !== without)
      .filter((one) => words.every((word) => has(partsOf(one.words, part), word)))
      .slice(0, mostCounted)
    const counts: Partial<Record<DocumentKind, number>> = {}
    for (const one of hits) counts[one.kind] = (counts[one.kind] ?? 0) + 1
    const inTitle = (one: IndexedDocument): boolean => words.every((word) => has([one.words.title], word))
    const chosen = hits.length > most ? [...hits.filter(inTitle), ...hits.filter((one) => !inTitle(one))] : hits
    return { counts, candidates: chosen.slice(0, most).map(candidateOf) }
  },
  documents: async (ids) =>
    ids.flatMap((id) => {
      const stored = tables.searchDocuments.get(id)
      if (!stored) return []
      const { words: _, ...document } = stored.document
      return [structuredClone(document)]
    }),
})

/** Whether the index has anything that comes from a source. */
export const hasDocuments = ({ searchDocuments }: DocumentTables, source: string): boolean =>
  [...searchDocuments.values()].some((stored) => stored.source === source)

/** Makes what comes from a source equal to the documents. */
export const applyDocuments = (
  { searchDocuments }: DocumentTables,
  source: string,
  documents: readonly IndexedDocument[],
): boolean => {
  const wanted = new Map(documents.map((document) => [document.id, storableRecord(document)]))
  if (wanted.size < documents.length) throw new RangeError(`a document of ${source} stands twice`)
  let different = false
  for (const [id, stored] of searchDocuments.entries())
    if (stored.source === source && !wanted.has(id)) {
      searchDocuments.delete(id)
      different = true
    }
  for (const [id, document] of wanted) {
    const before = searchDocuments.get(id)
    if (before && before.source !== source) throw new RangeError(`${id} is of another source than ${source}`)
    if (before && isDeepStrictEqual(before.document, document)) continue
    searchDocuments.set(id, { source, document })
    different = true
  }
  return different
}

/** Keeps the index within a transaction. */
export const indexingDocuments = (tables: () => DocumentTables): ForIndexingDocuments => ({
  replace: async (source, documents) => applyDocuments(tables(), source, documents),
})
