import type {
  ArticleEntry,
  ArticleKind,
  ArticleSummary,
  ArticleText,
  ElectionCategory,
} from '#core/knowledge/articles/articles.ts'
import type { ArticleFilter } from '#core/knowledge/articles/ports.ts'
import type { ContentWithDays } from '#core/content/ports.ts'

/** An article by the columns that are asked for. */
export interface ArticleRow {
  readonly id: number
  readonly kind: ArticleKind
  readonly published_on: string
  readonly issue: number | null
  readonly category: ElectionCategory | null
  /** JSON of `ArticleSummary`: what lists tell. */
  readonly summary: string
  /** JSON of `Printed`: what only its page and its paper tell. */
  readonly document: string
}

/** What is stored beside the summary. */
type Printed = ArticleText & Pick<ArticleEntry, 'blocks'>

/** Something that an article is found by and may have several of. */
export interface ArticleLabelRow {
  readonly article_id: number
  readonly kind: 'tag' | 'group' | 'rubric' | 'word'
  readonly value: string
  /** Of a tag as it is written; empty of all else. */
  readonly title: string
}

export interface ResolvedArticle {
  readonly row: ArticleRow
  readonly labels: readonly ArticleLabelRow[]
}

export const resolvedArticle = (article: ContentWithDays['articles'][number]): ResolvedArticle => {
  const { searchWords, asOf, rubrics, themes, html, blocks, ...summary } = article
  const text: Printed = { ...(asOf !== undefined && { asOf }), rubrics, themes, html, blocks }
  const { id, kind, publishedOn, issue = null, category = null } = summary
  const labels = (of: ArticleLabelRow['kind'], values: readonly string[]): readonly ArticleLabelRow[] =>
    [...new Set(values)].map((value) => ({ article_id: id, kind: of, value, title: '' }))
  return {
    row: {
      id,
      kind,
      published_on: publishedOn,
      issue,
      category,
      summary: JSON.stringify(summary satisfies ArticleSummary),
      document: JSON.stringify(text),
    },
    labels: [
      ...summary.tags.map(({ slug, title }): ArticleLabelRow => ({ article_id: id, kind: 'tag', value: slug, title })),
      ...labels('group', summary.targetGroups),
      ...labels('rubric', rubrics),
      ...labels('word', searchWords),
    ],
  }
}

export const summaryIn = ({ summary }: Pick<ArticleRow, 'summary'>): ArticleSummary => JSON.parse(summary)

export const articleIn = ({ summary, document }: Pick<ArticleRow, 'summary' | 'document'>): ArticleEntry => {
  const text: Printed = JSON.parse(document)
  return { ...summaryIn({ summary }), ...text }
}

/** The labels that an article must have to pass, each of its own. */
export const neededLabels = ({
  tag,
  targetGroup,
  rubric,
}: ArticleFilter): readonly Pick<ArticleLabelRow, 'kind' | 'value'>[] =>
  (
    [
      ['tag', tag],
      ['group', targetGroup],
      ['rubric', rubric],
    ] as const
  ).flatMap(([kind, value]) => (value === undefined ? [] : [{ kind, value }]))

/** The first and last day of a year; days sort as text. */
export const daysOfYear = (year: number): { readonly first: string; readonly last: string } => {
  const digits = String(year).padStart(4, '0')
  return { first: `${digits}-01-01`, last: `${digits}-12-31` }
}
