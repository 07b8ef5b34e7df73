import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtProgram } from '#tests/built-program.ts'

const theServer = [builtProgram, 'serve']
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
async function serving(output: number | 'ignore', lameDuckMs = 0) {
  const port = await freePort()
  const child = spawn(process.execPath, theServer, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SHUTDOWN_MS: String(shutdownMs),
      LAME_DUCK_MS: String(lameDuckMs),
      NODE_ENV: 'test',
    },
    stdio: ['ignore', output, 'ignore'],
  })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const status = async (path: string) => {
    const answer = await fetch(origin + path)
    await answer.text()
    return answer.status
  }
  // A busy machine takes its time.
  const latest = performance.now() + 60_000
  while (performance.now() < latest && child.exitCode === null) {
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
  { timeout: 120_000 },
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

it(
  'says first that it is not ready, answers whoever comes all the same, and ends his connection with the answer',
  { timeout: 120_000 },
  async () => {
    const { status, end, port } = await serving('ignore', 1_500)
    const agent = new Agent({ keepAlive: true })
    const asked = async (path: string) => {
      const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      return [answer.statusCode, answer.headers.connection]
    }
    expect(await asked('/readyz')).toEqual([200, 'keep-alive'])
    const ended = end()
    await pause(200)
    expect(await asked('/readyz')).toEqual([503, 'close'])
    // A page that is cached, one that is made, and a call.
    for (const path of ['/impressum', '/impressum', '/api/get-rubrics'])
      expect([path, ...(await asked(path))]).toEqual([path, 200, 'close'])
    expect(await status('/healthz')).toBe(200)
    const { code, ms } = await ended
    expect(code).toBe(0)
    expect(ms).toBeGreaterThanOrEqual(1_500)
    expect(ms).toBeLessThan(1_500 + shutdownMs + 2_000)
  },
)

it('answers what has arrived before it ends, even what nobody has read yet', { timeout: 120_000 }, async () => {
  const { port, end } = await serving('ignore')
  // Each is work for the whole process, so that the later ones lie unread when the signal comes.
  const paths = Array.from({ length: 8 }, (_, i) => `/seminare/p?plz=${20_095 + i}&umkreis=200&sortierung=entfernung`)
  const answers = paths.map(
    (path) =>
      new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        )
        socket.on('data', (part) => (heard += part.toString()))
        socket.on('error', (error) => resolve(error.message))
        socket.on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''))
      }),
  )
  await pause(20)
  const ended = end()
  expect(await Promise.all(answers)).toEqual(paths.map(() => 'HTTP/1.1 200 OK'))
  expect(await ended).toMatchObject({ code: 0 })
})

it('ends at once at a second signal', { timeout: 120_000 }, async () => {
  const { child, end } = await serving('ignore', 20_000)
  const ended = end()
  await pause(800)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  const { code, ms } = await ended
  expect(code).toBe(128 + 15)
  expect(ms).toBeLessThan(5_000)
})

it('takes the signal that a terminal sends to it and to its launcher for one', { timeout: 120_000 }, async () => {
  const { child, end } = await serving('ignore', 1_000)
  const ended = end()
  await pause(20)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

it.runIf(existsSync('/dev/full'))(
  'a disk on which no log can be written ends neither the site nor its ending',
  { timeout: 120_000 },
  async () => {
    const full = openSync('/dev/full', 'w')
    const { status, end, child } = await serving(full)
    closeSync(full)
    for (let times = 0; times < 20; times += 1) expect(await status(`/suche?q=${times}`)).toBe(200)
    expect(child.exitCode).toBeNull()
    expect(await end()).toMatchObject({ code: 0 })
  },
)
