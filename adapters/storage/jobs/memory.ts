import type { Application } from '#core/jobs/applications.ts'
import type { ForChangingApplications, ForStoringApplications } from '#core/jobs/ports.ts'
import { storableText } from '../engine/storable-text.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type ApplicationTables = Pick<MemoryTables, 'applications'>

export const applicationsInMemory = ({ applications }: ApplicationTables): ForStoringApplications => ({
  list: async () =>
    [...applications.values()].map(({ application, files }) => ({
      ...structuredClone(application),
      files: files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length })),
    })),
  bytesStored: async () =>
    [...applications.values()].flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.length, 0),
  filesOf: async (id) =>
    (applications.get(id)?.files ?? []).map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })),
})

/** Changes applications within a transaction. */
export const changingApplications = (tables: () => ApplicationTables): ForChangingApplications => ({
  add: async (application, files) => {
    const { id, appliedAt } = application
    if (tables().applications.has(id)) throw new Error(`the number ${id} is taken`)
    const stored = storable({ ...application, appliedAt: new Date(appliedAt).toISOString() })
    tables().applications.set(id, { application: stored, files })
  },
  delete: async (id) => {
    const { applications } = tables()
    const isThere = applications.has(id)
    applications.delete(id)
    return isThere
  },
  deleteDue: async (today) => {
    const { applications } = tables()
    const due = [...applications.entries()].filter(([, { application }]) => application.deletedOn <= today)
    for (const [id] of due) applications.delete(id)
    return due.map(([id]) => id)
  },
})

function storable(application: Application): Application {
  const stored: Application = JSON.parse(
    JSON.stringify(application, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
  )
  return stored
}
