import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { takingBatchesInThread } from '#cli/compose/batches-in-thread.ts'
import { readSettings } from '#cli/settings.ts'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { filesAtHand } from '#reading/content-files.ts'
import { readContentFiles } from '#reading/content-folder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { sampleFiles } from '../reading/sample-folder.ts'

// Threads begin by reading their source.
vi.setConfig({ testTimeout: 60_000 })

/** A database with the sample in it, and who takes batches of it in a thread. */
async function opened(bounds: Parameters<typeof takingBatchesInThread>[1] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'batches-'))
  const databaseUrl = `file:${join(folder, 'site.sqlite')}`
  await migrate({ url: databaseUrl })
  const store = await openSqlStore({ url: databaseUrl })
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const settings = { ...readSettings({ SITE_NOW: '2026-11-23T12:00:00Z' }), databaseUrl }
  const files = new Map(Object.entries(sampleFiles))
  const read = await readContentFiles(filesAtHand(files))
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
  await applicationOn(store, settings).get(parts.stage).files(files, read.value)
  return { store, take: takingBatchesInThread(settings, bounds), settings }
}

const batchOf = (count: number, version = 1) =>
  Buffer.from(
    JSON.stringify({
      mode: 'upsert',
      items: Array.from({ length: count }, (_, nth) => ({
        externalId: String(nth),
        version,
        gruppe: 'jav',
        adresse: `begriff-${nth}`,
        titel: `Begriff ${nth}`,
        text: `Ein Begriff in der Fassung ${version}. ${'Und noch ein Satz dazu. '.repeat(20)}`,
      })),
    }),
  )

describe('batches that are taken in a thread of their own', () => {
  test('change what the server sees next, one after the other, and hold nobody up meanwhile', async () => {
    const { store, take } = await opened()
    const { version } = (await store.changes.since(undefined)) ?? {}
    let turns = 0
    const counting = setInterval(() => (turns += 1), 10)
    const answers = await Promise.all([take('lexicon', batchOf(300, 2)), take('lexicon', batchOf(300, 1))])
    clearInterval(counting)
    expect(answers.map((answer) => answer.ok && [answer.value.created.length, answer.value.unchanged.length])).toEqual([
      [300, 0],
      [0, 300],
    ])
    expect(await store.lexicon.entry('jav', 'begriff-7')).toMatchObject({
      definition: expect.stringContaining('Fassung 2'),
    })
    expect((await store.changes.since(version))?.tags).toContain('lexicon:jav')
    expect(turns).toBeGreaterThan(30)
  })

  test('that take too long or too much change nothing, and the next one is taken', async () => {
    const slow = await opened({ within: 1 })
    await expect(slow.take('lexicon', batchOf(1))).rejects.toMatchObject({ name: 'StoreUnavailable', mayBeDone: true })
    const large = takingBatchesInThread(slow.settings, { mostMemory: 8 })
    await expect(large('lexicon', batchOf(400))).rejects.toThrow('a batch was not taken')
    expect(await takingBatchesInThread(slow.settings)('lexicon', batchOf(1))).toMatchObject({
      value: { created: ['0'] },
    })
  })

  test('wait in vain for a store that is not there', async () => {
    const { settings } = await opened()
    const gone = takingBatchesInThread({ ...settings, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })
    await expect(gone('lexicon', batchOf(1))).rejects.toBeInstanceOf(StoreUnavailable)
  })
})
