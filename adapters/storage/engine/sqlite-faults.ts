import { StoreUnavailable } from '#core/shared/store-unavailable.ts'

/** SQLITE_BUSY in all its kinds: somebody else is writing. */
const busy = 5

/**
 * What passes without anybody's doing: busy, locked, no memory, read only, trouble with the disk, a full one, a file
 * that cannot be opened, a lock that cannot be had.
 */
const passing: ReadonlySet<number> = new Set([busy, 6, 7, 8, 10, 13, 14, 15])

const kindOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined

export const isBusy = (error: Error): boolean =>
  kindOf(error) === busy || (error instanceof StoreUnavailable && kindOf(error.cause) === busy)

/** Does something with SQLite; throws StoreUnavailable where a later attempt may succeed. */
export function tellingWhyUnavailable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!passing.has(kindOf(error) ?? NaN)) throw error
    throw new StoreUnavailable('SQLite cannot do this now', { cause: error })
  }
}
