import type { ForStoringArticles } from '#core/knowledge/articles/ports.ts'
import { pageQueryOf } from '#core/shared/page.ts'
import { searchedWords } from '../../catalogue/searched-words.ts'
import type { ContentShelf } from '../../content/memory.ts'
import { aDay, aNumber, cursorKeyOf, tokenOf } from '../../engine/continuation.ts'
import { byCursorKey } from '../../engine/page-in-memory.ts'
import { articleIn, daysOfYear, neededLabels, summaryIn, type ArticleLabelRow, type ResolvedArticle } from './rows.ts'

type ArticleQuery = Parameters<ForStoringArticles['list']>[0]

export const articlesInMemory = (shelf: ContentShelf): ForStoringArticles => {
  const all = (): readonly ResolvedArticle[] => [...shelf.now.articles.values()].map(({ value }) => value)
  return {
    list: async (filter, page) => {
      const { after, limit } = pageQueryOf(page)
      const start = cursorKeyOf(after, [aDay, aNumber])
      if (start === 'nowhere') return { items: [] }
      const rest = all()
        .filter((article) => fits(article, filter))
        .toSorted((one, other) => byCursorKey(keyOf(other), keyOf(one)))
        .filter((article) => start === 'start' || byCursorKey(keyOf(article), start) < 0)
      const items = rest.slice(0, limit)
      const last = items.at(-1)
      return {
        items: items.map(({ row }) => summaryIn(row)),
        ...(rest.length > limit && last && { next: tokenOf(keyOf(last)) }),
      }
    },
    one: async (id) => {
      const found = shelf.now.articles.get(id)
      return found && articleIn(found.value.row)
    },
    withIds: async (ids) =>
      all()
        .filter(({ row }) => ids.includes(row.id))
        .map(({ row }) => summaryIn(row)),
    tags: async () => {
      const tags = all().flatMap(({ labels }) => labels.filter(({ kind }) => kind === 'tag'))
      return [...Map.groupBy(tags, ({ value }) => value)].map(([slug, [first, ...others]]) => ({
        slug,
        title: first?.title ?? slug,
        count: 1 + others.length,
      }))
    },
  }
}

const keyOf = ({ row }: ResolvedArticle) => [row.published_on, row.id] as const

const fits = ({ row, labels }: ResolvedArticle, filter: ArticleQuery): boolean => {
  const { kind, category, issue, year } = filter
  const has = (asked: (label: ArticleLabelRow) => boolean) => labels.some(asked)
  const days = year === undefined ? undefined : daysOfYear(year)
  return (
    (kind === undefined || row.kind === kind) &&
    (category === undefined || row.category === category) &&
    (issue === undefined || row.issue === issue) &&
    (days === undefined || (row.published_on >= days.first && row.published_on <= days.last)) &&
    neededLabels(filter).every((asked) => has((label) => label.kind === asked.kind && label.value === asked.value)) &&
    searchedWords(filter.words).every((word) => has((label) => label.kind === 'word' && label.value.startsWith(word)))
  )
}
