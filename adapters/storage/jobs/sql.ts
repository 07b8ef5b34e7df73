import type { Application } from '#core/jobs/applications.ts'
import type { ForChangingApplications, ForStoringApplications } from '#core/jobs/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { ApplicationTable, Tables } from '../engine/tables.ts'

export const applicationsInSql = ({ reading, snapshot }: Database): ForStoringApplications => ({
  list: () =>
    snapshot(async (db) => {
      const rows = await db.selectFrom('application').selectAll().orderBy('place').execute()
      const files = await db
        .selectFrom('application_file')
        .select(['application_id', 'name', 'kind', 'size'])
        .orderBy('place')
        .execute()
      const byApplication = Map.groupBy(files, ({ application_id: id }) => id)
      return rows.map((row) => ({
        ...applicationFrom(row),
        files: (byApplication.get(row.id) ?? []).map(({ name, kind, size }) => ({ name, kind, size })),
      }))
    }),
  bytesStored: async () => {
    const { bytes } = await reading
      .selectFrom('application_file')
      .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
      .executeTakeFirstOrThrow()
    // PostgreSQL answers a sum as text, and no sum of nothing.
    return Number(bytes ?? 0)
  },
  filesOf: (id) =>
    reading
      .selectFrom('application_file')
      .select(['name', 'bytes'])
      .where('application_id', '=', id)
      .orderBy('place')
      .execute(),
})

/** Changes applications within a transaction. */
export const changingApplications = (trx: () => Transaction<Tables>): ForChangingApplications => ({
  add: async (application, files) => {
    await trx().insertInto('application').values(rowFrom(application)).execute()
    for (const [place, { name, kind, bytes }] of files.entries())
      await trx()
        .insertInto('application_file')
        .values({ application_id: application.id, place, name, kind, size: bytes.length, bytes })
        .execute()
  },
  delete: async (id) => {
    const query = trx().deleteFrom('application').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0n
  },
  deleteDue: async (today) => {
    const due = await trx().deleteFrom('application').where('deleted_on', '<=', today).returning('id').execute()
    return due.map(({ id }) => id)
  },
})

const rowFrom = ({ position, appliedAt, ...application }: Application) => ({
  id: application.id,
  position_id: position.id,
  position_title: position.title,
  first_name: application.firstName,
  last_name: application.lastName,
  email: application.email,
  phone: application.phone ?? null,
  message: application.message ?? null,
  applied_at: storedInstant(appliedAt),
  deleted_on: application.deletedOn,
})

const applicationFrom = (row: Selectable<ApplicationTable>): Application => ({
  id: row.id,
  position: { id: row.position_id, title: row.position_title },
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.message !== null && { message: row.message }),
  appliedAt: row.applied_at,
  deletedOn: row.deleted_on,
})
