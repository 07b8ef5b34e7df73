import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { Fresh } from './contract/opened-store.ts'
import { onPostgres } from './on-postgres.ts'
import { singleCluster, startPostgres, type Cluster } from './postgres-cluster.ts'

/** Empties every table but those of the migrations. */
const emptied = `
  do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%';
    execute 'truncate ' || tables || ' restart identity';
  end $$`

/** Some of what every store promises, kept by one on PostgreSQL. */
export const onPostgresStore = (promises: (fresh: Fresh) => void): void =>
  onPostgres('the PostgreSQL store', () => {
    let cluster: Cluster
    let url: string
    beforeAll(async () => {
      cluster = await startPostgres()
      url = await cluster.database('house')
      await migrate({ url })
    })
    afterAll(() => cluster.stop())

    promises(async () => {
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
