import { listHref } from '../knowledge/articles/article-links.ts'
import type { ArticleSummary } from '../knowledge/articles/articles.ts'
import type { ForStoringArticles } from '../knowledge/articles/ports.ts'
import { isOfNote } from '../knowledge/articles/tags-of-note.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Links } from './links.ts'

interface ArticlePage {
  readonly path: string
  readonly tags: readonly string[]
}

/** Every article, the lists that hold any, and the tags that many have. */
export const articlePages = async (
  articles: ForStoringArticles,
  links: Pick<Links, 'article'>,
): Promise<readonly ArticlePage[]> => {
  const [all, tags] = await Promise.all([everyOne(articles), articles.tags()])
  const lists = new Set([
    ...all.map(({ kind }) => listHref[kind]),
    ...all.flatMap(({ category }) => (category === undefined ? [] : addressOf.electionCategory(category))),
    ...tags.filter(isOfNote).map(({ slug }) => addressOf.tag(slug)),
  ])
  return [
    ...[...lists].map((path) => ({ path, tags: ['articles'] })),
    ...all.map((article) => ({ path: links.article(article), tags: [`article:${article.id}`] })),
  ]
}

const everyOne = async (articles: ForStoringArticles): Promise<readonly ArticleSummary[]> => {
  const all: ArticleSummary[] = []
  let after: string | undefined
  do {
    const page = await articles.list({}, after === undefined ? {} : { after })
    all.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return all
}
