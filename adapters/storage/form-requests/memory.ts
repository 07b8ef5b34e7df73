import type { FormRequest } from '#core/form-requests/form-requests.ts'
import { requestStates, standsFirst, untouched, type RequestState } from '#core/form-requests/handling.ts'
import type {
  ForChangingFormRequests,
  ForStoringFormRequests,
  HandledRequest,
  InboxQuery,
  ListedRequest,
} from '#core/form-requests/ports.ts'
import { required } from '#core/shared/required.ts'
import { aNumber } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'

type RequestTables = Pick<MemoryTables, 'formRequests'>
type StoredRequest = ReturnType<MemoryTables['formRequests']['values']> extends Iterable<infer Row> ? Row : never

const listed = ({ request, files }: StoredRequest): ListedRequest => ({
  ...structuredClone(request),
  files: files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length })),
})

const handled = (row: StoredRequest): HandledRequest => ({
  ...listed(row),
  ...structuredClone({ handling: row.handling, history: row.history }),
})

export const formRequestsInMemory = ({ formRequests }: RequestTables): ForStoringFormRequests => ({
  of: async (email) =>
    [...formRequests.values()].filter(({ request }) => request.email === storableText(email)).map(handled),
  list: async ({ kind, state, assignee, ...query }) => {
    const all = matching(formRequests, { kind, assignee }).filter(
      ({ handling }) => state === undefined || handling.state === state,
    )
    const page = pageFrom(all, (row) => [-urgencyOf(row), -row.nth], [aNumber, aNumber], query)
    return { ...page, items: page.items.map((row) => ({ ...listed(row), handling: structuredClone(row.handling) })) }
  },
  countByState: async (query) => {
    const all = matching(formRequests, query)
    const counts = requestStates.map(
      (state) => [state, all.filter(({ handling }) => handling.state === state).length] as const,
    )
    return Object.fromEntries(counts) as Record<RequestState, number>
  },
  handled: async (id) => {
    const row = formRequests.get(storableText(id))
    return row && handled(row)
  },
  bytesStored: async () =>
    [...formRequests.values()].flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.length, 0),
  filesOf: async (id) =>
    (formRequests.get(id)?.files ?? []).map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })),
})

const urgencyOf = ({ request, handling }: StoredRequest): number => (standsFirst(request, handling) ? 1 : 0)

const matching = (
  formRequests: RequestTables['formRequests'],
  { kind, assignee }: Omit<InboxQuery, 'state'> | { readonly [Part in keyof InboxQuery]: InboxQuery[Part] | undefined },
): readonly StoredRequest[] =>
  [...formRequests.values()].filter(
    ({ request, handling }) =>
      (kind === undefined || request.kind === kind) && (assignee === undefined || handling.assignee === assignee),
  )

/** Changes requests within a transaction. */
export const changingFormRequests = (tables: () => RequestTables): ForChangingFormRequests => ({
  add: async (request, files) => {
    const { formRequests } = tables()
    const { id, sentAt } = request
    if (formRequests.has(id)) throw new Error(`the number ${id} is taken`)
    const nth = Math.max(0, ...[...formRequests.values()].map((row) => row.nth)) + 1
    const stored: FormRequest = storableRecord({ ...request, sentAt: new Date(sentAt).toISOString() })
    formRequests.set(id, { nth, request: stored, files, handling: untouched, history: [] })
  },
  lock: async (id) => {
    const row = tables().formRequests.get(storableText(id))
    return row && handled(row)
  },
  step: async ({ id }, after, step) => {
    const { formRequests } = tables()
    const row = required(formRequests.get(id))
    const added = storableRecord({ ...step, at: storedInstant(step.at) })
    formRequests.set(id, { ...row, handling: structuredClone(after), history: [...row.history, added] })
  },
  assignedTo: async (userId) =>
    [...tables().formRequests.values()]
      .filter(({ handling }) => handling.assignee === userId)
      .map(({ request: { id, kind }, handling }) => ({ id, kind, handling: structuredClone(handling) })),
  delete: async (id) => {
    const { formRequests } = tables()
    const isThere = formRequests.has(id)
    formRequests.delete(id)
    return isThere
  },
  deleteDue: async (today) => {
    const { formRequests } = tables()
    const due = [...formRequests.entries()].filter(([, { request }]) => request.deletedOn <= today)
    for (const [id] of due) formRequests.delete(id)
    return due.map(([id]) => id)
  },
})
