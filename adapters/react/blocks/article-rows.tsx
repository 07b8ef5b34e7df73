import { articleHref } from '#core/knowledge/articles/article-links.ts'
import type { ListedArticle } from '#core/knowledge/articles/articles.ts'
import { formatDate } from '#core/shared/dates.ts'
import { articlesWording as words } from '#wording/pages/articles.ts'
import { withJoints } from '../ui/compound-joints.ts'

/** What kind an article is of, and of election news which election it is about. */
export const kindText = ({ kind, category }: Pick<ListedArticle, 'kind' | 'category'>): string =>
  category === undefined ? words.kinds[kind] : words.elections[category]

/** An article in a list, under a heading of the second or third level. */
const ArticleRow = ({
  article,
  heading: Heading = 'h2',
}: {
  readonly article: ListedArticle
  readonly heading?: 'h2' | 'h3'
}) => (
  <article className="stack g1">
    <p className="small mute">
      {kindText(article)}, <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>,{' '}
      {words.minutes(article.readingMinutes)}
    </p>
    <Heading className="h3">
      <a href={articleHref(article)}>{withJoints(article.title)}</a>
    </Heading>
    <p className="measure">{article.teaser}</p>
  </article>
)

/** Articles one under the other. */
export const ArticleRows = ({
  articles,
  heading,
}: {
  readonly articles: readonly ListedArticle[]
  readonly heading?: 'h2' | 'h3'
}) => (
  <div className="listing">
    {articles.map((article) => (
      <ArticleRow key={article.id} article={article} {...(heading && { heading })} />
    ))}
  </div>
)
