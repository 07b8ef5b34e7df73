import type { FormValues } from '#core/forms/described-form.ts'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import {
  requestStates,
  standsFirst,
  untouched,
  type DoneStep,
  type Handling,
  type RequestState,
} from '#core/form-requests/handling.ts'
import type {
  ForChangingFormRequests,
  ForStoringFormRequests,
  HandledRequest,
  InboxQuery,
  InboxRequest,
  ListedRequest,
} from '#core/form-requests/ports.ts'
import { pageQueryOf } from '#core/shared/page.ts'
import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableJson, storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { FormRequestTable, Tables } from '../engine/tables.ts'

export const formRequestsInSql = ({ reading, snapshot }: Database): ForStoringFormRequests => ({
  of: (email) =>
    snapshot(async (db) => {
      const query = db.selectFrom('form_request').selectAll().where('email', '=', storableText(email))
      return withHistory(db, await query.orderBy('place').execute())
    }),
  list: async ({ state, after, limit: most, ...filter }) => {
    const { limit, ...asked } = pageQueryOf({
      ...(after !== undefined && { after }),
      ...(most !== undefined && { limit: most }),
    })
    const start = cursorKeyOf(asked.after, [aNumber, aNumber])
    if (start === 'nowhere') return { items: [] }
    return snapshot(async (db) => {
      let found = matching(db.selectFrom('form_request').selectAll(), filter)
      if (state !== undefined) found = found.where('state', '=', state)
      if (start !== 'start') {
        const [urgent, place] = [-start[0], -start[1]]
        found = found.where(({ eb, or, and }) =>
          or([eb('urgent', '<', urgent), and([eb('urgent', '=', urgent), eb('place', '<', place)])]),
        )
      }
      const rows = await found
        .orderBy('urgent', 'desc')
        .orderBy('place', 'desc')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: await withHandling(db, shown),
        ...(rows.length > limit && last && { next: tokenOf([-last.urgent, -last.place]) }),
      }
    })
  },
  countByState: async (filter) => {
    const counted = await matching(reading.selectFrom('form_request'), filter)
      .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
      .groupBy('state')
      .execute()
    const none = Object.fromEntries(requestStates.map((state) => [state, 0])) as Record<RequestState, number>
    return { ...none, ...Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)])) }
  },
  handled: (id) =>
    snapshot(async (db) => {
      const rows = await db.selectFrom('form_request').selectAll().where('id', '=', storableText(id)).execute()
      return (await withHistory(db, rows))[0]
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
export const changingFormRequests = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingFormRequests => ({
  lock: async (id) => {
    const query = trx().selectFrom('form_request').selectAll().where('id', '=', storableText(id))
    return (await withHistory(trx(), await dialect.locking(query).execute()))[0]
  },
  step: async ({ id, kind }, after, step) => {
    const { state, assignee = null, version } = after
    const urgent = standsFirst({ kind }, after) ? 1 : 0
    await trx().updateTable('form_request').set({ state, assignee, version, urgent }).where('id', '=', id).execute()
    const document = storableJson({ ...step, at: storedInstant(step.at) })
    await trx().insertInto('form_request_step').values({ request_id: id, document }).execute()
  },
  assignedTo: async (userId) => {
    const query = trx().selectFrom('form_request').selectAll().where('assignee', '=', storableText(userId))
    const rows = await dialect.locking(query.orderBy('place')).execute()
    return rows.map((row) => ({ id: row.id, kind: row.kind, handling: handlingIn(row) }))
  },
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
  urgent: standsFirst({ kind }, untouched) ? 1 : 0,
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

type Rows = readonly Selectable<FormRequestTable>[]

const handlingIn = ({ state, assignee, version }: Pick<Rows[number], 'state' | 'assignee' | 'version'>): Handling => ({
  state,
  ...(assignee !== null && { assignee }),
  version,
})

const matching = <Output>(
  query: SelectQueryBuilder<Tables, 'form_request', Output>,
  { kind, assignee }: Omit<InboxQuery, 'state'>,
): SelectQueryBuilder<Tables, 'form_request', Output> => {
  const ofKind = kind === undefined ? query : query.where('kind', '=', kind)
  return assignee === undefined ? ofKind : ofKind.where('assignee', '=', storableText(assignee))
}

/** Rows as requests with how far the office is with each. */
async function withHandling(db: Kysely<Tables>, rows: Rows): Promise<readonly InboxRequest[]> {
  const listed = await withFiles(db, rows)
  const byId = new Map(rows.map((row) => [row.id, handlingIn(row)]))
  return listed.map((request) => ({ ...request, handling: byId.get(request.id) ?? untouched }))
}

/** The same with all that the office did. */
async function withHistory(db: Kysely<Tables>, rows: Rows): Promise<readonly HandledRequest[]> {
  const ids = rows.map(({ id }) => id)
  const steps =
    ids.length === 0
      ? []
      : await db
          .selectFrom('form_request_step')
          .select(['request_id', 'document'])
          .where('request_id', 'in', ids)
          .orderBy('place')
          .execute()
  const byRequest = Map.groupBy(steps, ({ request_id: id }) => id)
  return (await withHandling(db, rows)).map((request) => ({
    ...request,
    history: (byRequest.get(request.id) ?? []).map(({ document }): DoneStep => JSON.parse(document)),
  }))
}
