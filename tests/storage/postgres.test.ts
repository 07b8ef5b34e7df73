import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { onPostgres } from './on-postgres.ts'
import { singleCluster, startPostgres, type Cluster } from './postgres-cluster.ts'
import { keepsItsPromises } from './store-contract.ts'

/** Empties every table but those of the migrations. */
const emptied = `
  do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%';
    execute 'truncate ' || tables || ' restart identity';
  end $$`

onPostgres('the PostgreSQL store', () => {
  let cluster: Cluster
  let url: string
  beforeAll(async () => {
    cluster = await startPostgres()
    url = await cluster.database('house')
    await migrate({ url })
  })
  afterAll(() => cluster.stop())

  keepsItsPromises(async () => {
    await singleCluster(url, emptied)
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
