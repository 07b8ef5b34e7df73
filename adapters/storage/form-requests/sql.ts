import type { FormValues } from '#core/forms/described-form.ts'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import type { ForChangingFormRequests, ForStoringFormRequests, ListedRequest } from '#core/form-requests/ports.ts'
import { pageQueryOf } from '#core/shared/page.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { FormRequestTable, Tables } from '../engine/tables.ts'

export const formRequestsInSql = ({ reading, snapshot }: Database): ForStoringFormRequests => ({
  list: async ({ kind, ...query }) => {
    const { after, limit } = pageQueryOf(query)
    const start = cursorKeyOf(after, [aNumber])
    if (start === 'nowhere') return { items: [] }
    return snapshot(async (db) => {
      let newest = db.selectFrom('form_request').selectAll().orderBy('place', 'desc')
      if (kind !== undefined) newest = newest.where('kind', '=', kind)
      if (start !== 'start') newest = newest.where('place', '<', -start[0])
      const rows = await newest.limit(limit + 1).execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: await withFiles(db, shown),
        ...(rows.length > limit && last && { next: tokenOf([-last.place]) }),
      }
    })
  },
  of: (email) =>
    snapshot(async (db) => {
      const query = db.selectFrom('form_request').selectAll().where('email', '=', storableText(email))
      return withFiles(db, await query.orderBy('place').execute())
    }),
  bytesStored: async () => {
    const { bytes } = await reading
      .selectFrom('form_request_file')
      .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
      .executeTakeFirstOrThrow()
    // PostgreSQL answers a sum as text, and no sum of nothing.
    return Number(bytes ?? 0)
  },
  filesOf: (id) =>
    reading
      .selectFrom('form_request_file')
      .select(['name', 'bytes'])
      .where('request_id', '=', id)
      .orderBy('place')
      .execute(),
})

/** Changes requests within a transaction. */
export const changingFormRequests = (trx: () => Transaction<Tables>): ForChangingFormRequests => ({
  add: async (request, files) => {
    await trx().insertInto('form_request').values(rowFrom(request)).execute()
    for (const [place, { name, kind, bytes }] of files.entries())
      await trx()
        .insertInto('form_request_file')
        .values({ request_id: request.id, place, name: storableText(name), kind, size: bytes.length, bytes })
        .execute()
  },
  delete: async (id) => {
    const query = trx().deleteFrom('form_request').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0n
  },
  deleteDue: async (today) => {
    const due = await trx().deleteFrom('form_request').where('deleted_on', '<=', today).returning('id').execute()
    return due.map(({ id }) => id)
  },
})

const rowFrom = ({ id, kind, email, values, sentAt, deletedOn }: FormRequest) => ({
  id,
  kind,
  email: storableText(email),
  document: JSON.stringify(storableRecord(values)),
  sent_at: storedInstant(sentAt),
  deleted_on: deletedOn,
})

async function withFiles(
  db: Kysely<Tables>,
  rows: readonly Selectable<FormRequestTable>[],
): Promise<readonly ListedRequest[]> {
  const ids = rows.map(({ id }) => id)
  const files =
    ids.length === 0
      ? []
      : await db
          .selectFrom('form_request_file')
          .select(['request_id', 'name', 'kind', 'size'])
          .where('request_id', 'in', ids)
          .orderBy('place')
          .execute()
  const byRequest = Map.groupBy(files, ({ request_id: id }) => id)
  return rows.map(({ id, kind, email, document, sent_at, deleted_on }) => {
    const values: FormValues = JSON.parse(document)
    const own = (byRequest.get(id) ?? []).map(({ name, kind: what, size }) => ({ name, kind: what, size }))
    return { id, kind, email, values, sentAt: sent_at, deletedOn: deleted_on, files: own }
  })
}
