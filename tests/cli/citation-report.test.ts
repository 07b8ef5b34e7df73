import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { bareContent, lexiconEntry, lexiconText } from '#features/support/content-builder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { runProgram, type Ended } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-citations-'))
const url = `file:${join(folder, 'seminarhaus.sqlite')}`
// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const cite = (...args: readonly string[]): Promise<Ended> =>
  runProgram(['cite', ...args], { DATA_DIR: folder, SITE_NOW: '2026-12-01T10:00:00Z' })

beforeAll(async () => {
  await migrate({ url })
  const store = await openSqlStore({ url })
  const text = { ...lexiconText, html: '<h2>§ 9 GG</h2><p>Nach § 1 KSchG und § 2 XyzG.</p>' }
  const content = { ...bareContent, lexicon: [lexiconEntry({ text })] }
  expect((await applicationOn(store, readSettings({})).get(parts.stage).content(content)).ok).toBe(true)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('people are shown what leads nowhere, programs everything; headings are not linked', async () => {
  const { code, out } = await cite('--report')
  expect(code).toBe(0)
  expect(out).toMatch(/§ 2 XyzG +unknown-law +\/betriebsratslexikon\/br\/abmahnung/)
  expect(out).not.toContain('KSchG')
  expect(out).toMatch(/\d texts: 1 unknown-law.* 1 awaited-law/)
  const report = JSON.parse((await cite('--report', '--json')).out)
  expect(report.citations.map(({ citation, to }: { citation: string; to?: string }) => [citation, to])).toEqual([
    ['§ 2 XyzG', undefined],
    ['§ 1 KSchG', '/gesetze/kschg'],
  ])
})

test('without a text and without asking for the report it says what is missing', async () => {
  expect((await cite()).code).toBe(2)
})
