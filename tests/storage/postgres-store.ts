import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { Fresh } from './contract/opened-store.ts'
import { emptying, type Emptying } from './emptying-postgres.ts'
import { onPostgres } from './on-postgres.ts'
import { startPostgres, type Cluster } from './postgres-cluster.ts'

/** Some of what every store promises, kept by one on PostgreSQL. */
export const onPostgresStore = (promises: (fresh: Fresh) => void): void =>
  onPostgres('the PostgreSQL store', () => {
    let cluster: Cluster
    let url: string
    let tables: Emptying
    beforeAll(async () => {
      cluster = await startPostgres()
      url = await cluster.database('house')
      await migrate({ url })
      tables = await emptying(url)
    })
    afterAll(async () => {
      await tables.end()
      await cluster.stop()
    })

    promises(async () => {
      await tables.empty()
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
