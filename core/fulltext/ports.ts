import type { QueryWord, Candidate, DocumentKind, IndexedDocument, SearchDocument } from './fulltext.ts'

export interface DocumentQuery {
  /** All of them have to be found; of nothing nothing is found. */
  readonly words: readonly QueryWord[]
  /** In the title alone, or in any part. */
  readonly in: 'title' | 'anywhere'
  readonly kind?: DocumentKind
  /** All but this kind. */
  readonly without?: DocumentKind
}

export interface FoundDocuments {
  /** Of each kind that there are any of; exact up to `mostCounted` in all. */
  readonly counts: Readonly<Partial<Record<DocumentKind, number>>>
  /** In no particular order; where there are more than asked, those first that have the words in their title. */
  readonly candidates: readonly Candidate[]
}

/** So many hits are counted; a question that finds more says nothing. */
export const mostCounted = 20_000

/** Finds documents by their words. */
export interface ForFindingDocuments {
  /** What has the words, at most so many of them as candidates. */
  find(query: DocumentQuery, most: number): Promise<FoundDocuments>
  /** Documents by their ids, in no particular order; those that are gone are left out. */
  documents(ids: readonly string[]): Promise<readonly SearchDocument[]>
}

/** Keeps the index within the transaction that changes what it is made of. */
export interface ForIndexingDocuments {
  /**
   * Makes what comes from a source, 'content' or 'law:betrvg', equal to these; answers whether anything was different.
   * An id is of one source alone.
   */
  replace(source: string, documents: readonly IndexedDocument[]): Promise<boolean>
}
