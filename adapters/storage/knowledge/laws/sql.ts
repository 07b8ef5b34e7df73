import type { ForChangingLaws, ForStoringLaws, LawVersion } from '#core/knowledge/laws/ports.ts'
import type { Kysely, Transaction } from 'kysely'
import { tellFollowersInSql } from '../../alerts/changed-subjects.ts'
import type { Database, Dialect } from '../../engine/dialect.ts'
import { storableJson, storableRecord, storableText } from '../../engine/storable-text.ts'
import { storedInstant } from '../../engine/stored-instant.ts'
import type { Tables } from '../../engine/tables.ts'
import { insertRows } from '../../engine/writing-rows.ts'
import { frameFrom, listedColumns, listedFrom, normFrom, normRows, versionFrom } from './rows.ts'

const publishedVersion = (db: Kysely<Tables>) =>
  db.selectFrom('published_law').innerJoin('law_version', 'law_version.id', 'published_law.version_id')

const versionsIn = (db: Kysely<Tables>) =>
  db
    .selectFrom('law_version')
    .leftJoin('published_law', 'published_law.version_id', 'law_version.id')
    .select(['law_version.id', 'law_version.slug', 'built_at', 'imported_at', 'published_at', 'warnings'])
    .select('published_law.version_id as publishedId')

const versionsOf = async (db: Kysely<Tables>, slug: string): Promise<readonly LawVersion[]> => {
  const rows = await versionsIn(db).where('law_version.slug', '=', slug).orderBy('law_version.place', 'desc').execute()
  return rows.map((row) => versionFrom(row, row.publishedId))
}

export const lawsInSql = ({ reading, snapshot }: Database): ForStoringLaws => ({
  published: async () => (await publishedVersion(reading).select('document').execute()).map(frameFrom),
  law: (slug) =>
    snapshot(async (db) => {
      const row = await publishedVersion(db)
        .select(['law_version.id', 'document'])
        .where('published_law.slug', '=', storableText(slug))
        .executeTakeFirst()
      if (!row) return undefined
      const norms = await db
        .selectFrom('law_norm')
        .select(listedColumns)
        .where('version_id', '=', row.id)
        .orderBy('place')
        .execute()
      return { law: frameFrom(row), norms: norms.map(listedFrom) }
    }),
  norm: (slug, key) =>
    snapshot(async (db) => {
      const row = await publishedVersion(db)
        .innerJoin('law_norm', 'law_norm.version_id', 'law_version.id')
        .select([
          'law_version.id',
          'law_version.document as frame',
          'law_norm.place',
          'law_norm.division',
          'law_norm.document',
        ])
        .where('published_law.slug', '=', storableText(slug))
        .where('norm_key', '=', storableText(key))
        .executeTakeFirst()
      if (!row) return undefined
      const around = await db
        .selectFrom('law_norm')
        .select(['place', ...listedColumns])
        .where('version_id', '=', row.id)
        .where('place', 'in', [row.place - 1, row.place + 1])
        .execute()
      const beside = await db
        .selectFrom('law_norm')
        .select(listedColumns)
        .where('version_id', '=', row.id)
        .where((at) => (row.division === null ? at('division', 'is', null) : at('division', '=', row.division)))
        .orderBy('place')
        .execute()
      const previous = around.find(({ place }) => place < row.place)
      const next = around.find(({ place }) => place > row.place)
      return {
        law: frameFrom({ document: row.frame }),
        norm: normFrom(row),
        beside: beside.map(listedFrom),
        ...(previous && { previous: listedFrom(previous) }),
        ...(next && { next: listedFrom(next) }),
      }
    }),
  normIn: async (versionId, key) => {
    const row = await reading
      .selectFrom('law_norm')
      .select('document')
      .where('version_id', '=', storableText(versionId))
      .where('norm_key', '=', storableText(key))
      .executeTakeFirst()
    return row && normFrom(row)
  },
  everyVersion: () =>
    snapshot(async (db) => {
      const rows = await versionsIn(db).orderBy('law_version.place', 'desc').execute()
      const bySlug = Map.groupBy(
        rows.map((row) => versionFrom(row, row.publishedId)),
        ({ slug }) => slug,
      )
      const shown = [...bySlug.values()].flatMap(
        (versions) => versions.find((one) => one.isPublished) ?? versions[0] ?? [],
      )
      const ids = shown.map(({ id }) => id)
      const documents =
        ids.length === 0 ? [] : await db.selectFrom('law_version').select('document').where('id', 'in', ids).execute()
      return documents.map(frameFrom).map((law) => ({ law, versions: bySlug.get(law.slug) ?? [] }))
    }),
  versions: (slug) => versionsOf(reading, storableText(slug)),
  head: async (id) => {
    const row = await versionsIn(reading)
      .select('document')
      .where('law_version.id', '=', storableText(id))
      .executeTakeFirst()
    return row && { version: versionFrom(row, row.publishedId), law: frameFrom(row) }
  },
  normsOf: async (id, from, most) => {
    const rows = await reading
      .selectFrom('law_norm')
      .select('document')
      .where('version_id', '=', storableText(id))
      .where('place', '>=', from)
      .where('place', '<', from + most)
      .orderBy('place')
      .execute()
    return rows.map(normFrom)
  },
  version: (id) =>
    snapshot(async (db) => {
      const row = await versionsIn(db)
        .select('document')
        .where('law_version.id', '=', storableText(id))
        .executeTakeFirst()
      if (!row) return undefined
      const norms = await db
        .selectFrom('law_norm')
        .select('document')
        .where('version_id', '=', row.id)
        .orderBy('place')
        .execute()
      return { version: versionFrom(row, row.publishedId), text: { ...frameFrom(row), norms: norms.map(normFrom) } }
    }),
})

/** Changes laws within a transaction. */
export const changingLaws = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingLaws => ({
  lock: async (slug) => {
    await dialect.lockName(trx(), `law ${slug}`)
    return versionsOf(trx(), slug)
  },
  add: async ({ id, importedAt, warnings, text }) => {
    const { norms: _, ...frame } = text
    await trx()
      .insertInto('law_version')
      .values({
        id,
        slug: text.slug,
        built_at: text.builtAt,
        imported_at: storedInstant(importedAt),
        published_at: null,
        document: storableJson(frame),
        warnings: JSON.stringify(storableRecord(warnings)),
      })
      .execute()
    await insertRows(trx(), 'law_norm', normRows(id, text))
  },
  delete: async (id) => {
    await trx().deleteFrom('law_version').where('id', '=', id).execute()
  },
  publish: async ({ id, slug }, at) => {
    await trx()
      .updateTable('law_version')
      .set({ published_at: storedInstant(at) })
      .where('id', '=', id)
      .execute()
    await trx()
      .insertInto('published_law')
      .values({ slug, version_id: id })
      .onConflict((same) => same.column('slug').doUpdateSet({ version_id: id }))
      .execute()
    await tellFollowersInSql(trx(), [`law:${slug}`], at)
  },
})
