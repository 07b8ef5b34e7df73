import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '#storage/memory/memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'

/** Opens a new empty store for every scenario. */
export interface ChosenStore {
  open(): Promise<OpenStore>
  close(): Promise<void>
}

/** memory unless STORE says sqlite or postgres. */
export const storeOf = async (name = 'memory'): Promise<ChosenStore> => {
  const choice = choices[name]
  if (choice === undefined) throw new Error(`STORE is ${name}; it may be ${Object.keys(choices).join(', ')}`)
  return choice()
}

const choices: Readonly<Record<string, () => Promise<ChosenStore>>> = {
  memory: async () => ({ open: async () => openMemoryStore(), close: async () => {} }),

  sqlite: async () => {
    const { openSqlStore } = await import('#storage/sql/open-sql-store.ts')
    const folder = await mkdtemp(join(tmpdir(), 'scenarios-'))
    let count = 0
    return {
      open: () => openSqlStore({ url: `file:${join(folder, `${(count += 1)}.sqlite`)}` }),
      close: () => rm(folder, { recursive: true, force: true }),
    }
  },
}
