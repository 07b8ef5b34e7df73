import type { ConferenceDetails } from '../conference/conference.ts'
import type { Position } from '../jobs/jobs.ts'
import type { ArticleSummary } from '../knowledge/articles/articles.ts'
import type { LexiconEntry } from '../knowledge/lexicon/lexicon.ts'

interface Named {
  readonly internalId: number
  readonly name: string
}

/** Addresses of pages; every context knows its own. */
export interface Links {
  readonly theme: (theme: { readonly url: string }) => string
  readonly themeEvents: (theme: { readonly url: string }) => string
  readonly event: (event: { readonly url: string }) => string
  readonly rubric: (rubric: { readonly url: string }) => string
  readonly location: (location: Named) => string
  readonly hotel: (hotel: Named) => string
  readonly conference: (conference: { readonly url: ConferenceDetails['theme'] }) => string
  readonly position: (position: Position) => string
  readonly article: (article: Pick<ArticleSummary, 'id' | 'kind' | 'slug'>) => string
  readonly lexiconEntry: (product: string, entry: Pick<LexiconEntry, 'group' | 'slug'>) => string
}
