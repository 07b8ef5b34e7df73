import type { ListedArticle } from '#core/knowledge/articles/articles.ts'
import type { ArticleFilter } from '#core/knowledge/articles/ports.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import type { Site } from '#core/site.ts'
import { pageWording } from '#wording/pages.ts'
import type { Head } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { SubNavigation, type Way } from '../../ui/sub-navigation.tsx'
import { ArticleRows } from '../../blocks/article-rows.tsx'

const words = pageWording.articles
const rowsOnPage = 20

/** What a page of articles is made of. */
export interface ListShown {
  readonly found: PageOf<ListedArticle>
  /** Where in the list it begins; undefined: with the newest. */
  readonly after: string | undefined
}

/** A page of the articles that fit, from the cursor in its address on. */
export const listed = async (site: Site, filter: ArticleFilter, url: URL): Promise<ListShown> => {
  const after = url.searchParams.get('after') ?? undefined
  const answer = await site.knowledge.articles.articles({
    ...filter,
    limit: rowsOnPage,
    ...(after !== undefined && { after }),
  })
  return { found: answer.ok ? answer.value : { items: [] }, after }
}

/** The keys of the query that lists of articles read. */
export const listReads = ['after']

/** Searches keep the beginning of a list; whatever stands behind it they find by its articles. */
export const listHead = (
  { found, after }: ListShown,
  { href, ...told }: { readonly href: string } & Pick<Head, 'title' | 'description' | 'crumbs' | 'feed'>,
): Head => ({
  crumbs: [],
  ...told,
  ...(found.items.length > 0 && after === undefined ? { canonical: href } : { noindex: true }),
})

interface ListProps {
  readonly title: string
  readonly lead: string
  readonly href: string
  readonly shown: ListShown
  readonly ways?: readonly Way[]
  /** Articles of a year stand together. */
  readonly byYear?: true
}

/** Articles under a heading, a page of them at a time. */
export const ArticleList = ({ title, lead, href, shown: { found, after }, ways, byYear }: ListProps) => (
  <>
    <div className="wrap rhead stack">
      <h1>{withJoints(title)}</h1>
      <p className="lead">{lead}</p>
    </div>
    {ways && <SubNavigation label={words.choice} ways={ways} />}
    <div className="wrap sec first stack g3">
      {found.items.length === 0 && <Note icon="clock" title={after === undefined ? words.empty : words.nowhere} />}
      {found.items.length > 0 && !byYear && <ArticleRows articles={found.items} />}
      {byYear &&
        years(found.items).map(([year, articles]) => (
          <section key={year} aria-labelledby={`jahr-${year}`}>
            <h2 id={`jahr-${year}`}>{year}</h2>
            <ArticleRows articles={articles} heading="h3" />
          </section>
        ))}
      <p className="row apart">
        {found.next !== undefined && <GoLink href={pageHref(href, found.next)}>{words.further}</GoLink>}
        {after !== undefined && (
          <a className="txt" href={href}>
            {words.newest}
          </a>
        )}
      </p>
    </div>
  </>
)

/** Articles by the year of their publication, in their order. */
const years = (articles: readonly ListedArticle[]): readonly (readonly [string, readonly ListedArticle[]])[] => [
  ...Map.groupBy(articles, ({ publishedOn }) => publishedOn.slice(0, 4)),
]
