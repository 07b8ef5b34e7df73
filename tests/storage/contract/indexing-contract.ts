import { expect, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { sourceOfContent } from '#core/content/ports.ts'
import { indexStoredContent } from '#core/indexing/indexing-stored-content.ts'
import { done } from '#core/shared/result.ts'
import { filesAtHand } from '#reading/content-files.ts'
import { readContentFiles } from '#reading/content-folder.ts'
import { sampleFiles } from '../../reading/sample-folder.ts'
import type { Fresh } from './opened-store.ts'

export const indexesWhatIsStored = (fresh: Fresh): void => {
  test('what was stored before there was an index is indexed once, as an import would', async () => {
    const { store } = await fresh()
    const application = applicationOn(store, readSettings({ SITE_NOW: '2026-11-23T12:00:00Z' }))
    const [needs, stage] = [application.get(parts.needs), application.get(parts.stage)]
    expect(await indexStoredContent(needs)).toBe(0)
    const read = await readContentFiles(filesAtHand(new Map(Object.entries(sampleFiles))))
    if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
    await stage.content(read.value)
    expect(await store.content.isIndexed()).toBe(true)

    await store.change(async ({ searchDocuments }) => done(await searchDocuments.replace(sourceOfContent, [])))
    expect(await store.content.isIndexed()).toBe(false)
    const before = (await store.changes.since(undefined))?.version
    expect(await indexStoredContent(needs)).toBe(11)
    expect(await store.changes.since(before)).toMatchObject({ tags: ['search'] })

    const after = (await store.changes.since(undefined))?.version
    expect(await store.content.index([])).toBe(false)
    expect(await indexStoredContent(needs)).toBe(0)
    await stage.content(read.value)
    expect(await store.changes.since(after)).toBeUndefined()
  })
}
