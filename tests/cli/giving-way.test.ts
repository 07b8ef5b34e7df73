import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { givingWay, othersWrite } from '#cli/giving-way.ts'

const longest = 2_000

/** Keeps the process busy until the test has ended or it is told to stop. */
function rush(): () => void {
  let over = false
  const work = (): void => {
    const end = performance.now() + 5
    while (performance.now() < end);
    if (!over) setImmediate(work)
  }
  work()
  const stop = (): void => {
    over = true
  }
  onTestFinished(stop)
  return stop
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

test('what nobody waits for goes on at once in a process that has nothing else to do', async () => {
  expect(await milliseconds(givingWay(undefined, longest))).toBeLessThan(longest)
})

test('it waits while the process is busy, and goes on when the rush is over', async () => {
  const stop = rush()
  const [waited] = await Promise.all([milliseconds(givingWay(undefined, longest)), pause(400).then(stop)])
  expect(waited).toBeGreaterThanOrEqual(400)
  expect(waited).toBeLessThan(longest)
})

test('it waits while others wait for the database, though the process idles', async () => {
  let busy = true
  const writing = { name: 'writing', idle: 0, waiting: 0 }
  const store = { pools: () => [{ ...writing, inUse: busy ? 3 : 2 }] }
  const over = pause(200).then(() => (busy = false))
  const [waited] = await Promise.all([milliseconds(givingWay(() => othersWrite(store), longest)), over])
  expect(waited).toBeGreaterThanOrEqual(200)
  expect(waited).toBeLessThan(longest)
})

test('but not for ever', async () => {
  rush()
  const waited = await milliseconds(givingWay(undefined, 300))
  expect(waited).toBeGreaterThanOrEqual(300)
})
