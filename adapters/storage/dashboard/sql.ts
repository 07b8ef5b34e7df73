import type { ForTakingInventory } from '#core/dashboard/ports.ts'
import type { RecordKind } from '#core/records/records.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'

const rowsOf = async (
  db: Kysely<Tables>,
  table: 'event' | 'lexicon_entry' | 'published_law' | 'article' | 'page',
): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return row.rows
}

const hereOf = async (
  db: Kysely<Tables>,
  table: 'rubric' | 'theme' | 'location' | 'hotel' | 'ruling',
): Promise<number> => {
  const rows = await db.selectFrom(table).select('withdrawn').execute()
  return rows.filter(({ withdrawn }) => !withdrawn).length
}

const recordsOf = async (db: Kysely<Tables>): Promise<(kind: RecordKind) => number> => {
  const rows = await db
    .selectFrom('record')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('rows')])
    .groupBy('kind')
    .execute()
  return (kind) => rows.find((row) => row.kind === kind)?.rows ?? 0
}

export const inventoryInSql = ({ snapshot }: Database): ForTakingInventory => ({
  inventory: () =>
    snapshot(async (db) => {
      const recorded = await recordsOf(db)
      return {
        rubrics: await hereOf(db, 'rubric'),
        themes: await hereOf(db, 'theme'),
        events: await rowsOf(db, 'event'),
        locations: await hereOf(db, 'location'),
        hotels: await hereOf(db, 'hotel'),
        lexicon: await rowsOf(db, 'lexicon_entry'),
        laws: await rowsOf(db, 'published_law'),
        rulings: await hereOf(db, 'ruling'),
        articles: await rowsOf(db, 'article'),
        downloads: recorded('download'),
        faq: recorded('faq'),
        primers: recorded('primer'),
        videos: recorded('video'),
        pages: await rowsOf(db, 'page'),
      }
    }),
})
