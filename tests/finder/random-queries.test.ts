import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { startPostgres, whyNoPostgres } from '#tests/storage/postgres-cluster.ts'
import { askAtRandom } from './random-queries.ts'
import { isLong } from '#tests/long-run.ts'

const load = isLong ? { queries: 1_000, size: 100_000 } : { queries: 100, size: 1_500 }
const minutes = 60_000
/** A hundred thousand events are written first, and every answer is compared with a look at all of them. */
const patience = (isLong ? 40 : 5) * minutes

test('random questions are answered as by looking at every event: in memory', { timeout: minutes }, async () => {
  await askAtRandom(openMemoryStore(), { queries: 300, size: 2_000, seed: 1 })
})

test(`the same on SQLite, ${load.size} events`, { timeout: patience }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'finder-'))
  const url = `file:${join(folder, 'dates.sqlite')}`
  await migrate({ url })
  const store = await openSqlStore({ url })
  try {
    await askAtRandom(store, { ...load, seed: 2 })
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(!isLong || whyNoPostgres() !== undefined)(
  `the same on PostgreSQL, ${load.size} events`,
  { timeout: patience },
  async () => {
    const cluster = await startPostgres()
    const url = await cluster.database('finder')
    await migrate({ url })
    const store = await openSqlStore({ url })
    try {
      await askAtRandom(store, { ...load, seed: 3 })
    } finally {
      await store.close()
      await cluster.stop()
    }
  },
)
