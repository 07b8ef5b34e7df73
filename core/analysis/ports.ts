import type { Invalid, NotAllowed, NotSignedIn, Result } from '../shared/result.ts'
import type { UploadedFile } from '../forms/forms.ts'
import type { Page } from '../shared/page.ts'
import type { PdfFacts } from './accessibility.ts'
import type { AnalysedPdf, PdfAnalysis } from './analysis.ts'
import type { NamedInText, TermsOfGroups } from './named-in-text.ts'

/** Why nothing can be told of a PDF. */
export const unreadableReasons = [
  /** It asks for a password, or is encrypted without one. */
  'encrypted',
  /** A portfolio: a cover, and other files in it. */
  'portfolio',
  'too-many-pages',
  'too-much-text',
  /** Reading it takes longer, or more memory, than any text needs. */
  'takes-too-long',
  'needs-too-much',
  /** It begins as a PDF and is none, or breaks off. */
  'broken',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

export interface PdfUnreadable {
  readonly why: 'pdf-unreadable'
  readonly because: UnreadableReason
}

/** Why a file is not even opened. */
export type PdfNotTaken =
  | Invalid<'pdf'>
  | { readonly why: 'files-too-large'; readonly fields: Invalid<'pdf'>['fields'] }
  | { readonly why: 'files-of-wrong-kind'; readonly fields: Invalid<'pdf'>['fields'] }

/** Looks at PDFs for those who publish them: administrators alone. */
export interface ForAnalysingPdfs {
  /**
   * What one PDF says, what it cites and how accessible it is; no script in it is run. Of the file itself nothing is
   * stored but its fingerprint, name and number of pages, for a year. Refuses more or less than one file, what is
   * larger than 20 MB or no PDF, and what cannot be read.
   */
  analyse(ask: {
    readonly pdf: readonly UploadedFile[]
  }): Promise<Result<PdfAnalysis, NotSignedIn | NotAllowed | PdfNotTaken | PdfUnreadable>>
  /** Files that were analysed within a year, the last fifty, latest first. */
  analysed(ask: {}): Promise<Result<Page<AnalysedPdf>, NotSignedIn | NotAllowed>>
}

/** What a PDF holds. */
export interface PdfReading {
  /** SHA-256 of the file, hex. */
  readonly digest: string
  /** The text of each page. */
  readonly pages: readonly string[]
  readonly facts: PdfFacts
  readonly named: NamedInText
}

/** Reads PDFs that strangers made. */
export interface ForReadingPdfs {
  /**
   * Reads one apart from everything else, within limits of time and memory, and looks for terms in it. Takes a fraction
   * of a second, and some seconds for hundreds of pages.
   */
  read(bytes: Uint8Array, terms: TermsOfGroups): Promise<Result<PdfReading, PdfUnreadable>>
}

/** Remembers which files were analysed, for a year. */
export interface ForStoringAnalysedPdfs {
  /** At most so many, the last one first. */
  latest(most: number): Promise<readonly AnalysedPdf[]>
  byDigest(digest: string): Promise<AnalysedPdf | undefined>
  /** Remembers one, in place of what was remembered of the same bytes. */
  record(pdf: AnalysedPdf): Promise<void>
}
