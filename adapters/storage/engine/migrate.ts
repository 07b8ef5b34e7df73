import { Migrator } from 'kysely/migration'
import { migrationsFor } from '../migrations/migrations.ts'
import { databaseAt } from './database-at.ts'
import { limitsOfWork, type DatabaseLimits } from './database-limits.ts'
import { DatabaseNotReady } from './database-not-ready.ts'
import type { Database } from './dialect.ts'
import { runAgain } from './run-again.ts'

const migratorOf = ({ migrating, dialect }: Database): Migrator =>
  new Migrator({ db: migrating, provider: { getMigrations: async () => migrationsFor(dialect) } })

/**
 * Brings a database to the newest shape, making it where it is missing; answers the names of the migrations that were
 * applied, in order. Either all of them are, or none: a failing one leaves everything as it was and throws.
 */
export async function migrate({
  url,
  limits = limitsOfWork,
}: {
  readonly url: string
  readonly limits?: DatabaseLimits
}): Promise<readonly string[]> {
  const database = await databaseAt(url, { create: true, limits })
  try {
    return await runAgain(
      () => applied(migratorOf(database)),
      ({ cause }) => cause instanceof Error && database.dialect.passes(cause),
    )
  } finally {
    await database.close()
  }
}

export async function applied(migrator: Migrator): Promise<readonly string[]> {
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map(({ migrationName }) => migrationName)
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  throw new Error(`the database could not be migrated${failed ? ` (${failed})` : ''}`, { cause: error })
}

/** Refuses a database whose shape is not the newest. */
export async function refuseUnmigrated(database: Database): Promise<void> {
  const migrations = await migratorOf(database).getMigrations()
  const waiting = migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
  if (waiting.length) throw new DatabaseNotReady('old', waiting.join(', '))
}
