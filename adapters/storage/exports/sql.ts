import { sql, type Kysely, type Transaction } from 'kysely'
import type { ExportedContent, ExportKind } from '#core/exports/exports.ts'
import { exportKinds } from '#core/exports/exports.ts'
import type { ForListingExports } from '#core/exports/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { lexiconEntryFrom } from '../catalogue/content-from-rows.ts'
import { cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { insertRows, updateRow } from '../engine/writing-rows.ts'
import { lexiconKey } from '../import/resolved-content.ts'
import { articleIn } from '../knowledge/articles/rows.ts'
import { rulingIn } from '../knowledge/rulings/rows.ts'
import { beforeAnyChange, exportChanges } from './export-changes.ts'
import { articleExported, exportCursor, recordExported, recordsExported } from './exported-rows.ts'

export const exportsInSql = ({ snapshot }: Database): ForListingExports => ({
  changes: (kind, { since, after, limit }) =>
    snapshot(async (db) => {
      const items = db.selectFrom('exported_item').where('kind', '=', kind)
      const latest = await items.select('changed_at').orderBy('changed_at', 'desc').limit(1).executeTakeFirst()
      const asOf = latest?.changed_at ?? beforeAnyChange
      const start = cursorKeyOf(after, exportCursor)
      if (start === 'nowhere') return { items: [], asOf }
      let query = items.select(['id', 'changed_at', 'is_gone'])
      if (since === undefined) query = query.where('is_gone', '=', false)
      else query = query.where('changed_at', '>', storedInstant(since))
      if (start !== 'start')
        query = query.where(sql<boolean>`(changed_at, id) > (${storedInstant(start[0])}, ${storableText(start[1])})`)
      const rows = await query
        .orderBy('changed_at')
        .orderBy('id')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const there = shown.filter(({ is_gone }) => !is_gone).map(({ id }) => id)
      const contents = there.length === 0 ? new Map() : await contentsOf[kind](db, there)
      return {
        items: shown.map(({ id, changed_at, is_gone }) => ({
          id,
          changedAt: changed_at,
          content: is_gone ? undefined : present(contents, kind, id),
        })),
        ...(rows.length > limit && last && { next: tokenOf([last.changed_at, last.id]) }),
        asOf,
      }
    }),
})

function present<Content>(contents: ReadonlyMap<string, Content>, kind: ExportKind, id: string): Content {
  const content = contents.get(id)
  if (content === undefined) throw new Error(`${kind} ${id} is exported and not stored`)
  return content
}

type ContentsOf<Kind extends ExportKind> = (
  db: Kysely<Tables>,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ExportedContent[Kind]>>

const recordsOf =
  <Kind extends keyof typeof recordsExported>(kind: Kind): ContentsOf<Kind> =>
  async (db, ids) => {
    const rows = await db
      .selectFrom('record')
      .select(['key', 'value'])
      .where('kind', '=', recordsExported[kind])
      .where('key', 'in', ids)
      .execute()
    return new Map(rows.map(({ key, value }) => [key, recordExported(kind, value) as ExportedContent[Kind]]))
  }

const contentsOf: { readonly [Kind in ExportKind]: ContentsOf<Kind> } = {
  lexicon: async (db, ids) => {
    const found = new Map<string, ExportedContent['lexicon']>()
    for (const group of targetGroups) {
      const slugs = ids.filter((id) => id.startsWith(`${group}/`)).map((id) => id.slice(group.length + 1))
      if (slugs.length === 0) continue
      const rows = await db
        .selectFrom('lexicon_entry')
        .select(['target_group', 'slug', 'title', 'definition', 'document'])
        .where('target_group', '=', group)
        .where('slug', 'in', slugs)
        .execute()
      for (const row of rows) found.set(lexiconKey(row), lexiconEntryFrom(row))
    }
    return found
  },
  jurisdictions: async (db, ids) => {
    const rows = await db.selectFrom('ruling').select(['slug', 'document']).where('slug', 'in', ids).execute()
    return new Map(rows.map((row) => [row.slug, rulingIn(row)]))
  },
  articles: async (db, ids) => {
    const rows = await db
      .selectFrom('article')
      .select(['id', 'summary', 'document'])
      .where('id', 'in', ids.map(Number))
      .execute()
    return new Map(rows.map((row) => [String(row.id), articleExported(articleIn(row))]))
  },
  downloads: recordsOf('downloads'),
  faq: recordsOf('faq'),
  youtube: recordsOf('youtube'),
}

/** Remembers what of the exported content came, changed and went, after all of it was written. */
export async function rememberExports(trx: Transaction<Tables>, now: Instant): Promise<void> {
  for (const kind of exportKinds) {
    const rows = await trx
      .selectFrom('exported_item')
      .select(['id', 'fingerprint', 'changed_at', 'is_gone'])
      .where('kind', '=', kind)
      .execute()
    const remembered = new Map(
      rows.map(({ id, fingerprint, changed_at, is_gone }) => [
        id,
        { fingerprint, changedAt: changed_at, isGone: Boolean(is_gone) },
      ]),
    )
    const { at, changed, gone } = exportChanges(remembered, await fingerprintsOf(trx, kind), now)
    const fresh = [...changed].filter(([id]) => !remembered.has(id))
    await insertRows(
      trx,
      'exported_item',
      fresh.map(([id, fingerprint]) => ({ kind, id, fingerprint, changed_at: at, is_gone: false })),
    )
    for (const [id, fingerprint] of changed)
      if (remembered.has(id))
        await updateRow(trx, 'exported_item', { kind, id }, { fingerprint, changed_at: at, is_gone: false })
    for (const id of gone)
      await updateRow(trx, 'exported_item', { kind, id }, { fingerprint: '', changed_at: at, is_gone: true })
  }
}

async function fingerprintsOf(trx: Transaction<Tables>, kind: ExportKind): Promise<ReadonlyMap<string, string>> {
  if (kind === 'lexicon') {
    const rows = await trx.selectFrom('lexicon_entry').select(['target_group', 'slug', 'fingerprint']).execute()
    return new Map(rows.map((row) => [lexiconKey(row), row.fingerprint]))
  }
  if (kind === 'jurisdictions') {
    const rows = await trx.selectFrom('ruling').select(['slug', 'fingerprint']).where('withdrawn', '=', false).execute()
    return new Map(rows.map(({ slug, fingerprint }) => [slug, fingerprint]))
  }
  if (kind === 'articles') {
    const rows = await trx.selectFrom('article').select(['id', 'fingerprint']).execute()
    return new Map(rows.map(({ id, fingerprint }) => [String(id), fingerprint]))
  }
  const rows = await trx
    .selectFrom('record')
    .select(['key', 'fingerprint'])
    .where('kind', '=', recordsExported[kind])
    .execute()
  return new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]))
}
