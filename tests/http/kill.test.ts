import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import {
  brokenPromises,
  notebook,
  prepareDatabase,
  signAllIn,
  startServer,
  stopServer,
  writeUntilKilled,
  type RunningServer,
} from './kill-harness.ts'
import { builtProgram } from '#tests/built-program.ts'
import { isLong } from '#tests/long-run.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const theServer = [builtProgram, 'serve']
const theEarlyAnsweringServer = [file('./early-answering-server.ts')]

const folders: string[] = []
let running: RunningServer | undefined
afterEach(async () => {
  if (running) await stopServer(running, 'SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

async function freshDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  folders.push(folder)
  return { folder, url: await prepareDatabase(folder) }
}

it('five SIGKILLs with fifty writes in flight: whatever was acknowledged is so', { timeout: 180_000 }, async () => {
  const { folder, url } = await freshDatabase()
  const book = notebook()
  running = await startServer(theServer, url, folder)
  await signAllIn(running, book)
  for (let kill = 1; kill <= 5; kill += 1) {
    const server = running
    const { inFlight, acknowledged } = await writeUntilKilled(server, book, 240 + kill * 60, () =>
      stopServer(server, 'SIGKILL'),
    )
    expect(inFlight).toBeGreaterThanOrEqual(50)
    expect(acknowledged).toBeGreaterThanOrEqual(240)
    running = await startServer(theServer, url, folder)
    expect(await brokenPromises(running, book)).toEqual([])
  }
  expect(book.kept.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(100)
  expect(book.dropped.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(100)
})

/** Of the test and not of the site. */
const ofTheTest = isLong ? it : it.skip

/** What a server has not kept that answers before it commits, once it was ended with writes in flight. */
async function brokenByAnEarlyAnswer(ending: Parameters<typeof stopServer>[1]) {
  const { folder, url } = await freshDatabase()
  const book = notebook()
  const server = await startServer(theEarlyAnsweringServer, url, folder)
  running = server
  await signAllIn(server, book)
  await writeUntilKilled(server, book, 400, () => stopServer(server, ending))
  running = await startServer(theEarlyAnsweringServer, url, folder)
  return brokenPromises(running, book)
}

ofTheTest(
  'the check bites: a server that answers before it commits breaks its promises',
  { timeout: 120_000 },
  async () => expect(await brokenByAnEarlyAnswer('SIGKILL')).not.toEqual([]),
)

ofTheTest('and only then: the same server keeps them when it is given the time', { timeout: 120_000 }, async () =>
  expect(await brokenByAnEarlyAnswer('SIGTERM')).toEqual([]),
)
