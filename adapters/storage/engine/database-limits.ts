/** How long a database may take, in milliseconds; 0: as long as it likes. */
export interface DatabaseLimits {
  /** Until a connection stands, or one of those that stand is free. PostgreSQL only. */
  readonly connect: number
  /**
   * One statement. PostgreSQL itself ends it then and undoes it; on SQLite, how long a write waits for other writers.
   */
  readonly statement: number
  /** Whether anything has changed, which is asked before every cached page. PostgreSQL only. */
  readonly freshness: number
}

/** What serves people: they are told soon that something hangs. */
export const limitsOfServing: DatabaseLimits = { connect: 3_000, statement: 5_000, freshness: 1_000 }

/** What runs by itself, such as migrations: a statement may take long, but nobody waits for a connection for ever. */
export const limitsOfWork: DatabaseLimits = { connect: 10_000, statement: 0, freshness: 10_000 }
