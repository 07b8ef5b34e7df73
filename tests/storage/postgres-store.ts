import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { Fresh } from './contract/opened-store.ts'
import { onPostgres } from './on-postgres.ts'
import { startPostgres, type Cluster } from './postgres-cluster.ts'

/**
 * Empties every table but those of the migrations, on a connection that stays: truncating gives each table and index a
 * new file and takes a quarter of a second, deleting what a test wrote a few milliseconds.
 */
async function emptying(
  url: string,
): Promise<{ readonly empty: () => Promise<void>; readonly end: () => Promise<void> }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const names = async (what: string): Promise<readonly string[]> =>
    (await client.query<{ readonly name: string }>(what)).rows.map(({ name }) => name)
  const tables = await names(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  )
  const sequences = await names(
    `select quote_literal(quote_ident(sequencename)) as name from pg_sequences where schemaname = 'public'`,
  )
  // In whatever order: references between them are not looked at.
  await client.query('set session_replication_role = replica')
  const emptied = [
    ...tables.map((name) => `delete from ${name}`),
    ...sequences.map((name) => `select setval(${name}, 1, false)`),
  ].join('; ')
  return { empty: async () => void (await client.query(emptied)), end: () => client.end() }
}

/** Some of what every store promises, kept by one on PostgreSQL. */
export const onPostgresStore = (promises: (fresh: Fresh) => void): void =>
  onPostgres('the PostgreSQL store', () => {
    let cluster: Cluster
    let url: string
    let tables: Awaited<ReturnType<typeof emptying>>
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
