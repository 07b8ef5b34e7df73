import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addSeconds } from '#core/shared/dates.ts'
import { attemptsInSql } from '#storage/accounts/attempts-in-sql.ts'
import { databaseAt } from '#storage/engine/database-at.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { onBothDatabases } from './on-both-databases.ts'
import { onPostgres } from './on-postgres.ts'
import { startPostgres } from './postgres-cluster.ts'

const noon = '2027-01-11T12:00:00.000Z'

async function opened(url: string) {
  await migrate({ url })
  const database = await databaseAt(url, { create: true })
  onTestFinished(() => database.close())
  return { database, attempts: attemptsInSql(database) }
}

onBothDatabases('attempts', (empty) => {
  test('are counted for each who asks, however many ask at once', async () => {
    const { attempts } = await opened(await empty())
    const keys = Array.from({ length: 20 }, (_, nth) => `key ${nth}`)
    await attempts.record(keys, noon)
    await attempts.record(keys.slice(0, 11), addSeconds(noon, 60))
    const counts = await Promise.all(keys.map((key) => attempts.count(key, addSeconds(noon, 90), 3600)))
    expect(counts.map((count) => count.attempts)).toEqual(keys.map((_, nth) => (nth < 11 ? 2 : 1)))
    const younger = await Promise.all(keys.map((key, nth) => attempts.count(key, addSeconds(noon, 90), 31 + nth * 60)))
    expect(younger.map((count) => count.attempts)).toEqual(keys.map((_, nth) => (nth < 11 ? 1 : 0) + Number(nth > 0)))
  })
})

onPostgres('attempts', () => {
  test('wait for no flush of their own', async () => {
    const cluster = await startPostgres()
    onTestFinished(() => cluster.stop())
    const { database, attempts } = await opened(await cluster.database('attempts'))
    const isFlushed = async (): Promise<boolean> => {
      const { rows } = await sql<{ readonly flushed: boolean }>`
        select pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn() as flushed`.execute(database.reading)
      return rows[0]?.flushed ?? true
    }
    const seen: boolean[] = []
    for (let nth = 0; nth < 12; nth += 1) {
      await attempts.record([`key ${nth}`], noon)
      seen.push(await isFlushed())
    }
    // Now and then PostgreSQL has flushed meanwhile, by itself or for others.
    expect(seen.filter((flushed) => !flushed).length).toBeGreaterThan(4)
  })
})
