import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { articleAt } from '#core/knowledge/articles/article-at.view.ts'
import { articleHref, articlePdfHref, listHref } from '#core/knowledge/articles/article-links.ts'
import type { Article, ArticleKind, ListedArticle } from '#core/knowledge/articles/articles.ts'
import { recommendationTags } from '#core/recommendations/recommendation-tags.ts'
import type { Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedOnPage } from '#core/recommendations/related.view.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { covered } from '#core/shared/pictures.ts'
import type { Site } from '#core/site.ts'
import { articleItem } from '#core/wishlist/bookmark-items.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound, redirectedTo } from '../../answers.ts'
import { kindText } from '../../blocks/article-rows.tsx'
import { EditorialLine } from '../../blocks/editorial-line.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { NewsletterBand } from '../../blocks/newsletter-band.tsx'
import { Related } from '../../blocks/related.tsx'
import { FittingSeminars, seminarsAt, seminarsShown } from '../../blocks/fitting-seminars.tsx'
import type { Page } from '../../page.ts'
import { articleLd, pictureOfArticle } from '../../shell/json-ld/articles.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/pictures.tsx'
import { Prose } from '../../ui/prose.tsx'
import { issueAnchor } from './magazine.tsx'

const words = pageWording.articles
const othersShown = 4

interface ArticleShown {
  readonly article: Article
  readonly related: readonly Recommendation[]
  /** The newest of its kind to go on with. */
  readonly others: readonly ListedArticle[]
  readonly seminars: readonly Card[]
}

/** Where the lists of the kinds are called what. */
const listTitle: Readonly<Record<ArticleKind, string>> = {
  news: words.lists.news.title,
  fach: words.lists.fach.title,
  magazin: words.magazine.title,
  interview: words.magazine.title,
  wahl: words.lists.archive.title,
}

/** An article of any kind. Its number finds it; any other address than its own leads to that (domain §7.13). */
export const articlePage: Page<ArticleShown> = {
  async loader({ site, url }) {
    const answer = await articleAt(site.knowledge.articles, url.pathname)
    if (!answer.ok) throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
    const article = answer.value
    const id = String(article.id)
    const related = await relatedOnPage(site.knowledge.recommendations, { type: 'artikel', id })
    const [others, seminars] = await Promise.all([othersThan(site, article, related), seminarsOn(site, article)])
    return forEveryone({ article, related, others, seminars }, [
      `article:${article.id}`,
      'record:expert',
      'laws',
      ...recommendationTags,
    ])
  },
  head: ({ article }, frame) => ({
    title: article.title,
    description: article.teaser,
    canonical: articleHref(article),
    crumbs: [{ title: listTitle[article.kind], href: listHref[article.kind] }],
    picture: pictureOfArticle(article),
    feed: article.kind === 'news' ? 'news' : 'all',
    jsonLd: [articleLd(article, frame)],
  }),
  Component: ({ data: { article, related, others, seminars }, frame }) => (
    <>
      <article className="wrap">
        <header className="rhead stack">
          <p className="small mute">
            {kindText(article)}, {words.published}{' '}
            <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          </p>
          <h1>{withJoints(article.title)}</h1>
          <p className="lead">{article.teaser}</p>
          <Author article={article} />
          <EditorialLine
            title={article.title}
            address={frame.settings.siteOrigin + articleHref(article)}
            asOf={article.asOf}
            minutes={article.readingMinutes}
          />
          <HeartHost item={articleItem(article)} label={article.title} frame={frame} />
        </header>
        <div className="side">
          <div className="stack g4">
            {article.picture && <Picture picture={{ ...article.picture, ...covered, caption: '' }} />}
            <Prose html={article.html} />
            <p className="small mute">{pageWording.reading.editorial.advice}</p>
          </div>
          <Beside article={article} related={related} others={others} />
        </div>
      </article>
      <FittingSeminars title={words.seminars} seminars={seminars} frame={frame} />
      <NewsletterBand />
    </>
  ),
}

const Author = ({ article: { author } }: Pick<ArticleShown, 'article'>) => (
  <p className="small">
    {words.by} <strong>{author?.name ?? words.editors}</strong>
    {author && `, ${author.title}`}
  </p>
)

const Beside = ({ article, related, others }: Pick<ArticleShown, 'article' | 'related' | 'others'>) => (
  <div className="stack g4">
    {article.tags.length > 0 && (
      <section className="stack" aria-labelledby="schlagworte">
        <h2 className="h4" id="schlagworte">
          {words.tags}
        </h2>
        <ul className="lines small">
          {article.tags.map(({ slug, title }) => (
            <li key={slug}>
              <a href={addressOf.tag(slug)}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
    )}
    <p>
      <a className="txt" href={articlePdfHref(article)} rel="nofollow">
        <Icon name="file" />
        {words.pdf}
      </a>
    </p>
    {article.issue !== undefined && (
      <p>
        <GoLink href={`${addressOf.magazine}#${issueAnchor(article.issue)}`}>{words.inIssue}</GoLink>
      </p>
    )}
    <Related items={related} />
    {others.length > 0 && (
      <section className="stack" aria-labelledby="weiterlesen">
        <h2 className="h4" id="weiterlesen">
          {words.more}
        </h2>
        <ul className="lines small">
          {others.map((other) => (
            <li key={other.id}>
              <a href={articleHref(other)}>{other.title}</a>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)

/** The newest of the same kind, of the magazine those of the same issue; without those that are related anyway. */
const othersThan = async (
  site: Site,
  { id, kind, issue }: Article,
  related: readonly Recommendation[],
): Promise<readonly ListedArticle[]> => {
  const filter = issue === undefined ? { kind } : { issue }
  const leftOut = new Set([id, ...related.filter(({ type }) => type === 'artikel').map((one) => Number(one.id))])
  const found = await site.knowledge.articles.articles({ ...filter, limit: othersShown + leftOut.size })
  return found.ok ? found.value.items.filter((other) => !leftOut.has(other.id)).slice(0, othersShown) : []
}

/** Those that the article names; where it names none, those that are about the same. */
const seminarsOn = async (site: Site, { id, themes }: Article): Promise<readonly Card[]> => {
  return seminarsAt(site, themes.length > 0 ? themes : await seminarsLike(site, String(id)))
}

const seminarsLike = async (site: Site, id: string): Promise<readonly string[]> => {
  const found = await site.knowledge.recommendations.relatedThemes({ type: 'artikel', id, limit: seminarsShown })
  return found.ok ? found.value.items.map((one) => one.id) : []
}
