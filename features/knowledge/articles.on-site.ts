import { articleAt } from '#core/knowledge/articles/article-at.view.ts'
import type { ListedArticle } from '#core/knowledge/articles/articles.ts'
import type { Page } from '#core/shared/page.ts'
import type { Result } from '#core/shared/result.ts'
import { articlesWording } from '#wording/pages/articles.ts'
import type { Entry } from '../support/entry.ts'
import { linksInHtml } from '../support/links-in-html.ts'
import type { AsksForArticles, ReadsArticles } from './articles.driver.ts'

const titlesIn = (answer: Result<Page<ListedArticle>, never>): readonly string[] =>
  answer.ok ? answer.value.items.map(({ title }) => title) : []

/** Reads articles through the port, as their pages do. */
export const readsArticlesOnSite = ({
  site: {
    knowledge: { articles },
  },
}: Entry): ReadsArticles => ({
  list: async (kind) => titlesIn(await articles.articles({ kind })),
  election: async (category) => titlesIn(await articles.articles({ kind: 'wahl', category })),
  magazine: async () => {
    const issues = await articles.issues({})
    return issues.ok ? issues.value.items.flatMap((issue) => issue.articles.map(({ title }) => title)) : []
  },
  tag: async (tag) => titlesIn(await articles.articles({ tag })),
  article: async (address) => {
    const answer = await articleAt(articles, address)
    if (answer.ok) {
      const { title, author, html } = answer.value
      return { found: { title, author: author?.name ?? articlesWording.editors, links: linksInHtml(html) } }
    }
    return answer.refusal.why === 'moved' ? { ledTo: answer.refusal.to } : { missing: true }
  },
})

export const asksForArticlesOnSite = ({
  site: {
    knowledge: { articles },
  },
}: Entry): AsksForArticles => ({
  titles: async (filter) => titlesIn(await articles.articles(filter)),
  pageByPage: async (limit) => {
    const titles: string[] = []
    let after: string | undefined
    do {
      const answer = await articles.articles({ limit, ...(after !== undefined && { after }) })
      if (!answer.ok) throw new Error('this port never refuses')
      titles.push(...titlesIn(answer))
      after = answer.value.next
    } while (after !== undefined)
    return titles
  },
  tags: async () => {
    const tags = await articles.articleTags({})
    return tags.ok ? tags.value.items : []
  },
})
