import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import type { ForPrintingPdfs } from '../../documents/ports.ts'
import type { Expert, PeopleRecords } from '../../people/people.ts'
import type { ForStoringRecords } from '../../records/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { byGerman } from '../../shared/german-order.ts'
import { keyedSegment } from '../../shared/keyed-address.ts'
import type { Origins } from '../../shared/origins.ts'
import { done, refused } from '../../shared/result.ts'
import type { ForLinkingTexts } from '../linking/ports.ts'
import { articleDocument } from './article-document.ts'
import { articleHref, articleIdIn, articlePdfHref } from './article-links.ts'
import { editors, type ArticleAuthor, type ArticleRecords, type ArticleSummary } from './articles.ts'
import type { ForReadingArticles, ForStoringArticles } from './ports.ts'

interface ArticleNeeds extends ForLinkingTexts {
  readonly articles: ForStoringArticles
  readonly records: ForStoringRecords<ArticleRecords & Pick<PeopleRecords, 'expert'>>
  readonly german: ForAnalysingGerman
  readonly content: ForKnowingTheBrand
  readonly pdfs: ForPrintingPdfs
  readonly origins: Origins
}

/** News, specialist articles, the magazine and election news, as anyone may read them. */
export const articlesOf = ({
  articles,
  records,
  german,
  content,
  pdfs,
  origins,
  linkingOn,
}: ArticleNeeds): ForReadingArticles => {
  const listed = async <A extends ArticleSummary>(found: readonly A[]) => {
    const signed = found.some(({ author }) => author !== editors)
    const experts = new Map(signed ? (await records.all('expert')).map((expert) => [expert.id, expert]) : [])
    return found.map((article) => ({
      ...article,
      url: articleHref(article),
      author: authorOf(experts.get(article.author)),
    }))
  }

  return {
    async articles({ q, after, limit, ...filter }) {
      const words = q === undefined ? [] : german.queryWords(q)
      const { items, next } = await articles.list(
        { ...filter, words },
        { ...(after !== undefined && { after }), ...(limit !== undefined && { limit }) },
      )
      return done({ items: await listed(items), ...(next !== undefined && { next }) })
    },

    async articlesOfTag({ tag, ...page }) {
      const { items, next } = await articles.list({ tag }, page)
      if (items.length === 0 && page.after === undefined) return refused({ why: 'not-found' })
      const found = { items: await listed(items), hasMore: next !== undefined }
      return done(next === undefined ? found : { ...found, next })
    },

    async article({ id }) {
      const found = await articles.one(id)
      if (!found) return refused({ why: 'not-found' })
      const { blocks: _, ...read } = found
      const [[article], links] = await Promise.all([
        listed([read]),
        linkingOn(articleHref(found), found.targetGroups[0] ?? 'br'),
      ])
      return article ? done({ ...article, html: links.inHtml(article.html) }) : refused({ why: 'not-found' })
    },

    async articlePdf({ key }) {
      const id = articleIdIn(key)
      const found = id === undefined ? undefined : await articles.one(id)
      if (!found) return refused({ why: 'not-found' })
      const segment = keyedSegment(found.slug, found.id)
      if (key !== segment) return refused({ why: 'moved', to: articlePdfHref(found) })
      const [[signed], brand] = await Promise.all([listed([found]), content.brand()])
      const issuer = { brand: brand ?? brandBeforeContent, site: origins.site }
      const bytes = await pdfs.print(articleDocument(found, signed?.author ?? null, issuer))
      return done({ mime: 'application/pdf', filename: `${segment}.pdf`, bytes })
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
        return { ...issue, articles: await listed(items) }
      })
      const items = (await Promise.all(withArticles)).toSorted((one, other) => other.number - one.number)
      return done({ items, total: items.length })
    },
  }
}

const authorOf = (expert: Expert | undefined): ArticleAuthor | null =>
  expert ? { id: expert.id, name: expert.name, title: expert.title } : null
