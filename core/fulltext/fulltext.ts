import type { Day } from '../shared/day.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/** What can be found, in the order in which equals stand; events by their numbers alone, for the finder has them. */
export const documentKinds = [
  'lexicon',
  'law',
  'theme',
  'ruling',
  'article',
  'download',
  'faq',
  'venue',
  'video',
  'position',
  'event',
  'page',
  'thread',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const isDocumentKind = (text: string | null | undefined): text is DocumentKind =>
  documentKinds.some((kind) => kind === text)

/** Something public with an address, as the search knows it; a law and each of its norms are one each. */
export interface SearchDocument {
  /** Of all kinds together: 'norm:betrvg/37'. */
  readonly id: string
  readonly kind: DocumentKind
  readonly url: string
  /** As it is shown. */
  readonly title: string
  /** What of the title is looked for where it is not all of it: of '§ 37 BetrVG: Ehrenamt' not the law. */
  readonly ownTitle?: string
  /** Names that are looked for as they stand and not by their parts: 'BetrVG'. */
  readonly names?: readonly string[]
  /** Synonyms, tags, norms: what it is found by and nobody reads. */
  readonly keywords: readonly string[]
  /** What it says in short; plain text. */
  readonly lead: string
  /** All else that it says; plain text. */
  readonly text: string
  /** For whom it is. */
  readonly groups: readonly TargetGroup[]
  /** First and last day on which it stands there; always where it is left out. */
  readonly stands?: { readonly from: Day; readonly until: Day }
}

/** The words of a document by where they stand, folded and stemmed, each with a space on both sides. */
export interface DocumentWords {
  readonly title: string
  /** Of the keywords and of what it says in short. */
  readonly lead: string
  readonly text: string
}

/** A document as stores hold it. */
export interface IndexedDocument extends SearchDocument {
  readonly words: DocumentWords
}

/** A document without its texts, as much as is needed to say how well it fits. */
export type Candidate = Pick<
  IndexedDocument,
  'id' | 'kind' | 'url' | 'title' | 'keywords' | 'groups' | 'stands' | 'words'
>

/**
 * One word of a question: other words that serve as well, each perhaps of several that must all be there. Folded and
 * stemmed; a document has them where a word of it begins so.
 */
export type QueryWord = readonly (readonly string[])[]
