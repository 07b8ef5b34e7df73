import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '#storage/engine/migrate.ts'
import { archiveOf } from '../reading/laws/law-archive.ts'
import { headXml, lawXml, normXml } from '../reading/laws/law-xml.ts'
import { runProgram, type Ended } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-laws-'))
// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const cli = (...args: readonly string[]): Promise<Ended> =>
  runProgram(['laws', ...args], { DATA_DIR: folder, SITE_NOW: '2026-12-01T10:00:00Z' })
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const first = lawXml(headXml(), normXml('§ 1', '<P>Alt.</P>'), normXml('§ 2', '<P>Formel: <IMG SRC="a.jpg"/></P>'))
const second = first.replace('builddate="20240724214501"', 'builddate="20260101000000"').replace('Alt.', 'Neu.')

beforeAll(() => migrate({ url: `file:${join(folder, 'seminarhaus.sqlite')}` }))
afterAll(() => rmSync(folder, { recursive: true }))

test('a law is imported, published, changed and rolled back', async () => {
  const imported = await cli('import', file('gartg.zip', archiveOf({ name: 'BJNR.xml', content: first })))
  expect(imported.err).toContain('Hinweis: § 2: Das Bild „a.jpg“ wird nicht gezeigt')
  expect(imported.out).toContain(
    'GartG, Stand 19.07.2024: 2 Vorschriften, 2 neu, 0 geändert, 0 entfallen, 0 unverändert',
  )
  const [, id = ''] = /laws publish (\S+)/.exec(imported.out) ?? []
  expect(imported.code).toBe(0)

  expect(await cli('publish', id)).toEqual({ code: 0, out: `Alle lesen jetzt gartg in der Fassung ${id}.\n`, err: '' })
  expect(await cli('publish', id)).toMatchObject({ code: 1, out: '' })

  const changed = await cli('import', '--publish', '--json', file('neu.xml', second))
  const [{ value }] = JSON.parse(changed.out)
  expect([value.version.isPublished, value.counts.changed, value.changes[0]]).toEqual([
    true,
    1,
    { key: '1', name: '§ 1', type: 'changed', before: 'Alt.', after: 'Neu.' },
  ])

  expect((await cli('rollback', id)).code).toBe(0)
  const versions: readonly { id: string; isPublished: boolean }[] = JSON.parse(
    (await cli('versions', 'gartg', '--json')).out,
  )
  expect(versions.map((version) => [version.id, version.isPublished])).toEqual([
    [value.version.id, false],
    [id, true],
  ])
})

test('files that are refused are named with the reason, and the others are imported', async () => {
  const names = [
    file('gut.xml', lawXml(headXml({ juris: ['WegeG'] }), normXml('§ 1', '<P>Text.</P>'))),
    file('anders.xml', '<items/>'),
    file('boese.xml', `<!DOCTYPE a [<!ENTITY b "c">]>${second}`),
    join(folder, 'fehlt.xml'),
  ]
  const { code, out, err } = await cli('import', ...names)
  expect(code).toBe(1)
  expect(out).toContain('WegeG')
  expect(err).toContain('anders.xml: ist kein Gesetz im Format von gesetze-im-internet.de (gii-norm)')
  expect(err).toContain('boese.xml: erklärt eigene Entitäten; solches XML wird nicht gelesen')
  expect(err).toContain('fehlt.xml: lässt sich nicht öffnen')
  expect(err).toContain('3 Dateien wurden nicht gelesen.')
})

test('a call without a file is misuse', async () => {
  expect((await cli('import')).code).toBe(2)
  expect((await cli('versions')).code).toBe(2)
})
