import type { Page } from '../shared/page.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { CitingPieces, LegalBasis, PieceType, Recommendation } from './recommendations.ts'

/** For what something is recommended. */
export interface RelatedQuery {
  readonly type: PieceType
  /** See `Piece.id`; of a norm 'betrvg/37'. */
  readonly id: string
  /** At most 12, six unless fewer or more are asked. */
  readonly limit?: number
}

/** Relates several pieces at once. */
export interface ForRelating {
  /**
   * For each of these pieces what goes with it, of some types, the best first and `most` at most; none for what is not
   * there, themes without an event to come as well. Reads nothing while the content stays the same.
   */
  relatedTo(
    seeds: readonly Pick<RelatedQuery, 'type' | 'id'>[],
    types: readonly PieceType[],
    most: number,
  ): Promise<readonly (readonly Recommendation[])[]>
}

/**
 * What goes with a piece of content, by what both are about: norms and decisions that they cite, terms, tags, rubric
 * (domain §7.11). The same content gives the same answer; nothing is recommended for itself, and no list is filled up
 * with what has nothing to do with it. Each refuses what is not there.
 */
export interface ForRecommending {
  /** Entries of the lexicon, decisions and documents. */
  relatedTopics(ask: RelatedQuery): Promise<Result<Page<Recommendation>, NotFound>>
  /** Articles of all kinds. */
  relatedNews(ask: RelatedQuery): Promise<Result<Page<Recommendation>, NotFound>>
  /** Seminars and training series with an event to come. */
  relatedThemes(ask: RelatedQuery): Promise<Result<Page<Recommendation>, NotFound>>
  /** Fachtagungen with an event to come. */
  relatedConferences(ask: RelatedQuery): Promise<Result<Page<Recommendation>, NotFound>>
  relatedVideos(ask: RelatedQuery): Promise<Result<Page<Recommendation>, NotFound>>
  /**
   * What cites a norm, '37' or 'art-9', or any norm of a law where none is said: by type, those first that cite most of
   * them, then the latest; seminars and Fachtagungen with an event to come alone. Refuses laws that nobody knows.
   */
  citedIn(ask: { readonly law: string; readonly norm?: string }): Promise<Result<Page<CitingPieces>, NotFound>>
  /**
   * The norms that a piece of content cites, the law that it cites most first, at most 24; of a theme, also the lines
   * of its texts that lead to what they cite. Refuses what is not there.
   */
  legalBasis(ask: Pick<RelatedQuery, 'type' | 'id'>): Promise<Result<LegalBasis, NotFound>>
}
