import { DatabaseError } from 'pg'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'

/**
 * SQLSTATE of what passes without anybody's doing: lost connections (08), no room left (53), a shutdown or a statement
 * that took too long (57), the system under PostgreSQL (58), a server that only reads or a transaction that stood idle
 * (25), and a lock that was not to be had.
 */
const passing = /^(08|53|57|58)|^(25006|25P03|55P03)$/

/**
 * Whether PostgreSQL could not do what was asked, though nothing was wrong with it. `answered`: it said so itself, and
 * the connection goes on.
 */
export function whyPostgresIsUnavailable(
  error: unknown,
  mayBeDone: boolean,
): { readonly fault: StoreUnavailable; readonly answered: boolean } | undefined {
  if (error instanceof StoreUnavailable) return { fault: error, answered: false }
  if (!(error instanceof DatabaseError))
    // Whatever is no word of PostgreSQL's is trouble with the connection, unless it is a mistake of our own.
    return isOurMistake(error) ? undefined : { fault: unavailable(error, mayBeDone), answered: false }
  if (!passing.test(error.code ?? '')) return undefined
  const answered = error.severity === 'ERROR'
  return { fault: unavailable(error, mayBeDone && !answered), answered }
}

const isOurMistake = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError

const unavailable = (cause: unknown, mayBeDone: boolean): StoreUnavailable =>
  new StoreUnavailable('PostgreSQL is not available', { cause, mayBeDone })
