import { documentKinds, type Candidate, type DocumentKind, type IndexedDocument } from '#core/fulltext/fulltext.ts'
import type { SearchDocument } from '#core/fulltext/fulltext.ts'
import { storableRecord } from '../engine/storable-text.ts'
import type { Positions } from './full-text.ts'

export interface DocumentRow {
  /** Tells its kind: see `positionsOf`. */
  readonly position: number
  readonly id: string
  readonly source: string
  readonly fingerprint: string
  /** JSON of `Candidate`. */
  readonly candidate: string
  /** JSON of `Texts`. */
  readonly texts: string
}

/** What only a document says that is shown. */
type Texts = Pick<SearchDocument, 'ownTitle' | 'names' | 'lead' | 'text'>

/** Kinds by the number that is in their positions; a new one takes the next, for it is stored. */
const numberOf: Readonly<Record<DocumentKind, number>> = {
  lexicon: 1,
  law: 2,
  theme: 3,
  ruling: 4,
  article: 5,
  download: 6,
  faq: 7,
  venue: 8,
  page: 9,
  video: 10,
  position: 11,
  event: 12,
  thread: 13,
}

/** So many positions each kind has. */
export const positionsOfKind = 2 ** 32

/** Where the documents of a kind lie; of all, where none is named. */
export const positionsOf = (kind?: DocumentKind): Positions =>
  kind === undefined
    ? { from: 0, to: positionsOfKind * 1000 }
    : { from: numberOf[kind] * positionsOfKind, to: (numberOf[kind] + 1) * positionsOfKind }

const kinds: ReadonlyMap<number, DocumentKind> = new Map(documentKinds.map((kind) => [numberOf[kind], kind]))

/** The kind whose number is in a position. */
export const kindNumbered = (number: number): DocumentKind => {
  const kind = kinds.get(number)
  if (kind === undefined) throw new Error(`no kind has the number ${number}`)
  return kind
}

/** A document as its columns hold it. */
export const columnsOf = (document: IndexedDocument): Pick<DocumentRow, 'candidate' | 'texts'> => {
  const { id, kind, url, title, keywords, groups, stands, words, ownTitle, names, lead, text } =
    storableRecord(document)
  const candidate: Candidate = { id, kind, url, title, keywords, groups, ...(stands && { stands }), words }
  const texts: Texts = { ...(ownTitle !== undefined && { ownTitle }), ...(names && { names }), lead, text }
  return { candidate: JSON.stringify(candidate), texts: JSON.stringify(texts) }
}

export const candidateIn = ({ candidate }: Pick<DocumentRow, 'candidate'>): Candidate => JSON.parse(candidate)

export const documentIn = (row: Pick<DocumentRow, 'candidate' | 'texts'>): SearchDocument => {
  const { words: _, ...candidate } = candidateIn(row)
  const texts: Texts = JSON.parse(row.texts)
  return { ...candidate, ...texts }
}
