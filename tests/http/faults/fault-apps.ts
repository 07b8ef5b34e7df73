import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenStore } from '#storage/open-store.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { builtPages } from '../built-pages.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

/** A server with the real pages that believes the proxy in front of it, so that a test may come from any network. */
const testAppOver = async (store: OpenStore): Promise<TestApp> => {
  const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
  return openTestApp({ store, render: await builtPages(origins), settings: { trustProxy: 'loopback' } })
}

const overSqlite = async (): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const url = `file:${join(folder, 'faults.sqlite')}`
  await migrate({ url })
  const testApp = await testAppOver(await openSqlStore({ url }))
  const close = async (): Promise<void> => {
    await testApp.close()
    rmSync(folder, { recursive: true })
  }
  return { ...testApp, close }
}

/** The test app in which all faults are made, once over each kind of store. */
export const faultApps: readonly (readonly [store: string, open: () => Promise<TestApp>])[] = [
  ['memory', () => testAppOver(openMemoryStore())],
  ['SQLite', overSqlite],
]
