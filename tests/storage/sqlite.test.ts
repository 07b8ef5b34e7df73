import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenStore } from '#storage/open-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import { keepsItsPromises } from './store-contract.ts'

describe('the SQLite store', () => {
  let folder: string
  let files = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'store-'))
    await migrate({ url: `file:${join(folder, 'empty.sqlite')}` })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  keepsItsPromises(async () => {
    const file = join(folder, `${(files += 1)}.sqlite`)
    copyFileSync(join(folder, 'empty.sqlite'), file)
    const url = `file:${file}`
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
