import type { ForChangingSequences, ForKnowingSequences } from '#core/theme-sequence/ports.ts'
import { arranged, type ThemeSequence } from '#core/theme-sequence/theme-sequence.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

const rubricsHere = (db: Kysely<Tables>) => db.selectFrom('rubric').select(['id', 'url', 'title', 'withdrawn'])
type RubricHere = Awaited<ReturnType<ReturnType<typeof rubricsHere>['executeTakeFirstOrThrow']>>

/** Along the shelf. */
const onShelf = async (db: Kysely<Tables>, rubricId: number) => {
  const rows = await db
    .selectFrom('theme')
    .select(['internal_id', 'url', 'title', 'sequence', 'withdrawn'])
    .where('rubric_id', '=', rubricId)
    .where('redirect_url', 'is', null)
    .orderBy('sequence')
    .orderBy('sort_key')
    .orderBy('internal_id')
    .execute()
  return rows.filter(({ withdrawn }) => !withdrawn)
}

async function sequenceOf(db: Kysely<Tables>, rubric: RubricHere | undefined): Promise<ThemeSequence | undefined> {
  if (!rubric || rubric.withdrawn) return undefined
  const { id, url, title } = rubric
  const given = await db.selectFrom('theme_sequence').select('version').where('rubric_id', '=', id).executeTakeFirst()
  const themes = await onShelf(db, id)
  return {
    rubric: { id, url, title },
    themes: themes.map((theme) => ({ id: theme.internal_id, url: theme.url, title: theme.title })),
    version: given?.version ?? 0,
  }
}

async function putInOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db
      .updateTable('theme')
      .set({ sequence: position + 1 })
      .where('internal_id', '=', id)
      .where('sequence', '<>', position + 1)
      .execute()
}

/** Puts the rubrics into order that the office arranged, after an import. */
export async function rearrange(trx: Transaction<Tables>): Promise<void> {
  for (const { rubric_id, theme_ids } of await trx.selectFrom('theme_sequence').selectAll().execute()) {
    const given: readonly number[] = JSON.parse(theme_ids)
    const present = (await onShelf(trx, rubric_id)).map(({ internal_id: id }) => id)
    await putInOrder(trx, arranged(given, present))
  }
}

export const sequencesInSql = ({ snapshot }: Database): ForKnowingSequences => ({
  sequence: (url) =>
    snapshot(async (db) =>
      sequenceOf(db, await rubricsHere(db).where('url', '=', storableText(url)).executeTakeFirst()),
    ),
})

/** Changes the order of themes within a transaction. */
export const changingSequences = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingSequences => ({
  lock: async (rubricId) => {
    await dialect.lockContent(trx())
    return sequenceOf(trx(), await rubricsHere(trx()).where('id', '=', rubricId).executeTakeFirst())
  },
  arrange: async (rubricId, ids, version) => {
    await putInOrder(trx(), ids)
    const given = { version, theme_ids: JSON.stringify(ids) }
    await trx()
      .insertInto('theme_sequence')
      .values({ rubric_id: rubricId, ...given })
      .onConflict((same) => same.column('rubric_id').doUpdateSet(given))
      .execute()
  },
})
