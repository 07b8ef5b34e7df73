import { migrate } from '#storage/sql/migrate.ts'
import { openSqlStore } from '#storage/sql/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest'
import { startPostgres, whyNoPostgres, type Cluster } from './postgres-cluster.ts'
import { keepsItsPromises } from './store-contract.ts'

const reason = whyNoPostgres()

if (reason !== undefined) test.skip(`the PostgreSQL store: ${reason}`)
else
  describe('the PostgreSQL store', () => {
    let cluster: Cluster
    let databases = 0
    beforeAll(async () => {
      cluster = await startPostgres()
      await migrate({ url: await cluster.database('template') })
    })
    afterAll(() => cluster.stop())

    keepsItsPromises(async () => {
      databases += 1
      const url = await cluster.database(`house_${databases}`, 'template')
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
