import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { changesInSql } from '#storage/changes/sql.ts'
import type { Database } from '#storage/engine/dialect.ts'
import { leasesAreOver } from '#storage/engine/lease.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openPostgres } from '#storage/engine/postgres-database.ts'
import type { Tables } from '#storage/engine/tables.ts'
import { onPostgres } from './on-postgres.ts'
import { singleCluster, startPostgres, type Cluster } from './postgres-cluster.ts'
import { stallingProxy, type StallingProxy } from './stalling-proxy.ts'

/** Milliseconds. */
const limits = { connect: 400, statement: 600, freshness: 300 }
/** The limits, PostgreSQL's own chance to end a statement, and what a busy machine may add. */
const soon = 600 + 500 + 1_500

onPostgres('PostgreSQL that hangs or goes', () => {
  let cluster: Cluster
  let direct: string
  let proxy: StallingProxy
  let database: Database
  beforeAll(async () => {
    cluster = await startPostgres()
    direct = await cluster.database('outage')
    await migrate({ url: direct })
  })
  afterAll(() => cluster.stop())
  beforeEach(async () => {
    await singleCluster(direct, 'delete from setting')
    proxy = await stallingProxy(direct)
    database = openPostgres(proxy.url, limits)
    onTestFinished(async () => {
      proxy.letGo()
      await database.close()
      await proxy.close()
    })
  })

  const read = () => database.reading.selectFrom('setting').select('name').execute()
  const put = (name: string) => database.write((db) => db.insertInto('setting').values({ name, value: '1' }).execute())
  const names = async () => (await singleCluster(direct, 'select name from setting')).map(({ name }) => name)
  /** Somebody else who has locked something, until told to let go of it or the test ends. */
  async function holding(
    lock: (trx: Transaction<Tables>) => Promise<unknown>,
  ): Promise<{ letGo: () => Promise<void> }> {
    const other = openPostgres(direct, { ...limits, statement: 0 })
    const locked = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const transaction = other.transaction(async (trx) => {
      await lock(trx)
      locked.resolve()
      await end.promise
    })
    const letGo = async (): Promise<void> => {
      end.resolve()
      await transaction
    }
    onTestFinished(async () => {
      await letGo()
      await other.close()
    })
    await Promise.race([locked.promise, transaction])
    return { letGo }
  }
  /** The failure that comes soon; whatever else happens is none. */
  const failure = async (work: Promise<unknown>): Promise<StoreUnavailable> => {
    const begun = performance.now()
    const failed = await work.then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(performance.now() - begun).toBeLessThan(soon)
    expect(failed).toBeInstanceOf(StoreUnavailable)
    return failed as StoreUnavailable
  }

  test('a read that is not answered fails in time; when all is well again, so is the next one', async () => {
    await put('a')
    proxy.stall()
    expect((await failure(read())).mayBeDone).toBe(false)
    expect((await failure(read())).mayBeDone).toBe(false)
    proxy.letGo()
    expect(await read()).toEqual([{ name: 'a' }])
  })

  test('however many ask, all of them hear of it in time', async () => {
    proxy.stall()
    await Promise.all(Array.from({ length: 40 }, () => failure(read())))
    proxy.letGo()
    // On a busy machine forty new connections take longer than one is waited for.
    await vi.waitFor(async () => expect(await Promise.all(Array.from({ length: 40 }, read))).toHaveLength(40), 30_000)
  })

  test('a transaction that stalls before its commit was not made, and leaves no lock behind', async () => {
    const work = database.transaction(async (trx) => {
      await trx.insertInto('setting').values({ name: 'a', value: '1' }).execute()
      proxy.stall()
      await trx.insertInto('setting').values({ name: 'b', value: '1' }).execute()
    })
    expect((await failure(work)).mayBeDone).toBe(false)
    proxy.letGo()
    await put('a')
    expect(await names()).toEqual(['a'])
  })

  test('a commit whose answer is lost may have been made, and says so', async () => {
    const work = database.transaction(async (trx) => {
      await trx.insertInto('setting').values({ name: 'a', value: '1' }).execute()
      proxy.stall()
    })
    expect((await failure(work)).mayBeDone).toBe(true)
    proxy.letGo()
    // Whichever it was, writing goes on.
    await put('b')
    expect(await names()).toContain('b')
  })

  test('so may a single write whose answer is lost, but not one that found no connection', async () => {
    await put('a')
    proxy.stall()
    expect((await failure(put('b'))).mayBeDone).toBe(true)
    expect((await failure(put('c'))).mayBeDone).toBe(false)
  })

  test('a statement that takes too long is ended by PostgreSQL itself, so nothing of it was done', async () => {
    const slow = database.write((db) =>
      sql`insert into setting (name, value) select 'slow', pg_sleep(5)::text`.execute(db),
    )
    expect((await failure(slow)).mayBeDone).toBe(false)
    await put('after')
    expect(await names()).toEqual(['after'])
  })

  test('what waits for a lock too long fails as unavailable, and goes when the lock is gone', async () => {
    await put('a')
    const other = await holding((trx) => trx.updateTable('setting').set({ value: '2' }).execute())
    const update = () => database.write((db) => db.updateTable('setting').set({ value: '3' }).execute())
    expect((await failure(update())).mayBeDone).toBe(false)
    await other.letGo()
    await update()
    expect(await singleCluster(direct, 'select value from setting')).toEqual([{ value: '3' }])
  })

  test('connections that break in use, between two statements and at rest end no process', async () => {
    await Promise.all([put('a'), put('b'), put('c')])
    const sleeping = sql`select pg_sleep(1)`.execute(database.reading)
    const between = database.transaction(async (trx) => {
      await trx.insertInto('setting').values({ name: 'd', value: '1' }).execute()
      await pause(300)
      await trx.insertInto('setting').values({ name: 'e', value: '1' }).execute()
    })
    const failures = Promise.all([failure(sleeping), failure(between)])
    await pause(100)
    proxy.breakOff()
    await failures
    expect(await read()).toHaveLength(3)
  })

  test('a crash of PostgreSQL fails what is under way, and after its recovery everything goes on', async () => {
    await put('a')
    const sleeping = failure(sql`select pg_sleep(1)`.execute(database.reading))
    await pause(100)
    const [{ pid } = {}] = await singleCluster(
      direct,
      `select pid from pg_stat_activity where query like 'select pg_sleep%'`,
    )
    process.kill(Number(pid), 'SIGKILL')
    await sleeping
    let back = false
    for (let tries = 0; tries < 100 && !back; tries += 1) {
      back = await read().then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(StoreUnavailable)
          return false
        },
      )
      await pause(50)
    }
    expect(await read()).toEqual([{ name: 'a' }])
  })

  test('whether anything changed is answered or refused within its own limit, however much hangs beside it', async () => {
    const { since } = changesInSql(database)
    const before = await since(undefined)
    proxy.stall()
    // Until then it is trusted what the store told.
    await leasesAreOver(database)
    const hanging = Array.from({ length: 10 }, () => failure(read()))
    for (let times = 0; times < 3; times += 1) {
      const begun = performance.now()
      await expect(since(before?.version)).rejects.toBeInstanceOf(StoreUnavailable)
      expect(performance.now() - begun).toBeLessThan(limits.freshness + 1_000)
    }
    await Promise.all(hanging)
    proxy.letGo()
    await singleCluster(
      direct,
      `insert into change_count (one, version) values (1, 1)
        on conflict (one) do update set version = change_count.version + 1`,
    )
    expect((await since(before?.version))?.version).toBe((before?.version ?? 0) + 1)
  })

  test('there is no waiting for ever at the beginning either', async () => {
    proxy.stall()
    const begun = performance.now()
    await expect(migrate({ url: proxy.url, limits })).rejects.toThrow()
    expect(performance.now() - begun).toBeLessThan(soon * 2)
  })

  test('changes that wait for a lock leave reading its connections', async () => {
    const other = await holding((trx) => sql`lock table attempt in exclusive mode`.execute(trx))
    // More of them than there are connections of any kind.
    const waiting = Array.from({ length: 14 }, () =>
      database.write((db) => db.deleteFrom('attempt').execute()).catch((error: unknown) => error),
    )
    await pause(100)
    expect(database.pools?.().find(({ name }) => name === 'writing')).toMatchObject({ idle: 0, waiting: 8 })
    const before = performance.now()
    expect(await read()).toEqual([])
    expect(performance.now() - before).toBeLessThan(limits.connect)
    await Promise.all([other.letGo(), ...waiting])
  })
})
