import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '#storage/engine/migrate.ts'
import { archiveOf } from '../reading/laws/law-archive.ts'
import { rulingXml } from '../reading/rulings/ruling-xml.ts'
import { runProgram, type Ended } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-rulings-'))
// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const cli = (...args: readonly string[]): Promise<Ended> =>
  runProgram(['rulings', ...args], { DATA_DIR: folder, SITE_NOW: '2026-12-01T10:00:00Z' })
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

beforeAll(() => migrate({ url: `file:${join(folder, 'seminarhaus.sqlite')}` }))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder of decisions is taken in, again without change', async () => {
  mkdirSync(join(folder, 'urteile'))
  file('urteile/b.xml', rulingXml({ aktenzeichen: '7 ABR 9/23', ecli: 'keiner' }))
  file('urteile/a.zip', archiveOf({ name: 'KARE600000001.xml', content: rulingXml() }))
  file('urteile/notiz.txt', 'BAG')
  const first = await cli('import', join(folder, 'urteile'))
  expect(first.code).toBe(0)
  expect(first.out.split('\n').slice(0, 3)).toEqual([
    'BAG 7 ABR 8/23 vom 07.02.2024: neu',
    '  wird gezeigt, sobald es urteile/bag-7-abr-8-23.md gibt',
    'BAG 7 ABR 9/23 vom 07.02.2024: neu',
  ])
  expect(first.err).toContain('b.xml: Hinweis: „keiner“ ist kein ECLI eines deutschen Gerichts.')
  const again: readonly { value: { outcome: string } }[] = JSON.parse(
    (await cli('import', '--json', join(folder, 'urteile'))).out,
  )
  expect(again.map(({ value }) => value.outcome)).toEqual(['unchanged', 'unchanged'])
})

test('files that are refused are named with the reason, and the others are taken in', async () => {
  const { code, out, err } = await cli(
    'import',
    file('gut.xml', rulingXml({ aktenzeichen: '7 ABR 10/23', ecli: '' })),
    file('geheim.xml', rulingXml({ accessRights: 'restricted' })),
    file('anders.xml', '<items/>'),
    file('boese.xml', rulingXml().replace(/SYSTEM "[^"]*"/, '[<!ENTITY b "c">]')),
    join(folder, 'fehlt.xml'),
    '/dev/zero',
  )
  expect(code).toBe(1)
  expect(out).toContain('BAG 7 ABR 10/23 vom 07.02.2024: neu')
  expect(err).toContain('geheim.xml: ist nicht für die Öffentlichkeit freigegeben')
  expect(err).toContain('anders.xml: ist keine Entscheidung im Format von rechtsprechung-im-internet.de (rii-dok)')
  expect(err).toContain('boese.xml: erklärt eigene Entitäten; solches XML wird nicht gelesen')
  expect(err).toContain('fehlt.xml: lässt sich nicht öffnen')
  expect(err).toContain('/dev/zero: lässt sich nicht öffnen')
  expect(err).toContain('5 Dateien wurden nicht gelesen.')
})

test('a folder with nothing to read is refused, and a call without a file is misuse', async () => {
  mkdirSync(join(folder, 'leer'))
  const empty = await cli('import', join(folder, 'leer'))
  expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('liegt weder XML noch ein Archiv')])
  expect((await cli('import')).code).toBe(2)
})
