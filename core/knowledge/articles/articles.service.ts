import type { PeopleRecords } from '../../people/people.ts'
import type { ForStoringRecords } from '../../records/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { byGerman } from '../../shared/german-order.ts'
import { done, refused } from '../../shared/result.ts'
import { articleHref } from './article-links.ts'
import {
  editors,
  type ArticleAuthor,
  type ArticleRecords,
  type ArticleSummary,
  type ListedArticle,
} from './articles.ts'
import type { ForReadingArticles, ForStoringArticles } from './ports.ts'

interface ArticleNeeds {
  readonly articles: ForStoringArticles
  readonly records: ForStoringRecords<ArticleRecords & Pick<PeopleRecords, 'expert'>>
  readonly german: ForAnalysingGerman
}

const listed = <A extends ArticleSummary>(article: A): A & Pick<ListedArticle, 'url'> => ({
  ...article,
  url: articleHref(article),
})

/** News, specialist articles, the magazine and election news, as anyone may read them. */
export const articlesOf = ({ articles, records, german }: ArticleNeeds): ForReadingArticles => {
  const authorOf = async (key: string): Promise<ArticleAuthor | null> => {
    const expert = key === editors ? undefined : await records.one('expert', key)
    return expert ? { id: expert.id, name: expert.name, title: expert.title } : null
  }

  return {
    async articles({ q, after, limit, ...filter }) {
      const words = q === undefined ? [] : german.queryWords(q)
      const { items, next } = await articles.list(
        { ...filter, words },
        { ...(after !== undefined && { after }), ...(limit !== undefined && { limit }) },
      )
      return done({ items: items.map(listed), ...(next !== undefined && { next }) })
    },

    async article({ id }) {
      const found = await articles.one(id)
      if (!found) return refused({ why: 'not-found' })
      return done({ ...listed(found), author: await authorOf(found.author) })
    },

    async articleTags() {
      const tags = await articles.tags()
      const items = tags
        .toSorted(byGerman(({ title }) => title))
        .map(({ slug, title, count }) => ({ id: slug, url: addressOf.tag(slug), title, count }))
      return done({ items, total: items.length })
    },

    async issues() {
      const issues = await records.all('issue')
      const withArticles = issues.map(async (issue) => {
        const { items } = await articles.list({ issue: issue.number }, {})
        return { ...issue, articles: items.map(listed) }
      })
      const items = (await Promise.all(withArticles)).toSorted((one, other) => other.number - one.number)
      return done({ items, total: items.length })
    },
  }
}
