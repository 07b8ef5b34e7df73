import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changesInSql } from '#storage/changes/sql.ts'
import type { Database } from '#storage/engine/dialect.ts'

/** A database as PostgreSQL, whose answers come when they are given. */
function slowDatabase(lease: number) {
  const counts: ((version: number) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const lists: ((rows: readonly { readonly version: number; readonly tag: string | null }[]) => void)[] = []
  const query = { leftJoin: () => query, select: () => query, compile: () => ({ sql: '', parameters: [] }) }
  const adapter = {}
  const watching = {
    getExecutor: () => ({ adapter }),
    selectFrom: () => query,
    executeQuery: () => new Promise((resolve) => lists.push((rows) => resolve({ rows }))),
  }
  const database = {
    lease,
    changeCount: () =>
      new Promise<number>((resolve, reject) => {
        counts.push(resolve)
        failures.push(reject)
      }),
    watching,
  } as unknown as Database
  return { changes: changesInSql(database), counts, failures, lists }
}
const long = 60_000

/** Lets milliseconds pass, for whoever looks at them. */
function clock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds) }
}

test('who was told of changes is the measure for all who ask after him, while it is trusted', async () => {
  const { changes, counts, lists } = slowDatabase(long)
  const first = changes.since(0)
  counts[0]?.(1)
  await expect.poll(() => lists.length).toBe(1)
  // Meanwhile there was a second change.
  lists[0]?.([{ version: 2, tag: 'brand' }])
  expect(await first).toEqual({ version: 2, tags: ['brand'] })
  expect([changes.isUnchanged(1), changes.isUnchanged(2)]).toEqual([false, true])
  expect(await changes.since(2)).toBeUndefined()
  expect(counts).toHaveLength(1)
})

test('of two answers at a time the higher one holds, in whichever order they come', async () => {
  const { changes, counts, lists } = slowDatabase(long)
  const present = changes.since(undefined)
  counts[0]?.(1)
  expect(await present).toEqual({ version: 1, tags: [] })
  const [one, other] = [changes.since(0), changes.since(0)]
  await expect.poll(() => lists.length).toBe(2)
  lists[1]?.([{ version: 1, tag: 'brand' }])
  await other
  lists[0]?.([{ version: 2, tag: 'brand' }])
  await one
  expect(changes.isUnchanged(2)).toBe(true)
  const [third, fourth] = [changes.since(0), changes.since(0)]
  await expect.poll(() => lists.length).toBe(4)
  lists[2]?.([{ version: 3, tag: 'brand' }])
  await third
  lists[3]?.([{ version: 2, tag: 'brand' }])
  await fourth
  expect(changes.isUnchanged(3)).toBe(true)
})

test('a lower number in an answer that was asked for later is that of another store', async () => {
  const { changes, counts, lists } = slowDatabase(long)
  const present = changes.since(undefined)
  counts[0]?.(7)
  await present
  const asked = changes.since(6)
  await expect.poll(() => lists.length).toBe(1)
  lists[0]?.([{ version: 3, tag: null }])
  expect(await asked).toEqual({ version: 3, tags: [] })
  expect(changes.isUnchanged(3)).toBe(true)
})

test('trust ends with the lease, counted from before the question and not from its answer', async () => {
  const { pass } = clock()
  const { changes, counts } = slowDatabase(30)
  const present = changes.since(undefined)
  pass(30)
  counts[0]?.(1)
  expect(await present).toEqual({ version: 1, tags: [] })
  expect(changes.isUnchanged(1)).toBe(false)
  const again = changes.since(1)
  expect(counts).toHaveLength(2)
  counts[1]?.(1)
  expect(await again).toBeUndefined()
  expect(changes.isUnchanged(1)).toBe(true)
})

test('who comes while a lease is about to end has the next one asked for, once, and waits for nothing', async () => {
  const { pass } = clock()
  const { changes, counts } = slowDatabase(400)
  const present = changes.since(undefined)
  counts[0]?.(1)
  await present
  pass(300)
  expect(changes.isUnchanged(1)).toBe(true)
  expect(counts).toHaveLength(1)
  pass(50)
  expect([changes.isUnchanged(1), changes.isUnchanged(1)]).toEqual([true, true])
  counts[1]?.(1)
  await aTurn()
  pass(200)
  expect(changes.isUnchanged(1)).toBe(true)
  expect(counts).toHaveLength(2)
})

test('who comes while a question is under way waits for its answer, and has it asked anew where that is too old', async () => {
  const { pass } = clock()
  const { changes, counts } = slowDatabase(30)
  const first = changes.since(undefined)
  pass(20)
  const soon = changes.since(1)
  counts[0]?.(1)
  expect([await first, await soon]).toEqual([{ version: 1, tags: [] }, undefined])
  expect(counts).toHaveLength(1)
  pass(20)
  const asking = changes.since(1)
  pass(20)
  const late = changes.since(1)
  pass(20)
  counts[1]?.(1)
  expect(await asking).toBeUndefined()
  await expect.poll(() => counts.length).toBe(3)
  counts[2]?.(1)
  expect(await late).toBeUndefined()
})

test('who comes while a question hangs waits for its failure, and for none after it', async () => {
  const { pass } = clock()
  const { changes, counts, failures } = slowDatabase(30)
  const hanging = changes.since(undefined)
  pass(20)
  const late = changes.since(1)
  failures[0]?.(new Error('no store'))
  await expect(hanging).rejects.toThrow('no store')
  await expect(late).rejects.toThrow('no store')
  expect(counts).toHaveLength(1)
})
