import {
  electionCategories,
  isElectionCategory,
  type CountedTag,
  type ElectionCategory,
} from '#core/knowledge/articles/articles.ts'
import { isOfNote } from '#core/knowledge/articles/tags-of-note.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import type { Way } from '../../ui/sub-navigation.tsx'
import { ArticleList, listed, listHead, listReads, type ListShown } from './article-list.tsx'

const words = pageWording.articles

const listOf = (kind: 'news' | 'fach', href: string): Page<ListShown> => {
  const { title, lead, description } = words.lists[kind]
  return {
    reads: listReads,
    loader: async ({ site, url }) => forEveryone(await listed(site, { kind }, url), ['articles']),
    head: (shown) => listHead(shown, { href, title, description, feed: kind === 'news' ? 'news' : 'all' }),
    Component: ({ data }) => <ArticleList title={title} lead={lead} href={href} shown={data} />,
  }
}

export const newsPage = listOf('news', addressOf.news)
export const specialistArticlesPage = listOf('fach', addressOf.specialistArticles)

/** Election news, and those of each kind of election. */
const ways = (current?: ElectionCategory): readonly Way[] => [
  { href: addressOf.electionArchive, title: words.all, current: current === undefined },
  ...electionCategories.map((category) => ({
    href: addressOf.electionCategory(category),
    title: words.elections[category],
    current: category === current,
  })),
]

/** All election news, year by year. */
export const electionArchivePage: Page<ListShown> = {
  reads: listReads,
  loader: async ({ site, url }) => forEveryone(await listed(site, { kind: 'wahl' }, url), ['articles']),
  head: (shown) => {
    const { title, description } = words.lists.archive
    return listHead(shown, { href: addressOf.electionArchive, title, description, feed: 'all' })
  },
  Component: ({ data }) => (
    <ArticleList
      title={words.lists.archive.title}
      lead={words.lists.archive.lead}
      href={addressOf.electionArchive}
      shown={data}
      ways={ways()}
      byYear
    />
  ),
}

/** News of one kind of election. */
export const electionCategoryPage: Page<ListShown & { readonly category: ElectionCategory }> = {
  reads: listReads,
  async loader({ site, params: { category }, url }) {
    if (!isElectionCategory(category)) throw notFound()
    return forEveryone({ ...(await listed(site, { kind: 'wahl', category }, url)), category }, ['articles'])
  },
  head: ({ category, ...shown }) => {
    const { title, description } = words.lists.category
    return listHead(shown, {
      href: addressOf.electionCategory(category),
      title: title(category),
      description: description(category),
      crumbs: [{ title: words.lists.archive.title, href: addressOf.electionArchive }],
      feed: 'all',
    })
  },
  Component: ({ data: { category, ...shown } }) => (
    <ArticleList
      title={words.lists.category.title(category)}
      lead={words.lists.category.lead}
      href={addressOf.electionCategory(category)}
      shown={shown}
      ways={ways(category)}
    />
  ),
}

/** What is gathered under a tag; one that no article has is nowhere. */
export const tagPage: Page<ListShown & { readonly tag: CountedTag }> = {
  reads: listReads,
  async loader({ site, params: { tag = '' }, url }) {
    const [shown, tags] = await Promise.all([listed(site, { tag }, url), site.knowledge.articles.articleTags({})])
    const known = tags.ok ? tags.value.items.find(({ id }) => id === tag) : undefined
    if (!known) throw notFound()
    return forEveryone({ ...shown, tag: known }, ['articles'])
  },
  head: ({ tag, ...shown }) => {
    const { title, description } = words.lists.tag
    const { canonical, ...told } = listHead(shown, {
      href: tag.url,
      title: title(tag.title),
      description: description(tag.title),
      feed: 'all',
    })
    return canonical !== undefined && isOfNote(tag) ? { ...told, canonical } : { ...told, noindex: true }
  },
  Component: ({ data: { tag, ...shown } }) => (
    <ArticleList title={words.lists.tag.title(tag.title)} lead={words.lists.tag.lead} href={tag.url} shown={shown} />
  ),
}
