import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { startServer, stopServer, type RunningServer } from '../http/kill-harness.ts'
import {
  bookUntilGone,
  brokenPromises,
  filledForBookers,
  mailsIn,
  noLimits,
  settled,
  siteAt,
  type Acknowledged,
} from './bookers.ts'
import { randomFrom } from './parties.ts'
import { builtProgram } from '#tests/built-program.ts'
import { isLong } from '#tests/long-run.ts'

const kills = isLong ? 200 : 5
const theServer = [builtProgram, 'serve']
const bookersAtOnce = 8

let running: RunningServer | undefined
const folders: string[] = []
afterEach(async () => {
  if (running) await stopServer(running, 'SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const prepared = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crashing-'))
  folders.push(folder)
  const url = `file:${join(folder, 'crashing.sqlite')}`
  await filledForBookers(url)
  return { folder, url }
}

/**
 * Seconds of processor time that a server has used until it is ready: a busy machine makes a start longer, but hardly
 * more work. Undefined where the system does not tell.
 */
function workOf({ process: { pid } }: RunningServer): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
/** Milliseconds in which somebody books, however busy the machine is. */
const patience = 20_000

/** Waits until more is acknowledged than is now. */
async function oneMoreOf(acknowledged: Acknowledged): Promise<void> {
  const before = acknowledged.size
  const end = performance.now() + patience
  while (acknowledged.size === before) {
    if (performance.now() > end) throw new Error('nobody books')
    await pause(10)
  }
}
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN
/** A start after a crash is no other work than any start, but for noise. */
const mostWork = 1.5

test(
  `${kills} SIGKILLs while people book: whatever was acknowledged is booked once, billed once and told`,
  { timeout: kills * 30_000 },
  async () => {
    const { folder, url } = await prepared()
    const acknowledged: Acknowledged = new Map()
    const [usual, afterCrash]: [number[], number[]] = [[], []]
    for (let start = 0; start < 3; start += 1) {
      running = await startServer(theServer, url, folder, noLimits)
      usual.push(workOf(running) ?? NaN)
      await stopServer(running, 'SIGTERM')
    }
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = await startServer(theServer, url, folder, noLimits)
      running = server
      if (kill > 1) afterCrash.push(workOf(server) ?? NaN)
      const random = randomFrom(kill)
      const booking = Array.from({ length: bookersAtOnce }, (_, n) =>
        bookUntilGone(siteAt(server.origin), acknowledged, randomFrom(kill * 100 + n)),
      )
      // On a busy machine nobody may have booked by then.
      await Promise.all([pause(300), oneMoreOf(acknowledged)])
      await pause(random(700))
      await stopServer(server, 'SIGKILL')
      expect((await Promise.all(booking)).filter(({ unavailable }) => unavailable > 0)).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills)
    if (!usual.some(Number.isNaN)) expect(median(afterCrash) / median(usual)).toBeLessThan(mostWork)

    running = await startServer(theServer, url, folder, noLimits)
    await stopServer(running, 'SIGTERM')
    const store = await openSqlStore({ url })
    try {
      await settled(store, folder)
      expect(await brokenPromises(store, acknowledged, mailsIn(folder))).toEqual([])
    } finally {
      await store.close()
    }
  },
)
