import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'

/** Opens a new empty store for every scenario. */
export interface ChosenStore {
  open(): Promise<OpenStore>
  close(): Promise<void>
}

/** What STORE may say. */
export const storeOf = async (name: string): Promise<ChosenStore> => {
  const choice = choices[name]
  if (choice === undefined) throw new Error(`STORE is ${name}; it may be ${Object.keys(choices).join(', ')}`)
  return choice()
}

const choices: Readonly<Record<string, () => Promise<ChosenStore>>> = {
  memory: async () => ({ open: async () => openMemoryStore(), close: async () => {} }),

  sqlite: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenarios-'))
    let count = 0
    return {
      open: () => openNew(`file:${join(folder, `${(count += 1)}.sqlite`)}`),
      close: () => rm(folder, { recursive: true, force: true }),
    }
  },

  // One database and one connection pool for the whole run; a scenario begins with empty tables.
  postgres: async () => {
    const { singleCluster, startPostgres } = await import('#tests/storage/postgres-cluster.ts')
    const cluster = await startPostgres()
    const url = await cluster.database('scenarios')
    const store = await openNew(url)
    return {
      async open() {
        await singleCluster(url, emptied)
        return { ...store, close: async () => {} }
      },
      async close() {
        await store.close()
        await cluster.stop()
      },
    }
  },
}

const openNew = async (url: string): Promise<OpenStore> => {
  await migrate({ url })
  return openSqlStore({ url })
}

/** Empties every table but those of the migrations. */
const emptied = `
  do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%';
    execute 'truncate ' || tables || ' restart identity';
  end $$`
