import { migrate } from '#storage/engine/migrate.ts'
import { openPostgres } from '#storage/engine/postgres-database.ts'
import { limitsOfServing } from '#storage/engine/database-limits.ts'
import type { Database } from '#storage/engine/dialect.ts'
import { sqlStoreOn } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { leases } from '#storage/engine/lease.ts'
import { afterAll, beforeAll } from 'vitest'
import type { Fresh } from './contract/opened-store.ts'
import { emptying, type Emptying } from './emptying-postgres.ts'
import { onPostgres } from './on-postgres.ts'
import { startPostgres, type Cluster } from './postgres-cluster.ts'

/**
 * Some of what every store promises, kept by one on PostgreSQL. Each test has stores of its own, on connections that
 * stay, and they acknowledge a change as soon as SQLite does: what that wait is for stands in leases.test.ts.
 */
export const onPostgresStore = (promises: (fresh: Fresh) => void): void =>
  onPostgres('the PostgreSQL store', () => {
    let cluster: Cluster
    let url: string
    let tables: Emptying
    let databases: readonly Database[]
    beforeAll(async () => {
      cluster = await startPostgres()
      url = await cluster.database('house')
      await migrate({ url })
      tables = await emptying(url)
      databases = [1, 2, 3].map(() => openPostgres(url, limitsOfServing))
    })
    afterAll(async () => {
      await Promise.all(databases.map((database) => database.close()))
      await tables.end()
      await cluster.stop()
    })

    promises(async () => {
      await tables.empty()
      const free = [...databases]
      const again = async (): Promise<OpenStore> => {
        const database = free.shift()
        if (!database) throw new Error('no test has opened that many stores yet')
        return sqlStoreOn({ ...database, lease: leases.sqlite, close: async () => undefined })
      }
      return { store: await again(), again }
    })
  })
