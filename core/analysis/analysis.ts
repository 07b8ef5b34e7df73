import { megabyte } from '../forms/forms.ts'
import type { Day } from '../shared/day.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { Check } from './accessibility.ts'
import type { TextLanguage } from './language.ts'

/** Largest file that is analysed, in bytes (domain §7.13). */
export const mostBytes = 20 * megabyte
/** More pages are not read (domain §7.13). */
export const mostPages = 500
/** More text is not read: five hundred pages of a book have a million characters. */
export const mostCharacters = 3_000_000
/** So many different citations, and as many terms, are named; the others are counted. */
export const mostNamed = 1_000
/** Days after which nobody knows any more that a file was analysed. */
export const analysedKnownDays = 365
/** So many files that were analysed last are named. */
export const mostAnalysedShown = 50

/** Something a text names, in the order in which it is first named. */
export interface Named {
  /** How often. */
  readonly count: number
  /** The first page on which it stands, from 1. */
  readonly page: number
}

/** What was found, and how many there are in all. */
export interface Found<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** A norm or a decision that a text cites. */
export interface AnalysedCitation extends Named {
  /** As it is usually written: '§ 37 Abs. 6 BetrVG'. */
  readonly text: string
  /** Its page here, where there is one. */
  readonly url?: string
}

/** A term of the lexicon that a text names. */
export interface AnalysedTerm extends Named {
  readonly title: string
  readonly group: TargetGroup
  readonly url: string
}

/** The same file, byte by byte. */
export type Duplicate =
  /** It was analysed before, under that name. */
  | { readonly of: 'analysed'; readonly name: string; readonly on: Day }
  /** It is a document to take away from this site. */
  | { readonly of: 'download'; readonly title: string; readonly url: string }

/** What is known of a PDF once it was read. */
export interface PdfAnalysis {
  readonly name: string
  readonly bytes: number
  /** SHA-256 of the file, hex. */
  readonly digest: string
  /** As the file says it; absent where it says none. */
  readonly title?: string
  /** Which language it is written in; absent where its words do not tell. */
  readonly language?: TextLanguage
  /** The text of each page. */
  readonly pages: readonly string[]
  readonly citations: Found<AnalysedCitation>
  readonly terms: Found<AnalysedTerm>
  readonly checks: readonly Check[]
  readonly duplicates: readonly Duplicate[]
}

/** All that is stored of a PDF that was analysed. */
export interface AnalysedPdf {
  /** SHA-256 of the file, hex. */
  readonly digest: string
  readonly name: string
  readonly on: Day
  readonly pages: number
}
