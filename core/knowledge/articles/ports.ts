import type { Page, PageQuery } from '../../shared/page.ts'
import type { Document } from '../../shared/document.ts'
import type { NotFound, Redirected, Result } from '../../shared/result.ts'
import type { TargetGroup } from '../../shared/target-group.ts'
import type {
  Article,
  ArticleEntry,
  ArticleKind,
  ArticleSummary,
  ArticleTag,
  ArticlesOfTag,
  CountedTag,
  ElectionCategory,
  IssueWithArticles,
  ListedArticle,
} from './articles.ts'

/** Which articles are asked for; every field that is given must fit. */
export interface ArticleFilter {
  readonly kind?: ArticleKind
  /** Slug of a tag. */
  readonly tag?: string
  readonly targetGroup?: TargetGroup
  /** Address of a rubric. */
  readonly rubric?: string
  readonly category?: ElectionCategory
  /** Number of an issue of the magazine. */
  readonly issue?: number
  /** In which they were published, 1 to 9999. */
  readonly year?: number
}

/** What anyone may read of news, specialist articles, the magazine and election news. */
export interface ForReadingArticles {
  /**
   * Articles that fit, the newest first; `q` looks for words of title, teaser and tags, one that holds no word for
   * nothing in particular. Never refuses.
   */
  articles(ask: ArticleFilter & { readonly q?: string } & PageQuery): Promise<Result<Page<ListedArticle>, never>>
  /** One article of whatever kind. Refuses unknown numbers. */
  article(ask: { readonly id: number }): Promise<Result<Article, NotFound>>
  /**
   * An article as PDF, by a segment that ends in its number; where its slug is wrong it has moved. Refuses unknown
   * numbers.
   */
  articlePdf(ask: { readonly key: string }): Promise<Result<Document, NotFound | Redirected>>
  /** Those of a tag, the newest first. Refuses tags that no article has. */
  articlesOfTag(ask: { readonly tag: string } & PageQuery): Promise<Result<ArticlesOfTag, NotFound>>
  /** Every tag that an article has, in German order (get-tags). Never refuses. */
  articleTags(ask: {}): Promise<Result<Page<CountedTag>, never>>
  /** The issues of the magazine, the newest first, with what stands in them. Never refuses. */
  issues(ask: {}): Promise<Result<Page<IssueWithArticles>, never>>
}

/** Stores articles; only an import changes them. */
export interface ForStoringArticles {
  /** A page of those that fit and hold all of these words, the newest first, of one day the greater number first. */
  list(filter: ArticleFilter & { readonly words?: readonly string[] }, page: PageQuery): Promise<Page<ArticleSummary>>
  one(id: number): Promise<ArticleEntry | undefined>
  /** Those of these numbers, without their texts, in any order. */
  withIds(ids: readonly number[]): Promise<readonly ArticleSummary[]>
  /** Tags in use, in no particular order, with how many articles have them. */
  tags(): Promise<readonly (ArticleTag & { readonly count: number })[]>
}
