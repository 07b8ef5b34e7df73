import type { UploadedFile } from '#core/forms/forms.ts'

/** Something that a PDF cites or names, and where that leads. */
export interface NamedSeen {
  readonly what: string
  readonly page: string
  readonly count: string
  readonly address?: string
}

export interface AnalysisSeen {
  readonly title: string
  readonly language: string
  readonly pages: string
  /** What stands on the first pages. */
  readonly text: readonly string[]
  readonly citations: readonly NamedSeen[]
  readonly terms: readonly NamedSeen[]
  /** Names of checks with what came of each. */
  readonly checks: readonly { readonly name: string; readonly verdict: string }[]
  readonly duplicates: readonly string[]
}

export interface KnownPdf {
  readonly name: string
  readonly pages: string
  readonly on: string
}

/** Somebody is asked to sign in, or told that it is not for him. */
export type Shut = 'signed out' | 'not allowed'

/** What somebody does who looks into PDFs. */
export interface AnalysesPdfs {
  /** Answers what is told of it, or the sentence beside the file. */
  analyse(files: readonly UploadedFile[]): Promise<AnalysisSeen | { readonly told: string }>
  analysed(): Promise<readonly KnownPdf[] | Shut>
}
