import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { givingWay, othersWrite } from '#cli/giving-way.ts'

const longest = 2_000

/** Keeps the process busy until the test has ended. */
function rush(): void {
  let over = false
  const work = (): void => {
    const end = performance.now() + 5
    while (performance.now() < end);
    if (!over) setImmediate(work)
  }
  work()
  onTestFinished(() => {
    over = true
  })
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** A process that works for that share of its time, whatever the one that runs this test does besides. */
const worksFor = (share: () => number) => async (slice: number) => {
  await pause(slice)
  return share()
}
const idles = worksFor(() => 0)

test('what nobody waits for goes on at once in a process that has nothing else to do', async () => {
  expect(await milliseconds(givingWay(undefined, longest, idles))).toBeLessThan(longest)
})

test('it waits while the process works for half of its time, and goes on when it works for less', async () => {
  const shares = [1, 0.5, 0.49, 1]
  await givingWay(
    undefined,
    60_000,
    worksFor(() => shares.shift() ?? 1),
  )()
  expect(shares).toEqual([1])
})

test('it waits while others wait for the database, though the process idles', async () => {
  let busy = true
  const writing = { name: 'writing', idle: 0, waiting: 0 }
  const store = { pools: () => [{ ...writing, inUse: busy ? 3 : 2 }] }
  const over = pause(200).then(() => (busy = false))
  const [waited] = await Promise.all([milliseconds(givingWay(() => othersWrite(store), longest, idles)), over])
  expect(waited).toBeGreaterThanOrEqual(200)
  expect(waited).toBeLessThan(longest)
})

test('that a process is busy is seen by itself, but it does not wait for ever', async () => {
  rush()
  const waited = await milliseconds(givingWay(undefined, 300))
  expect(waited).toBeGreaterThanOrEqual(300)
})
