import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSources, writeSources } from '#cli/content-sources.ts'
import { readSettings } from '#cli/settings.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { withFolder } from '../reading/sample-folder.ts'
import { isLong } from '#tests/long-run.ts'

const inNewFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'exported-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Everything in a folder, by its path. */
const filesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return new Map(
    await Promise.all(
      files.toSorted().map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
    ),
  )
}

/** Imports a folder into an empty store, syncs something, and writes all of it elsewhere. */
const throughStore = async (from: string, to: string) => {
  const application = applicationOn(openMemoryStore(), readSettings({ SITE_NOW: '2026-11-23T12:00:00.000Z' }))
  const { files, content } = await readSources(from)
  const imported = await application.get(parts.stage).files(files, content)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal.faults))
  const fields = { gruppe: 'jav', adresse: 'probe', titel: 'Probe: „ß“ & 😀', text: 'Eine Probe.' }
  const synced = await application
    .get(parts.syncing)
    .sync({ kind: 'lexicon', mode: 'upsert', items: [{ externalId: '1', version: 1, fields }] })
  const steps: number[] = []
  await writeSources(to, application.get(parts.store).sources, (written) => steps.push(written))
  return { synced, steps, count: await application.get(parts.store).sources.count() }
}

/** Lines of `termine.csv`, all different. */
const manyEvents = Array.from({ length: isLong ? 5_000 : 60 }, (_, i) => {
  const day = `2027-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`
  return `${6000 + i};recht-1;${day};4;9:00;16:00;;;;${10 + (i % 9)};0;nein\n`
}).join('')

test('export, import and export again give the same bytes, with what another system brought', async () => {
  const long = `${'Wort 😀 '.repeat(9_000)}\n`.repeat(3)
  const changes = {
    'seiten/lang.md': `---\ntitel: Lang\nbeschreibung: Lang.\n---\n\n${long}`,
    'termine.csv': (text: string) => text + manyEvents,
  }
  await withFolder(changes, (folder) =>
    inNewFolder((first) =>
      inNewFolder(async (second) => {
        const { synced, steps, count } = await throughStore(folder, first)
        expect(synced).toMatchObject({ value: { created: ['1'] } })
        expect(steps.at(-1)).toBe(count)
        expect(count).toBeGreaterThan(20)
        await throughStore(first, second)
        const [one, other] = [await filesIn(first), await filesIn(second)]
        expect(one.get('seiten/lang.md')).toContain(long.trim())
        expect([...one.keys()]).toContain('lexikon/jav/probe.md')
        expect(other).toEqual(one)
        const given = await filesIn(folder)
        for (const [file, text] of given) expect(one.get(file)).toBe(text)
      }),
    ),
  )
})

test('nothing is written over what is there', async () => {
  await inNewFolder(async (folder) => {
    await writeFile(join(folder, 'da.txt'), 'da')
    const sources = { parts: async () => ({ parts: [{ path: 'a.md', part: 0, text: 'x' }] }) }
    await expect(writeSources(folder, sources, () => undefined)).rejects.toThrow('ist nicht leer')
    expect(await readdir(folder)).toEqual(['da.txt'])
  })
})
