import { sql, type Kysely, type SelectQueryBuilder, type Transaction } from 'kysely'
import type { ImportCounts } from '#core/content/content.ts'
import type { ForStoringArticles } from '#core/knowledge/articles/ports.ts'
import { pageQueryOf } from '#core/shared/page.ts'
import { endOfPrefix, searchedWords } from '../../catalogue/searched-words.ts'
import { aDay, aNumber, cursorKeyOf, tokenOf } from '../../engine/continuation.ts'
import type { Database } from '../../engine/dialect.ts'
import { storableText } from '../../engine/storable-text.ts'
import type { Tables } from '../../engine/tables.ts'
import { deleteRows, insertRows } from '../../engine/writing-rows.ts'
import { differenceOf } from '../../import/difference.ts'
import type { Fingerprinted } from '../../import/fingerprint.ts'
import { articleIn, daysOfYear, neededLabels, summaryIn, type ResolvedArticle } from './rows.ts'

type ArticleQuery = Parameters<ForStoringArticles['list']>[0]

export const articlesInSql = ({ reading }: Database): ForStoringArticles => ({
  list: async (filter, page) => {
    const { after, limit } = pageQueryOf(page)
    const start = cursorKeyOf(after, [aDay, aNumber])
    if (start === 'nowhere') return { items: [] }
    let query = fitting(reading, filter)
    if (start !== 'start')
      query = query.where(sql<boolean>`(article.published_on, article.id) < (${start[0]}, ${start[1]})`)
    const rows = await query
      .orderBy('published_on', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(summaryIn),
      ...(rows.length > limit && last && { next: tokenOf([last.published_on, last.id]) }),
    }
  },
  one: async (id) => {
    const row = await reading
      .selectFrom('article')
      .select(['summary', 'document'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && articleIn(row)
  },
  withIds: async (ids) =>
    ids.length === 0
      ? []
      : (await reading.selectFrom('article').select('summary').where('id', 'in', ids).execute()).map(summaryIn),
  tags: () =>
    reading
      .selectFrom('article_label')
      .select(({ fn }) => ['value as slug', fn.min('title').as('title'), fn.countAll<number>().as('count')])
      .where('kind', '=', 'tag')
      .groupBy('value')
      .execute(),
})

type Found = Pick<Tables['article'], 'id' | 'published_on' | 'summary'>

function fitting(db: Kysely<Tables>, filter: ArticleQuery): SelectQueryBuilder<Tables, 'article', Found> {
  const { kind, category, issue, year } = filter
  let query = db.selectFrom('article').select(['id', 'published_on', 'summary'])
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (category !== undefined) query = query.where('category', '=', category)
  if (issue !== undefined) query = query.where('issue', '=', issue)
  if (year !== undefined) {
    const { first, last } = daysOfYear(year)
    query = query.where('published_on', '>=', first).where('published_on', '<=', last)
  }
  const labelled = db.selectFrom('article_label').select('article_id')
  for (const { kind: of, value } of neededLabels(filter))
    query = query.where('id', 'in', labelled.where('kind', '=', of).where('value', '=', storableText(value)))
  for (const word of searchedWords(filter.words))
    query = query.where(
      'id',
      'in',
      labelled.where('kind', '=', 'word').where('value', '>=', word).where('value', '<', endOfPrefix(word)),
    )
  return query
}

/** Makes the articles equal to the wanted ones; what is gone is deleted. */
export async function applyArticles(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<number, ResolvedArticle>[],
): Promise<ImportCounts> {
  const rows = await trx.selectFrom('article').select(['id', 'fingerprint']).execute()
  const stored = new Map(rows.map(({ id, fingerprint }) => [id, { fingerprint, withdrawn: false }]))
  const { add, change, remove, counts } = differenceOf(stored, wanted)
  await deleteRows(trx, 'article', 'id', [...remove, ...change.map(({ key }) => key)])
  const written = [...change, ...add]
  await insertRows(
    trx,
    'article',
    written.map(({ value, fingerprint }) => ({ ...value.row, fingerprint })),
  )
  await insertRows(
    trx,
    'article_label',
    written.flatMap(({ value }) => value.labels),
  )
  return counts
}
