import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
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

const kills = process.env['LONG'] === undefined ? 10 : 200
const theServer = [fileURLToPath(new URL('../../cli/main.ts', import.meta.url)), 'serve']
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

test(
  `${kills} SIGKILLs while people book: whatever was acknowledged is booked once, billed once and told`,
  { timeout: kills * 30_000 },
  async () => {
    const { folder, url } = await prepared()
    const acknowledged: Acknowledged = new Map()
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = await startServer(theServer, url, folder, noLimits)
      running = server
      const random = randomFrom(kill)
      const booking = Array.from({ length: bookersAtOnce }, (_, n) =>
        bookUntilGone(siteAt(server.origin), acknowledged, randomFrom(kill * 100 + n)),
      )
      await pause(300 + random(700))
      await stopServer(server, 'SIGKILL')
      expect((await Promise.all(booking)).filter(({ unavailable }) => unavailable > 0)).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(kills)

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
