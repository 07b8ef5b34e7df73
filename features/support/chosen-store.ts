import { copyFile, mkdtemp, rm } from 'node:fs/promises'
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
    // Migrated once and copied: that takes a hundredth of the time.
    const empty = join(folder, 'empty.sqlite')
    await migrate({ url: `file:${empty}` })
    let count = 0
    return {
      async open() {
        const file = join(folder, `${(count += 1)}.sqlite`)
        await copyFile(empty, file)
        const store = await openSqlStore({ url: `file:${file}` })
        return {
          ...store,
          async close() {
            await store.close()
            await rm(file, { force: true })
          },
        }
      },
      close: () => rm(folder, { recursive: true, force: true }),
    }
  },

  // One database and one connection pool for the whole run; a scenario begins with empty tables.
  postgres: async () => {
    const { startPostgres } = await import('#tests/storage/postgres-cluster.ts')
    const { emptying } = await import('#tests/storage/emptying-postgres.ts')
    const cluster = await startPostgres()
    const url = await cluster.database('scenarios')
    await migrate({ url })
    const tables = await emptying(url)
    const store = await openSqlStore({ url })
    return {
      async open() {
        await tables.empty()
        return { ...store, close: async () => {} }
      },
      async close() {
        await store.close()
        await tables.end()
        await cluster.stop()
      },
    }
  },
}
