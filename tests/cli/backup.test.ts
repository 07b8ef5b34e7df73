import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { builtProgram as program } from '#tests/built-program.ts'

vi.setConfig({ testTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const database = join(folder, 'seminarhaus.sqlite')
const url = `file:${database}`

const backup = (file: string, env: Readonly<Record<string, string>> = {}, ...more: string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) =>
    execFile(
      process.execPath,
      [program, 'backup', file, ...more],
      { env: { ...process.env, DATA_DIR: folder, ...env } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  )
const secretIn = (file: string): unknown => {
  const opened = new DatabaseSync(file, { readOnly: true })
  try {
    return opened.prepare("select value from setting where name = 'secret.site'").get()?.['value']
  } finally {
    opened.close()
  }
}

describe('a backup of a site that is running', () => {
  // It is open all the while, so that what was written last stands beside the file and not in it.
  let running: Awaited<ReturnType<typeof openSqlStore>>
  beforeAll(async () => {
    await migrate({ url })
    running = await openSqlStore({ url })
    await running.secretOnce('site', () => 'zuletzt geschrieben')
  })
  afterAll(async () => {
    await running.close()
    rmSync(folder, { recursive: true })
  })

  test('holds all of it in one file for its owner alone, where a copy of the file lacks what came last', async () => {
    const copied = join(folder, 'kopiert.sqlite')
    copyFileSync(database, copied)
    expect(secretIn(copied)).toBeUndefined()
    const file = join(folder, 'sicherung.sqlite')
    const { code, out, err } = await backup(file)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/sicherung\.sqlite: vollständig und geprüft, \d+ Tabellen mit \d+ Zeilen\.\n$/)
    expect(secretIn(file)).toBe('zuletzt geschrieben')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.startsWith('sicherung'))).toEqual(['sicherung.sqlite'])
    const restored = await openSqlStore({ url: `file:${file}` })
    expect(await restored.secretOnce('site', () => 'neu')).toBe('zuletzt geschrieben')
    await restored.close()
  })

  test('writes over nothing, and leaves nothing behind where it fails', async () => {
    const there = join(folder, 'da.sqlite')
    writeFileSync(there, 'wichtig')
    expect(await backup(there)).toEqual({ code: 1, out: '', err: `${there} gibt es schon.\n` })
    const nowhere = join(folder, 'nirgends', 'x.sqlite')
    const failed = await backup(nowhere)
    expect([failed.code, failed.err]).toEqual([1, expect.stringMatching(/^Die Sicherung ist gescheitert: .+\n$/)])
    expect(existsSync(nowhere)).toBe(false)
    const broken = join(folder, 'kaputt.sqlite')
    writeFileSync(broken, 'no database at all, but long enough to be looked at'.repeat(100))
    const refused = await backup(join(folder, 'neu.sqlite'), { DATABASE_URL: `file:${broken}` })
    expect([refused.code, existsSync(join(folder, 'neu.sqlite'))]).toEqual([1, false])
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('says what to use for PostgreSQL, and tells scripts what it copied', async () => {
    const postgres = await backup(join(folder, 'p'), { DATABASE_URL: 'postgres://haus@db/haus' })
    expect(postgres).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Eine PostgreSQL-Datenbank .*pg_dump/),
    })
    const file = join(folder, 'json.sqlite')
    const { out } = await backup(file, {}, '--json')
    expect(JSON.parse(out)).toEqual({ file, tables: expect.any(Number), rows: expect.any(Number) })
  })
})
