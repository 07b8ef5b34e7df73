import { sql, type Transaction } from 'kysely'
import type { ForStoringSources } from '#core/content/ports.ts'
import type { BroughtSources, SourceFile } from '#core/content/sources.ts'
import type { Instant } from '#core/shared/day.ts'
import type { ForStoringSyncedItems } from '#core/sync/ports.ts'
import type { SyncKind } from '#core/sync/sync.ts'
import { aNumber, aText, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database } from '../engine/dialect.ts'
import { putSetting, settingOf } from '../engine/settings.ts'
import { storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces, insertRows } from '../engine/writing-rows.ts'
import { fileFingerprint, inParts } from './file-parts.ts'

export const sourcesInSql = ({ snapshot, reading }: Database): ForStoringSources => ({
  all: () =>
    snapshot(async (db) => {
      const rows = await db
        .selectFrom('content_file_part as part')
        .innerJoin('content_file as file', 'file.path', 'part.path')
        .select(['part.path', 'file.owner', 'part.written'])
        .orderBy('part.path')
        .orderBy('part.part')
        .execute()
      const files = [...Map.groupBy(rows, ({ path }) => path)].map(([path, parts]): SourceFile => {
        const owner = parts[0]?.owner ?? ''
        return { path, text: parts.map(({ written }) => written).join(''), ...(owner !== '' && { owner }) }
      })
      return { files, revision: (await settingOf(db, 'content-revision')) ?? '0' }
    }),
  parts: async ({ after, limit }) => {
    const start = cursorKeyOf(after, [aText, aNumber])
    if (start === 'nowhere') return { parts: [] }
    let query = reading.selectFrom('content_file_part').select(['path', 'part', 'written as text'])
    if (start !== 'start') query = query.where(sql<boolean>`(path, part) > (${storableText(start[0])}, ${start[1]})`)
    const rows = await query
      .orderBy('path')
      .orderBy('part')
      .limit(limit + 1)
      .execute()
    const parts = rows.slice(0, limit)
    const last = parts.at(-1)
    return { parts, ...(rows.length > limit && last && { next: tokenOf([last.path, last.part]) }) }
  },
  count: async () => {
    const { count } = await reading
      .selectFrom('content_file_part')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  },
})

export const syncedItemsInSql = ({ reading }: Database): ForStoringSyncedItems => ({
  of: async (kind) => {
    const rows = await reading
      .selectFrom('synced_item')
      .select(['external_id', 'version', 'is_gone'])
      .where('kind', '=', kind)
      .execute()
    return rows.map(({ external_id, version, is_gone }) => ({
      kind,
      externalId: external_id,
      version,
      isGone: Boolean(is_gone),
    }))
  },
  status: async () => {
    const rows = await reading
      .selectFrom('synced_item')
      .select(({ fn }) => ['kind', 'is_gone', fn.countAll<number>().as('count'), fn.max('synced_at').as('last')])
      .groupBy(['kind', 'is_gone'])
      .execute()
    return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, counts]) => {
      const count = (gone: boolean) => counts.find(({ is_gone }) => Boolean(is_gone) === gone)?.count ?? 0
      const last = counts.map(({ last: at }) => storedInstant(at)).toSorted()
      return { kind: kind as SyncKind, items: count(false), deleted: count(true), changedAt: last.at(-1) ?? null }
    })
  },
})

/** Whether files were read from what is still stored. */
export async function isStillBasedOn(trx: Transaction<Tables>, revision: string): Promise<boolean> {
  return ((await settingOf(trx, 'content-revision')) ?? '0') === revision
}

/** Stores the files that content was read from; without any, none are known, and nothing of another system either. */
export async function applySources(
  trx: Transaction<Tables>,
  brought: Pick<BroughtSources, 'files' | 'synced'> | undefined,
  now: Instant,
): Promise<void> {
  const revision = Number((await settingOf(trx, 'content-revision')) ?? '0') + 1
  await putSetting(trx, 'content-revision', String(revision))
  const rows = await trx.selectFrom('content_file').select(['path', 'fingerprint']).execute()
  const stored = new Map(rows.map(({ path, fingerprint }) => [path, fingerprint]))
  const wanted = new Map((brought?.files ?? []).map((file) => [file.path, file]))
  const changed = [...wanted.values()].filter((file) => stored.get(file.path) !== fileFingerprint(file))
  const gone = [...stored.keys()].filter((path) => !wanted.has(path))
  for (const piece of inPieces([...gone, ...changed.map(({ path }) => path)], 1000))
    await trx.deleteFrom('content_file').where('path', 'in', piece).execute()
  await insertRows(
    trx,
    'content_file',
    changed.map((file) => ({ path: file.path, owner: file.owner ?? '', fingerprint: fileFingerprint(file) })),
  )
  await insertRows(
    trx,
    'content_file_part',
    changed.flatMap(({ path, text }) => inParts(text).map((written, part) => ({ path, part, written }))),
  )
  if (!brought) await trx.deleteFrom('synced_item').execute()
  for (const { kind, externalId, version, isGone } of brought?.synced ?? []) {
    const values = { version, is_gone: isGone, synced_at: storedInstant(now) }
    await trx
      .insertInto('synced_item')
      .values({ kind, external_id: externalId, ...values })
      .onConflict((same) => same.columns(['kind', 'external_id']).doUpdateSet(values))
      .execute()
  }
}
