import type { PieceType } from '#core/recommendations/recommendations.ts'

/** Something that cites a norm: what kind of thing it is, and its title. */
export interface CitingSeen {
  readonly kind: PieceType
  readonly title: string
}

/** What a reader is led to from a page. */
export interface ReadsWhatGoesTogether {
  /** What cites a norm, 'betrvg/37', or any norm of a law, 'betrvg'. */
  citing(of: string): Promise<readonly CitingSeen[]>
  /** What goes with a text, each as 'title: reason'. */
  related(kind: PieceType, id: string): Promise<readonly string[]>
  /** The norms that a seminar teaches. */
  legalBasis(theme: string): Promise<readonly string[]>
  /** Where the lines of its programme lead. */
  taught(theme: string): Promise<readonly string[]>
}

export type RelatedKind = 'topics' | 'news' | 'themes' | 'conferences' | 'videos'

/** What other programs ask for; undefined for what is not there. */
export interface AsksForRecommendations {
  related(wanted: RelatedKind, kind: PieceType, id: string): Promise<readonly string[] | undefined>
}
