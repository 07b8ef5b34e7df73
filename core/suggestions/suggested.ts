import type { ListedArticle } from '../knowledge/articles/articles.ts'

/** An article with why it is suggested, in German. */
export interface SuggestedArticle extends Pick<ListedArticle, 'id' | 'title' | 'teaser' | 'url' | 'publishedOn'> {
  readonly reason: string
}

/** As many as are suggested unless fewer or more are told, and at most (domain §7.11). */
export const usualSuggestions = 6
export const mostSuggestions = 12
