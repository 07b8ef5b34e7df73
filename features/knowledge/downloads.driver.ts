import type { DownloadFilter } from '#core/knowledge/downloads/downloads.ts'

export interface DownloadSeen {
  readonly title: string
  readonly forMembers: boolean
  /** Pages and kilobytes, as far as they are told. */
  readonly file: string
}

export interface DownloadsSeen {
  readonly downloads: readonly DownloadSeen[]
  /** What there is to choose from, with how many there would be. */
  readonly rubrics: readonly string[]
  readonly kinds: readonly string[]
}

/** What came of taking a document. */
export type TakenDownload =
  | { readonly pdf: string }
  /** He is asked to sign in first; where there is a screen, this is where he would be led. */
  | { readonly login: true }
  | { readonly missing: true }

/** What somebody does with documents to take away. */
export interface TakesDownloads {
  downloads(filter: DownloadFilter): Promise<DownloadsSeen>
  take(slug: string): Promise<TakenDownload>
}

export interface QuestionSeen {
  readonly about: string
  readonly question: string
  readonly answer: string
  /** Addresses that the answer leads to, with commas between. */
  readonly links: string
}

/** What somebody does with questions that are asked often. */
export interface ReadsQuestions {
  questions(): Promise<readonly QuestionSeen[]>
}
