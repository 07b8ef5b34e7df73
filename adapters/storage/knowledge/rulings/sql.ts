import type { ForChangingRulings, ForStoringRulings, RulingFilter } from '#core/knowledge/rulings/ports.ts'
import type { RulingEntry } from '#core/knowledge/rulings/rulings.ts'
import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { isVisible } from '../../catalogue/reading-in-sql.ts'
import { aDay, aText, cursorKeyOf, tokenOf } from '../../engine/continuation.ts'
import type { Database } from '../../engine/dialect.ts'
import { storableJson, storableText } from '../../engine/storable-text.ts'
import type { Tables } from '../../engine/tables.ts'
import { rulingEntryIn, rulingIn, rulingNameIn, rulingTextIn, wordIn } from './rows.ts'

export const rulingsInSql = ({ reading }: Database): ForStoringRulings => ({
  list: (filter, pageQuery) => listed(reading, filter, pageQuery),
  ruling: async (slug) => {
    const row = await reading
      .selectFrom('ruling')
      .select(['document', 'withdrawn'])
      .where('slug', '=', storableText(slug))
      .executeTakeFirst()
    if (!row) return undefined
    return row.withdrawn ? 'withdrawn' : rulingIn(row)
  },
  text: async (slug) => {
    const row = await reading
      .selectFrom('ruling_text')
      .select('document')
      .where('slug', '=', storableText(slug))
      .executeTakeFirst()
    return row && rulingTextIn(row)
  },
  slugs: async () => {
    const rows = await reading.selectFrom('ruling').select('slug').where(isVisible('ruling')).execute()
    return rows.map(({ slug }) => slug)
  },
  named: async () => {
    const rows = await reading.selectFrom('ruling').select('document').where(isVisible('ruling')).execute()
    return rows.map(rulingNameIn)
  },
  courts: async () => {
    const rows = await reading.selectFrom('ruling').select('court').distinct().where(isVisible('ruling')).execute()
    return rows.map(({ court }) => court)
  },
  topics: () =>
    reading
      .selectFrom('rubric')
      .select(['url', 'title'])
      .where(isVisible('rubric'))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('ruling_key')
            .innerJoin('ruling', 'ruling.slug', 'ruling_key.slug')
            .select('ruling_key.slug')
            .where('kind', '=', 'topic')
            .whereRef('value', '=', 'rubric.url')
            .where(isVisible('ruling')),
        ),
      )
      .orderBy('position')
      .orderBy('id')
      .execute(),
})

async function listed(
  db: Kysely<Tables>,
  { words, court, from, to, ...keys }: RulingFilter,
  pageQuery: PageQuery,
): Promise<Page<RulingEntry>> {
  const { after, limit } = pageQueryOf(pageQuery)
  const start = cursorKeyOf(after, [aDay, aText])
  if (start === 'nowhere') return { items: [] }
  let query = db.selectFrom('ruling').select(['slug', 'decided_on', 'document']).where(isVisible('ruling'))
  if (start !== 'start') {
    const [day, slug] = start
    query = query.where(({ or, and, eb }) =>
      or([eb('decided_on', '<', day), and([eb('decided_on', '=', day), eb('slug', '>', storableText(slug))])]),
    )
  }
  if (court !== undefined) query = query.where('court', '=', storableText(court))
  if (from !== undefined) query = query.where('decided_on', '>=', storableText(from))
  if (to !== undefined) query = query.where('decided_on', '<=', storableText(to))
  for (const kind of ['group', 'topic', 'norm'] as const) {
    const value = keys[kind]
    if (value !== undefined)
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('ruling_key')
            .select('ruling_key.slug')
            .whereRef('ruling_key.slug', '=', 'ruling.slug')
            .where('kind', '=', kind)
            .where('value', '=', storableText(value)),
        ),
      )
  }
  for (const word of words) query = query.where(sql<boolean>`words like ${containing(word)} escape '!'`)
  const rows = await query
    .orderBy('decided_on', 'desc')
    .orderBy('slug')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(rulingEntryIn),
    ...(rows.length > limit && last && { next: tokenOf([last.decided_on, last.slug]) }),
  }
}

/** A pattern of `like` for texts that hold a whole word, whatever signs it is made of. */
const containing = (word: string): string => `%${storableText(wordIn(word)).replaceAll(/[!%_]/g, '!$&')}%`

/** Changes decisions within a transaction. */
export const changingRulings = (trx: () => Transaction<Tables>): ForChangingRulings => ({
  putText: async (slug, text) => {
    const document = storableJson(text)
    const before = await trx().selectFrom('ruling_text').select('document').where('slug', '=', slug).executeTakeFirst()
    if (before?.document === document) return 'unchanged'
    await trx()
      .insertInto('ruling_text')
      .values({ slug, document })
      .onConflict((same) => same.column('slug').doUpdateSet({ document }))
      .execute()
    return before ? 'changed' : 'added'
  },
})
