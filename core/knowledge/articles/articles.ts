import type { Block } from '../../documents/documents.ts'
import type { Day } from '../../shared/day.ts'
import type { Page } from '../../shared/page.ts'
import type { TargetGroup } from '../../shared/target-group.ts'

/** News, specialist articles, what the magazine prints and talks about, and news of elections (spec §2). */
export const articleKinds = ['news', 'fach', 'magazin', 'interview', 'wahl'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** Which election news of elections are about. */
export const electionCategories = ['betriebsratswahl', 'sbv-wahl', 'jav-wahl'] as const
export type ElectionCategory = (typeof electionCategories)[number]

export const isElectionCategory = (text: string | undefined): text is ElectionCategory =>
  electionCategories.some((category) => category === text)

/** A word under which articles are gathered, and what stands for it in addresses. */
export interface ArticleTag {
  readonly slug: string
  readonly title: string
}

/** A picture of our own origin, 1200 by 630 pixels. */
export interface ArticlePicture {
  readonly url: string
  /** What it shows, for whoever does not see it. */
  readonly alt: string
}

/** Stands in place of an expert where nobody signs. */
export const editors = 'redaktion'

/** What a list tells of an article. */
export interface ArticleSummary {
  /** One number of all kinds of articles together. */
  readonly id: number
  readonly kind: ArticleKind
  readonly slug: string
  readonly title: string
  readonly teaser: string
  readonly publishedOn: Day
  readonly targetGroups: readonly TargetGroup[]
  readonly tags: readonly ArticleTag[]
  /** Of news of elections. */
  readonly category?: ElectionCategory
  /** Number of the issue of the magazine that it stands in. */
  readonly issue?: number
  readonly picture?: ArticlePicture
  /** Key of an expert, or `editors`. */
  readonly author: string
  /** Whole minutes, at least one. */
  readonly readingMinutes: number
}

/** What only the page of an article tells. */
export interface ArticleText {
  /** The day on which the text was checked last, where that is said. */
  readonly asOf?: Day
  /** Addresses of the rubrics and themes that it goes with, the best first. */
  readonly rubrics: readonly string[]
  readonly themes: readonly string[]
  /** Running text: HTML made from Markdown without raw HTML. */
  readonly html: string
}

/** An article as it is stored. */
export interface ArticleEntry extends ArticleSummary, ArticleText {
  /** The running text as it is printed. */
  readonly blocks: readonly Block[]
}

/** An article in a list, with the address of its page. */
export interface ListedArticle extends Omit<ArticleSummary, 'author'> {
  readonly url: string
  /** null: the editors wrote it. */
  readonly author: ArticleAuthor | null
}

export interface ArticleAuthor {
  readonly id: string
  readonly name: string
  /** What stands under the name, such as 'Fachanwältin für Arbeitsrecht, Hamburg'. */
  readonly title: string
}

/** An article as it is read: with links to what its text cites, and to terms that it names. */
export interface Article extends ListedArticle, ArticleText {}

/** A page of the articles of a tag, and whether the list goes on (domain §7.6). */
export interface ArticlesOfTag extends Page<ListedArticle> {
  readonly hasMore: boolean
}

/** A tag with how many articles are gathered under it (domain §7.6, get-tags). */
export interface CountedTag {
  readonly id: string
  /** Address of its page. */
  readonly url: string
  readonly title: string
  readonly count: number
}

/** An issue of the magazine. */
export interface Issue {
  readonly number: number
  readonly title: string
  readonly publishedOn: Day
  readonly description: string
}

/** Kinds of records that are the magazine's (core/records). */
export interface ArticleRecords {
  readonly issue: Issue
}

/** An issue with what stands in it. */
export interface IssueWithArticles extends Issue {
  readonly articles: readonly ListedArticle[]
}
