import type { Page } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { Consent } from './media.ts'
import type { Video } from './video-record.ts'

/** The provider's films, without asking the video provider for anything. */
export interface ForWatchingVideos {
  /**
   * All in the order of the content; those in whose title, topic or description every word of `q` begins a word, and
   * those that a rubric recommends, by its address, where these are asked. Never refuses; a rubric that is not there
   * recommends none.
   */
  videos(ask: { readonly q?: string; readonly rubric?: string }): Promise<Result<Page<Video>, never>>
  /** Those recommended on the page of a rubric, by its address; none for one that is not there. Never refuses. */
  recommendedVideos(ask: { readonly rubric: string }): Promise<Result<Page<Video>, never>>
}

/** The page's consent tool: our own banner, or Cookiebot where a page has it. */
export interface ForAskingConsent {
  current(): Consent
  /** Opens the choice again; its outcome comes to the subscribers. */
  renew(): void
  /** Calls back with every decision made from now on; answers how to stop that. */
  subscribe(heard: (consent: Consent) => void): () => void
}
