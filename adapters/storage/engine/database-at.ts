import { fileURLToPath } from 'node:url'
import { limitsOfServing, type DatabaseLimits } from './database-limits.ts'
import type { Database } from './dialect.ts'
import { openSqlite } from './sqlite-database.ts'

/**
 * Opens the database at an address: `file:/path/x.sqlite` or `file:data/x.sqlite` is SQLite, `postgres://…` PostgreSQL.
 * Throws on any other. What speaks to PostgreSQL is loaded only where it is used.
 */
export async function databaseAt(
  url: string,
  options: { readonly create: boolean; readonly limits?: DatabaseLimits },
): Promise<Database> {
  const { create, limits = limitsOfServing } = options
  if (/^postgres(ql)?:\/\//.test(url)) return (await import('./postgres-database.ts')).openPostgres(url, limits)
  if (url.startsWith('file://')) return openSqlite(fileURLToPath(url), { create, patience: limits.statement })
  if (url.startsWith('file:') && url.length > 'file:'.length)
    return openSqlite(url.slice('file:'.length), { create, patience: limits.statement })
  throw new Error(`a database address begins with file: or postgres://, not like ${JSON.stringify(url.slice(0, 12))}`)
}
