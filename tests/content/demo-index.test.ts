import { expect, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { projectRoot } from '#cli/project-root.ts'
import { readSettings } from '#cli/settings.ts'
import { documentsOfContent } from '#core/content/search-documents.ts'
import { storedContent } from '#core/indexing/stored-content.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'

test('what the search finds of all content is told by what is stored as it is by its files', async () => {
  const read = await readContentFolder(`${projectRoot}/content`)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
  const application = applicationOn(openMemoryStore(), readSettings({ SITE_NOW: '2026-11-23T12:00:00Z' }))
  expect(await application.get(parts.stage).content(read.value)).toMatchObject({ ok: true })
  const byId = (documents: ReturnType<typeof documentsOfContent>) => new Map(documents.map((one) => [one.id, one]))
  const written = byId(documentsOfContent(read.value))
  expect(new Set([...written.values()].map(({ kind }) => kind)).size).toBe(10)
  expect(byId(documentsOfContent(await storedContent(application.get(parts.needs))))).toEqual(written)
})
