import { expect, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { contentForStores } from '#core/content/content-for-stores.ts'
import { documentsOfContent } from '#core/content/search-documents.ts'
import { indexed } from '#core/fulltext/indexed.ts'
import { storedContent } from '#core/indexing/stored-content.ts'
import { readDemoContent } from './reading-demo-content.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'

test('what the search finds of all content is told by what is stored as it is by its files', async () => {
  const read = await readDemoContent()
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
  const application = applicationOn(openMemoryStore(), readSettings({ SITE_NOW: '2026-11-23T12:00:00Z' }))
  expect(await application.get(parts.stage).content(read.value)).toMatchObject({ ok: true })
  const needs = application.get(parts.needs)
  const written = contentForStores(read.value, '2026-11-23', needs.german).documents
  expect(new Set(written.map(({ kind }) => kind)).size).toBe(10)
  const told = documentsOfContent(await storedContent(needs)).map((document) => indexed(needs.german, document))
  const byId = (documents: typeof written) => new Map(documents.map((one) => [one.id, one]))
  expect(byId(told)).toEqual(byId(written))
})
