// How many statements reach a database, counted where they leave for it.
import { DefaultQueryExecutor } from 'kysely'

interface Executing {
  executeQuery: (query: { readonly sql: string }, ...rest: readonly unknown[]) => Promise<unknown>
}

/**
 * Writes down every statement that goes to a database from now on, each of them a round trip. What tells a process
 * whether anything has changed is asked once for all who come meanwhile, and not for one of them: it goes another way.
 */
export function countedStatements(): { readonly statements: string[]; readonly stop: () => void } {
  const statements: string[] = []
  const all = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executing
  const { executeQuery } = all
  all.executeQuery = function counted(this: unknown, query, ...rest) {
    statements.push(query.sql)
    return executeQuery.call(this as Executing, query, ...rest)
  }
  return { statements, stop: () => void (all.executeQuery = executeQuery) }
}
