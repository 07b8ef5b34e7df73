import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import { bytesOf, filesOf, type Material } from '#core/materials/materials.ts'
import type { ForChangingMaterials, ForRememberingUnusedFiles, ForStoringMaterials } from '#core/materials/ports.ts'
import { longestPage, type Page, type PageQuery } from '#core/shared/page.ts'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

const materialFrom = ({ document }: { readonly document: string }): Material => {
  const material: Material = JSON.parse(document)
  return material
}

const rowFrom = (material: Material) => ({
  event_id: material.eventId,
  kind: material.kind,
  uploaded_by: material.uploadedBy === undefined ? null : storableText(material.uploadedBy),
  is_hidden: material.report === undefined ? 0 : 1,
  bytes: bytesOf(material),
  deleted_on: material.deletedOn,
  document: JSON.stringify(storableRecord(material)),
})

const pageOf = async <O>(
  found: SelectQueryBuilder<Tables, 'material', O>,
  { after, limit = longestPage }: PageQuery,
): Promise<Page<Material>> => {
  const start = cursorKeyOf(after, [aNumber])
  if (start === 'nowhere') return { items: [] }
  const rows = await (start === 'start' ? found : found.where('place', '>', start[0]))
    .select(['place', 'document'])
    .orderBy('place')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { items: page.map(materialFrom), ...(rows.length > limit && last && { next: tokenOf([last.place]) }) }
}

const ofEvent = (db: Kysely<Tables>, eventId: number, kind: Material['kind']) =>
  db.selectFrom('material').where('event_id', '=', eventId).where('kind', '=', kind)

const countOf = async (
  found: SelectQueryBuilder<Tables, 'material', object>,
  userId?: NonNullable<Material['uploadedBy']>,
): Promise<number> => {
  const those = userId === undefined ? found : found.where('uploaded_by', '=', storableText(userId))
  const { count } = await those.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export const materialsInSql = ({ reading, snapshot }: Database): ForStoringMaterials => ({
  byId: async (id) => {
    const found = reading.selectFrom('material').select('document').where('id', '=', storableText(id))
    const row = await found.executeTakeFirst()
    return row && materialFrom(row)
  },
  ofEvent: ({ eventId, kind }, query) =>
    snapshot(async (db) => {
      const shown = ofEvent(db, eventId, kind).where('is_hidden', '=', 0)
      const { total } = await shown.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { ...(await pageOf(shown, query)), total }
    }),
  ofUser: async (userId) =>
    (
      await reading
        .selectFrom('material')
        .select('document')
        .where('uploaded_by', '=', storableText(userId))
        .orderBy('place')
        .execute()
    ).map(materialFrom),
  reported: (query) => pageOf(reading.selectFrom('material').where('is_hidden', '=', 1), query),
  photosOfUser: async (eventId, userId) => countOf(ofEvent(reading, eventId, 'photo'), userId),
  bytesStored: async () => {
    const { bytes } = await reading
      .selectFrom('material')
      .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
      .executeTakeFirstOrThrow()
    // PostgreSQL answers a sum as text, and no sum of nothing.
    return Number(bytes ?? 0)
  },
})

export const unusedFilesInSql = ({ reading, write }: Database): ForRememberingUnusedFiles => ({
  announce: async (keys, from) => {
    if (keys.length > 0) await write((db) => announce(db, keys, from))
  },
  unused: async (now, most) =>
    (
      await reading
        .selectFrom('unused_file')
        .select('key')
        .where('unused_from', '<=', storedInstant(now))
        .orderBy('unused_from')
        .orderBy('key')
        .limit(most)
        .execute()
    ).map(({ key }) => key),
  forget: async (keys) => {
    if (keys.length > 0) await write((db) => db.deleteFrom('unused_file').where('key', 'in', keys).execute())
  },
})

const announce = (db: Kysely<Tables>, keys: readonly string[], from: string) =>
  db
    .insertInto('unused_file')
    .values(keys.map((key) => ({ key, unused_from: storedInstant(from) })))
    .onConflict((same) => same.column('key').doUpdateSet({ unused_from: storedInstant(from) }))
    .execute()

/** Changes materials within a transaction. */
export const changingMaterials = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingMaterials => {
  const remove = async (found: readonly { readonly id: string; readonly document: string }[], now: string) => {
    if (found.length === 0) return
    await announce(trx(), found.map(materialFrom).flatMap(filesOf), now)
    const ids = found.map(({ id }) => id)
    await trx().deleteFrom('material').where('id', 'in', ids).execute()
  }
  return {
    lockEvent: async (eventId, kind) => {
      await dialect.lockName(trx(), `materials ${kind} ${eventId}`)
      return countOf(ofEvent(trx(), eventId, kind))
    },
    countOfUser: (eventId, kind, userId) => countOf(ofEvent(trx(), eventId, kind), userId),
    lock: async (id) => {
      const query = trx().selectFrom('material').select('document').where('id', '=', storableText(id))
      const row = await dialect.locking(query).executeTakeFirst()
      return row && materialFrom(row)
    },
    idsOf: async (userId) =>
      (
        await trx()
          .selectFrom('material')
          .select('id')
          .where('uploaded_by', '=', storableText(userId))
          .orderBy('place')
          .execute()
      ).map(({ id }) => id),
    add: async (material, before) => {
      const keys = filesOf(material)
      const taken = await trx()
        .deleteFrom('unused_file')
        .where('key', 'in', keys)
        .where('unused_from', '>=', storedInstant(before))
        .executeTakeFirstOrThrow()
      if (Number(taken.numDeletedRows) < keys.length) return false
      await trx()
        .insertInto('material')
        .values({ id: material.id, ...rowFrom(material) })
        .execute()
      return true
    },
    save: async (material) => {
      await trx().updateTable('material').set(rowFrom(material)).where('id', '=', material.id).execute()
    },
    delete: async (id, now) => {
      const query = trx().selectFrom('material').select(['id', 'document']).where('id', '=', storableText(id))
      const found = await dialect.locking(query).execute()
      await remove(found, now)
      return found.length > 0
    },
    deleteDue: async (today, now, most) => {
      const due = trx().selectFrom('material').select(['id', 'document']).where('deleted_on', '<=', today)
      const found = await dialect.lockingFree(due).orderBy('place').limit(most).execute()
      await remove(found, now)
      return found.length
    },
  }
}
