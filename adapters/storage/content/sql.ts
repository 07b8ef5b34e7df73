import type { BrandSettings } from '#core/brand/brand.ts'
import { sourceOfContent, type ForStoringContent } from '#core/content/ports.ts'
import type { ForStoringTheLexicon } from '#core/knowledge/lexicon/ports.ts'
import { lexiconEntryFrom, lexiconTermFrom } from '../catalogue/content-from-rows.ts'
import { done, refused } from '#core/shared/result.ts'
import { invalidate } from '../changes/sql.ts'
import { applyContent, ChangedMeanwhile } from '../import/apply-content.ts'
import { contentImportsIn } from '../import/import-log-in-sql.ts'
import type { Database } from '../engine/dialect.ts'
import { settingOf } from '../engine/settings.ts'
import { applyDocuments, hasDocuments } from '../search/documents-in-sql.ts'

export const contentInSql = (database: Database): ForStoringContent => ({
  firstFill: () => settingOf(database.reading, 'first-fill'),
  apply: (content, firstFill, now) => applyContent(database, content, firstFill, now),
  applySources: async (content, firstFill, now, sources) => {
    try {
      return done(await applyContent(database, content, firstFill, now, sources))
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return refused({ why: 'changed-meanwhile' })
      throw error
    }
  },
  isIndexed: () => hasDocuments(database.reading, sourceOfContent),
  index: (documents) =>
    database.transaction(async (trx) => {
      await database.dialect.lockContent(trx)
      if (await hasDocuments(trx, sourceOfContent)) return false
      const isFoundOtherwise = await applyDocuments(database.dialect, trx, sourceOfContent, documents)
      if (isFoundOtherwise) await invalidate(trx, ['search'])
      return isFoundOtherwise
    }),
  brand: async () => {
    const stored = await settingOf(database.reading, 'brand')
    if (stored === undefined) return undefined
    const brand: BrandSettings = JSON.parse(stored)
    return brand
  },
  imports: () => contentImportsIn(database.reading),
  page: (slug) =>
    database.reading
      .selectFrom('page')
      .select(['slug', 'title', 'description', 'html'])
      .where('slug', '=', slug)
      .executeTakeFirst(),
})

export const lexiconInSql = ({ reading }: Database): ForStoringTheLexicon => {
  const terms = reading.selectFrom('lexicon_entry').select(['target_group', 'slug', 'title', 'definition'])
  return {
    entries: async (group) => (await terms.where('target_group', '=', group).execute()).map(lexiconTermFrom),
    whole: async (group) =>
      (await terms.select('document').where('target_group', '=', group).execute()).map(lexiconEntryFrom),
    entry: async (group, slug) => {
      const row = await terms
        .select('document')
        .where('target_group', '=', group)
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row && lexiconEntryFrom(row)
    },
  }
}
