import type { QueryExecutorProvider } from 'kysely'
import { Migrator } from 'kysely/migration'
import { onTestFinished } from 'vitest'
import { databaseAt } from '#storage/engine/database-at.ts'
import { applied, migrate } from '#storage/engine/migrate.ts'
import { migrationsFor } from '#storage/migrations/migrations.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'

/**
 * A store on a database that was made by the migrations up to `lastBefore`, filled as a store of then filled it, and
 * migrated to today's shape. It is closed with the test.
 */
export const migratedFrom = async (
  lastBefore: string,
  url: string,
  fill: (database: QueryExecutorProvider) => Promise<void>,
): Promise<OpenStore> => {
  const { migrating, dialect, close } = await databaseAt(url, { create: true })
  const before = Object.entries(migrationsFor(dialect)).filter(([name]) => name <= lastBefore)
  await applied(new Migrator({ db: migrating, provider: { getMigrations: async () => Object.fromEntries(before) } }))
  await fill(migrating)
  await close()
  await migrate({ url })
  const store = await openSqlStore({ url })
  onTestFinished(() => store.close())
  return store
}
