import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Pool, TypeOverrides, types, type PoolClient } from 'pg'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import type { PoolFigures } from '../open-store.ts'
import { storableText } from './storable-text.ts'
import { answeredWithin } from './answered-within.ts'
import { whyPostgresIsUnavailable } from './postgres-faults.ts'
import { answeredLater, nameOfWritten } from './written-once.ts'

/** Values as SQLite gives them: whole numbers as numbers, days as they are, instants in ISO with Z. */
const values = new TypeOverrides()
values.setTypeParser(types.builtins.INT8, Number)
values.setTypeParser(types.builtins.DATE, (day) => day)
values.setTypeParser(types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString())

/** PostgreSQL gets so much longer to end a statement by itself: then it is certain that nothing of it was done. */
const grace = 500

/**
 * Milliseconds after which PostgreSQL undoes what a process began that is cut off from it, so that nobody waits for its
 * locks.
 */
const abandonedAfter = 60_000

interface PoolLimits {
  /** Milliseconds until a connection stands or is free, and that a statement may take; 0: no limit. */
  readonly connect: number
  readonly statement: number
  readonly connections: number
  /** They stay though nobody uses them. */
  readonly lasting?: boolean
}

export interface MeasuredPool extends PostgresPool {
  readonly figures: (name: string) => PoolFigures
}

/**
 * Connections that never hang for longer than their limits. One that does not answer is closed, not used again: a
 * transaction on it that has not been committed is undone by PostgreSQL. Throws StoreUnavailable where a later attempt
 * may succeed.
 */
export function postgresPool(url: string, { connect, statement, connections, lasting }: PoolLimits): MeasuredPool {
  const pool = new Pool({
    connectionString: url,
    types: values,
    application_name: 'seminarhaus',
    max: connections,
    // What is asked goes out at once, though what was asked before has not been answered yet.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(lasting && { idleTimeoutMillis: 0 }),
    connectionTimeoutMillis: connect,
    ...(statement > 0 && { statement_timeout: statement, idle_in_transaction_session_timeout: abandonedAfter }),
  })
  // An idle connection that is lost is replaced on the next use, and the loss of one in use is told to whoever asked on
  // it. Without listeners either would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Kysely knows connections by what it was given.
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: {},
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new StoreUnavailable('PostgreSQL gives no connection', { cause: error })
      })
      const known = guarded.get(client) ?? guardedClient(client, statement && statement + grace)
      guarded.set(client, known)
      return known
    },
    figures: (name) => ({
      name,
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

function guardedClient(client: PoolClient, limit: number): PostgresPoolClient {
  const gather = gatheringWrites(client)
  let inTransaction = false
  /** Why nothing more is asked on this connection. */
  let lost: StoreUnavailable | undefined
  /** What was sent in the transaction and not waited for. */
  let ahead: Promise<unknown>[] = []
  /** The beginning of the transaction, as long as nobody has heard of it. */
  let begun: Promise<unknown> | undefined

  const asked = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const mayBeDone = text === 'commit' || (!inTransaction && !/^(select|begin|start|rollback)\b/.test(text))
    const tooLate = (): StoreUnavailable =>
      (lost = new StoreUnavailable(`PostgreSQL has not answered within ${limit} ms`, { mayBeDone }))
    gather()
    const name = nameOfWritten(text)
    const statement = { text, values: parameters.map(storable), ...(name !== undefined && { name }) }
    const answer = client.query(statement) as unknown as Promise<PostgresQueryResult<R>>
    try {
      return await answeredWithin(limit, answer, tooLate)
    } catch (error) {
      const why = whyPostgresIsUnavailable(error, mayBeDone)
      if (why && !why.answered) lost ??= why.fault
      throw why?.fault ?? error
    }
  }
  const sent = <R>(answer: Promise<R>): Promise<R> => {
    // Whoever asks next hears of it.
    answer.catch(() => undefined)
    return answer
  }
  /** PostgreSQL has refused all that followed on a failure: what it says of that one counts. */
  const allOf = async (answers: readonly Promise<unknown>[]): Promise<void> => {
    const failed = (await Promise.allSettled(answers)).find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
  const allOfAhead = (): Promise<void> => allOf(ahead.splice(0))

  const begin = (text: string): void => {
    begun = sent(asked(text, []))
    inTransaction = true
  }
  /** What has failed is not made, and PostgreSQL answers a commit of it that it was rolled back. */
  const commit = async <R>(): Promise<PostgresQueryResult<R>> => {
    const before = ahead.splice(0)
    const answer = await asked<R>('commit', [])
    inTransaction = false
    if (answer.command !== 'COMMIT') await allOf(before)
    return answer
  }
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (lost) throw lost
    if (/^(begin|start transaction)\b/.test(text)) {
      begin(text)
      return nothing
    }
    const beginning = begun
    begun = undefined
    // What writes must not be done outside of the transaction; what reads may be asked before that is known.
    const isReading = /^(select|rollback)\b/.test(text)
    if (!isReading) await beginning
    if (inTransaction && answeredLater(text)) {
      ahead.push(sent(asked(text, parameters)))
      return nothing
    }
    if (text === 'commit') return commit<R>()
    if (text === 'rollback') ahead = []
    const answer = await asked<R>(text, parameters).catch(async (error: unknown) => {
      await beginning
      await allOfAhead()
      throw error
    })
    if (text === 'rollback') inTransaction = false
    else await beginning
    return answer
  }
  return {
    query: query as PostgresPoolClient['query'],
    // The pool closes what it gets back as lost at once, whatever is under way on it.
    release: (discard) => client.release((discard ?? false) || lost !== undefined),
  }
}

/** What is answered in the place of an answer that nobody waits for. */
const nothing = { command: 'INSERT' as const, rowCount: 0, rows: [] }

/** Sends what is asked in one go, without waiting for anything in between, in one piece: each costs a system call. */
function gatheringWrites({ connection: { stream } }: PoolClient): () => void {
  let isGathering = false
  return () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
}

/** PostgreSQL takes no text with a NUL. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value)
