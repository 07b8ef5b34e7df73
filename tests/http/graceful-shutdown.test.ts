import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const theServer = [fileURLToPath(new URL('../../cli/main.ts', import.meta.url)), 'serve']
const shutdownMs = 1_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ending-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** A serving process whose output goes where it is told. */
async function serving(output: number | 'ignore') {
  const port = await freePort()
  const child = spawn(process.execPath, theServer, {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SHUTDOWN_MS: String(shutdownMs), NODE_ENV: 'test' },
    stdio: ['ignore', output, 'ignore'],
  })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const status = async (path: string) => {
    const answer = await fetch(origin + path)
    await answer.text()
    return answer.status
  }
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if ((await status('/readyz').catch(() => 0)) === 200) break
    await pause(50)
  }
  /** Asks it to end; answers its exit code and how long that took. */
  const end = async () => {
    const begun = performance.now()
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return { code, ms: performance.now() - begun }
  }
  return { port, status, end, child }
}

it(
  'ends in time although somebody never finishes asking, and others only stand there',
  { timeout: 60_000 },
  async () => {
    const { port, status, end } = await serving('ignore')
    const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost: local'))
    const body = connect(port, '127.0.0.1', () =>
      body.write(
        'POST /api/ui-errors HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
          'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      ),
    )
    const idle = connect(port, '127.0.0.1')
    for (const socket of [half, body, idle]) socket.on('error', () => undefined)
    expect(await status('/')).toBe(200)
    await pause(100)
    const { code, ms } = await end()
    expect(code).toBe(0)
    expect(ms).toBeLessThan(shutdownMs + 3_000)
  },
)

it.runIf(existsSync('/dev/full'))(
  'a disk on which no log can be written ends neither the site nor its ending',
  { timeout: 60_000 },
  async () => {
    const full = openSync('/dev/full', 'w')
    const { status, end, child } = await serving(full)
    closeSync(full)
    for (let times = 0; times < 20; times += 1) expect(await status(`/suche?q=${times}`)).toBe(200)
    expect(child.exitCode).toBeNull()
    expect(await end()).toMatchObject({ code: 0 })
  },
)
