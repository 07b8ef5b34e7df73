import type { FormRequest } from '#core/form-requests/form-requests.ts'
import type { ForChangingFormRequests, ForStoringFormRequests, ListedRequest } from '#core/form-requests/ports.ts'
import { aNumber } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type RequestTables = Pick<MemoryTables, 'formRequests'>
type StoredRequest = ReturnType<MemoryTables['formRequests']['values']> extends Iterable<infer Row> ? Row : never

const listed = ({ request, files }: StoredRequest): ListedRequest => ({
  ...structuredClone(request),
  files: files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length })),
})

export const formRequestsInMemory = ({ formRequests }: RequestTables): ForStoringFormRequests => ({
  list: async ({ kind, ...query }) => {
    const all = [...formRequests.values()].filter(({ request }) => kind === undefined || request.kind === kind)
    const page = pageFrom(all, ({ nth }) => [-nth], [aNumber], query)
    return { ...page, items: page.items.map(listed) }
  },
  of: async (email) =>
    [...formRequests.values()].filter(({ request }) => request.email === storableText(email)).map(listed),
  bytesStored: async () =>
    [...formRequests.values()].flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.length, 0),
  filesOf: async (id) =>
    (formRequests.get(id)?.files ?? []).map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })),
})

/** Changes requests within a transaction. */
export const changingFormRequests = (tables: () => RequestTables): ForChangingFormRequests => ({
  add: async (request, files) => {
    const { formRequests } = tables()
    const { id, sentAt } = request
    if (formRequests.has(id)) throw new Error(`the number ${id} is taken`)
    const nth = Math.max(0, ...[...formRequests.values()].map((row) => row.nth)) + 1
    const stored: FormRequest = storableRecord({ ...request, sentAt: new Date(sentAt).toISOString() })
    formRequests.set(id, { nth, request: stored, files })
  },
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
