import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { builtProgram as program } from '#tests/built-program.ts'

vi.setConfig({ testTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'restore-'))
const saved = join(folder, 'sicherung.sqlite')

const cli = (words: readonly string[], databaseUrl: string) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) =>
    execFile(
      process.execPath,
      [program, ...words],
      { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  )

beforeAll(async () => {
  const url = `file:${join(folder, 'seminarhaus.sqlite')}`
  await migrate({ url })
  const store = await openSqlStore({ url })
  await store.secretOnce('site', () => 'vor dem Brand')
  await store.close()
  expect((await cli(['backup', saved], url)).code).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a backup is laid into an empty folder, checked, for its owner alone, and the audit finds nothing', async () => {
  const target = join(folder, 'neuer/ort', 'haus.sqlite')
  const url = `file:${target}`
  const { code, out, err } = await cli(['restore', saved], url)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/haus\.sqlite: wiederhergestellt und geprüft, \d+ Tabellen mit \d+ Zeilen\.\n$/)
  expect(statSync(target).mode & 0o777).toBe(0o600)
  const store = await openSqlStore({ url })
  expect(await store.secretOnce('site', () => 'neu')).toBe('vor dem Brand')
  await store.close()
  expect(await cli(['audit'], url)).toEqual({
    code: 0,
    err: '',
    out: 'Alles stimmt: Plätze, Bestellungen, Buchungen, Rechnungsnummern und Briefe.\n',
  })
})

test('over nothing that is there, not even over what is left of a database', async () => {
  const target = join(folder, 'da.sqlite')
  for (const left of [target, `${target}-wal`, `${target}-shm`]) {
    writeFileSync(left, 'wichtig')
    expect(await cli(['restore', saved], `file:${target}`)).toEqual({
      code: 1,
      out: '',
      err: `${left} gibt es schon. Halten Sie die Website an und legen Sie das Alte beiseite.\n`,
    })
    rmSync(left)
  }
})

test('nothing is laid there where the backup is none, or broken', async () => {
  const target = join(folder, 'leer.sqlite')
  const missing = join(folder, 'nirgends.sqlite')
  expect(await cli(['restore', missing], `file:${target}`)).toMatchObject({
    code: 1,
    err: `Die Sicherung ${missing} gibt es nicht.\n`,
  })
  const broken = join(folder, 'kaputt.sqlite')
  writeFileSync(broken, 'no database at all, but long enough to be looked at'.repeat(100))
  const refused = await cli(['restore', broken], `file:${target}`)
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/^Die Wiederherstellung ist gescheitert: .+\n$/),
  ])
  expect(existsSync(target)).toBe(false)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('says what to use for PostgreSQL, and tells scripts what it laid there', async () => {
  expect(await cli(['restore', saved], 'postgres://haus@db/haus')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^Eine PostgreSQL-Datenbank .*pg_restore/),
  })
  const file = join(folder, 'json.sqlite')
  const { out } = await cli(['restore', saved, '--json'], `file:${file}`)
  expect(JSON.parse(out)).toEqual({ file, tables: expect.any(Number), rows: expect.any(Number) })
})
