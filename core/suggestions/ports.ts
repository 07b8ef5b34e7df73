import type { Video } from '../media/video-record.ts'
import type { Recommendation } from '../recommendations/recommendations.ts'
import type { NotSignedIn, Result } from '../shared/result.ts'
import type { SuggestedArticle } from './suggested.ts'

/** At most 12, six unless fewer or more are told. */
interface SuggestionQuery {
  readonly limit?: number
}

/**
 * What a member may like to read, attend or watch (domain §7.2): by what she bookmarked, attended and booked, and by
 * the bodies she belongs to. Never what she bookmarked, attended or booked already, never what is past; the same
 * profile and content give the same answer, each with its reason. Refuses whoever is not signed in.
 */
export interface ForSuggesting {
  /** Where nothing is known of her, the newest ones. */
  articles(ask: SuggestionQuery): Promise<Result<{ readonly items: readonly SuggestedArticle[] }, NotSignedIn>>
  /** Seminars and training series with an event to come; none where nothing is known of her. */
  themes(ask: SuggestionQuery): Promise<Result<{ readonly items: readonly Recommendation[] }, NotSignedIn>>
  /** All films of the provider; the video provider is not asked for anything. */
  videos(ask: {}): Promise<Result<{ readonly items: readonly Video[] }, NotSignedIn>>
}
