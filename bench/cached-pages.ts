// A cached page against a bare server that sends the same bytes: node bench/cached-pages.ts [rounds] [--write] (needs a
// build)
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { loadInSlices, type Slice } from './load-in-slices.ts'
import { table, writeFigures } from './written-figures.ts'

/** By processor time; by throughput whoever asks is the limit, and not who answers. */
const budget = 0.9
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5)
/** So short that what else the machine does strikes both servers alike. */
const sliceMilliseconds = 120
const slicesOfRound = 25
const connections = 32
const page = { path: '/seminare/r/betriebsverfassung', encoding: 'br' }
/** Where there are two cores, the servers have one and the load the other. */
const [ofServers, ofLoad] = ['0', '1']

spawnSync('taskset', ['-cp', ofLoad, String(process.pid)])
const data = mkdtempSync(join(tmpdir(), 'cached-pages-'))
const environment = { ...process.env, DATA_DIR: data, LOG_LEVEL: 'info', NODE_ENV: 'development' }
const reason = whyNoPostgres()
if (reason !== undefined) console.warn(`without PostgreSQL: ${reason}`)
const cluster = reason === undefined ? await startPostgres() : undefined
const running: Server[] = []

interface Run {
  readonly site: Loaded
  readonly bare: Loaded
}
const row = (name: string, values: readonly number[], show: (value: number) => string) => {
  const sorted = values.toSorted((one, other) => one - other)
  return [name, ...[sorted[sorted.length >> 1], sorted[0], sorted.at(-1)].map((value) => show(value ?? 0))]
}
const whole = (value: number) => Math.round(value).toLocaleString('en')
const ofProcessor = ({ site, bare }: Run) => bare.processor / site.processor

try {
  const sites = [
    { store: 'SQLite', database: `file:${join(data, 'site.sqlite')}` },
    ...(cluster ? [{ store: 'PostgreSQL', database: await cluster.database('cached_pages') }] : []),
  ]
  const rows: string[][] = []
  for (const { store, database } of sites) {
    const runs = await against(database)
    const ratios = runs.map(ofProcessor)
    const median = ratios.toSorted((one, other) => one - other)[ratios.length >> 1] ?? 0
    const aSecond = (server: keyof Run) => runs.map((run) => run[server].aSecond)
    rows.push(
      [...row(`requests a second, cached page, ${store}`, aSecond('site'), whole), ''],
      [...row('a bare `node:http` server, same bytes', aSecond('bare'), whole), ''],
      [
        ...row(`ratio of processor time a request, ${store}`, ratios, (value) => value.toFixed(2)),
        median >= budget ? 'met' : 'missed',
      ],
    )
  }
  const head = [`\`${page.path}\`, ${rounds} rounds`, 'median', 'least', 'most', `budget ${budget.toFixed(2)}`]
  const lines = table(head, rows)
  console.log(lines.join('\n'))
  if (process.argv.includes('--write')) writeFigures('cached-pages', lines)
} finally {
  await Promise.all(running.map(({ end }) => end()))
  await cluster?.stop()
  rmSync(data, { recursive: true, force: true })
}

/** The site on a database beside a bare server that sends the same, a moment of each in turns. */
async function against(database: string): Promise<readonly Run[]> {
  const site = await started(['dist/server/main.js', 'serve'], { DATABASE_URL: database })
  const { headers, body } = await get(site.port)
  writeFileSync(join(data, 'body'), body)
  const bare = await started(['-e', bareServer(headers)])
  const same = await get(bare.port)
  if (!same.body.equals(body)) throw new Error('the bare server sends something else')
  const request = `GET ${page.path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ${page.encoding}\r\n\r\n`
  const [ofSite, ofBare] = await Promise.all(
    [site, bare].map(({ port, pid }) => loadInSlices({ port, pid, request, connections })),
  )
  if (!ofSite || !ofBare) throw new Error('nobody to ask')
  const runs: Run[] = []
  // The first round is for warming up.
  for (let round = 0; round <= rounds; round++) {
    const slices: { readonly site: Slice; readonly bare: Slice }[] = []
    for (let turn = 0; turn < slicesOfRound; turn++)
      slices.push({ site: await ofSite.slice(sliceMilliseconds), bare: await ofBare.slice(sliceMilliseconds) })
    if (round > 0)
      runs.push({ site: allOf(slices.map((both) => both.site)), bare: allOf(slices.map((both) => both.bare)) })
  }
  for (const { close } of [ofSite, ofBare]) close()
  await Promise.all([site.end(), bare.end()])
  return runs
}

interface Loaded {
  readonly aSecond: number
  /** Microseconds of the server's processor time for one request. */
  readonly processor: number
}

function allOf(slices: readonly Slice[]): Loaded {
  const sum = (what: keyof Slice) => slices.reduce((total, slice) => total + slice[what], 0)
  return {
    aSecond: (sum('answers') / sum('milliseconds')) * 1000,
    processor: (sum('processor') / sum('answers')) * 1000,
  }
}

/** Sends to everyone what the site sent, with nothing around it. */
function bareServer(sent: IncomingHttpHeaders): string {
  const { date: _, connection: __, 'keep-alive': ___, ...own } = sent
  const head = Object.entries(own).flatMap(([name, value]) => [name, String(value)])
  return `
    const body = require('node:fs').readFileSync(${JSON.stringify(join(data, 'body'))})
    const head = ${JSON.stringify(head)}
    const server = require('node:http').createServer((_, response) => {
      response.writeHead(200, head)
      response.end(body)
    })
    server.keepAliveTimeout = 72_000
    server.listen(Number(process.env.PORT), '127.0.0.1')`
}

interface Server {
  readonly port: number
  readonly pid: number
  readonly end: () => Promise<unknown>
}

async function started(args: readonly string[], also: Readonly<Record<string, string>> = {}): Promise<Server> {
  const port = await freePort()
  const child = spawn('taskset', ['-c', ofServers, process.execPath, ...args], {
    env: { ...environment, ...also, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await get(port).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`node ${args[0]} ended with code ${child.exitCode}`)
    await pause(50)
  }
  const server = {
    port,
    pid: child.pid ?? 0,
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
  running.push(server)
  return server
}

function get(port: number): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ port, path: page.path, headers: { 'accept-encoding': page.encoding } }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ headers: response.headers, body: Buffer.concat(pieces) })
          : reject(new Error(`${page.path} answered ${response.statusCode}`)),
      )
    })
      .on('error', reject)
      .end()
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
