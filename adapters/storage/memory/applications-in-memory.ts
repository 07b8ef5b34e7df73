import { letterKeys, type Application } from '#core/jobs/applications.ts'
import type { ForStoringApplications } from '#core/jobs/ports.ts'
import { storableText } from '../storable-text.ts'
import type { LettersInMemory } from './letters-in-memory.ts'
import type { OnceOnly } from './requests-in-memory.ts'

interface Kept {
  readonly application: Application
  readonly files: Parameters<ForStoringApplications['keep']>[1]
}

export function applicationsInMemory(
  onceOnly: OnceOnly,
  letters: Pick<LettersInMemory, 'post' | 'withdraw'>,
): ForStoringApplications {
  const kept = new Map<string, Kept>()
  return {
    keep: async (application, files, once, toPost) => {
      const { id, appliedAt: at } = application
      return onceOnly(once, { id, at }, () => {
        kept.set(id, { application: storable({ ...application, appliedAt: new Date(at).toISOString() }), files })
        for (const letter of toPost) letters.post(letter, at)
      })
    },
    list: async () =>
      [...kept.values()].map(({ application, files }) => ({
        ...structuredClone(application),
        files: files.map(({ name, kind, bytes }) => ({ name, kind, size: bytes.length })),
      })),
    filesOf: async (id) =>
      (kept.get(id)?.files ?? []).map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })),
    deleteDue: async (today, now) => {
      const due = [...kept.values()].filter(({ application }) => application.deletedOn <= today)
      for (const { application } of due) kept.delete(application.id)
      letters.withdraw(
        due.flatMap(({ application }) => letterKeys(application.id)),
        now,
        'no longer kept',
      )
      return due.length
    },
  }
}

function storable(application: Application): Application {
  const stored: Application = JSON.parse(
    JSON.stringify(application, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
  )
  return stored
}
