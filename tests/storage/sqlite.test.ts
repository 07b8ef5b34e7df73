import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenStore } from '#storage/open-store.ts'
import { migrate } from '#storage/sql/migrate.ts'
import { openSqlStore } from '#storage/sql/open-sql-store.ts'
import { describe, onTestFinished } from 'vitest'
import { keepsItsPromises } from './store-contract.ts'

/** An empty folder for one test. */
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

describe('the SQLite store', () => {
  keepsItsPromises(async () => {
    const url = `file:${join(folder(), 'house.sqlite')}`
    await migrate({ url })
    const opened: OpenStore[] = []
    onTestFinished(async () => {
      for (const store of opened) await store.close()
    })
    const again = async (): Promise<OpenStore> => {
      const store = await openSqlStore({ url })
      opened.push(store)
      return store
    }
    return { store: await again(), again }
  })
})
