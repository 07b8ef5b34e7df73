import type { Opened } from '../support/opened.ts'

export type ListedKind = 'news' | 'fach' | 'wahl'

export interface ArticleSeen {
  readonly title: string
  readonly author: string
  /** Where its text leads. */
  readonly links: readonly string[]
}

/** What a reader does with news, specialist articles, the magazine and election news; lists are read by title. */
export interface ReadsArticles {
  list(kind: ListedKind): Promise<readonly string[]>
  election(category: 'betriebsratswahl' | 'sbv-wahl' | 'jav-wahl'): Promise<readonly string[]>
  magazine(): Promise<readonly string[]>
  tag(slug: string): Promise<readonly string[]>
  article(address: string): Promise<Opened<ArticleSeen>>
}

export interface ArticleChoice {
  readonly q?: string
  readonly kind?: ListedKind
  readonly targetGroup?: 'br' | 'sbv' | 'jav'
  readonly year?: number
}

/** What other programs ask about articles. */
export interface AsksForArticles {
  titles(filter: ArticleChoice): Promise<readonly string[]>
  /** All titles, so many at a time. */
  pageByPage(limit: number): Promise<readonly string[]>
  tags(): Promise<readonly { readonly title: string; readonly count: number }[]>
}
