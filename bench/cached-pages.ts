// A cached page against a bare server that sends the same bytes: node bench/cached-pages.ts [rounds] [--write] (needs a
// build)
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { table, writeFigures } from './written-figures.ts'

/** By processor time; by throughput whoever asks is the limit, and not who answers. */
const budget = 0.9
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5)
const seconds = 4
const connections = 32
const page = { path: '/seminare/r/betriebsverfassung', encoding: 'br' }
/** Where there are two cores, the servers have one and the load the other. */
const [ofServers, ofLoad] = ['0', '1']

const data = mkdtempSync(join(tmpdir(), 'cached-pages-'))
const environment = { ...process.env, DATA_DIR: data, LOG_LEVEL: 'info', NODE_ENV: 'development' }

const site = await started(['dist/server/main.js', 'serve'], await freePort())
const { headers, body } = await get(site.port)
writeFileSync(join(data, 'body'), body)
const bare = await started(['-e', bareServer(headers)], await freePort())

try {
  const same = await get(bare.port)
  if (!same.body.equals(body)) throw new Error('the bare server sends something else')
  for (const server of [site, bare]) load(server, 2)
  const runs: { readonly site: Loaded; readonly bare: Loaded }[] = []
  for (let round = 0; round < rounds; round++) {
    // Who goes first changes, so that what else the machine does strikes both alike.
    if (round % 2 === 0) runs.push({ site: load(site, seconds), bare: load(bare, seconds) })
    else runs.push({ bare: load(bare, seconds), site: load(site, seconds) })
  }
  const ratios = runs.map((run) => run.site.aSecond / run.bare.aSecond)
  const row = (name: string, values: readonly number[], show: (value: number) => string) => {
    const sorted = values.toSorted((one, other) => one - other)
    return [name, ...[sorted[sorted.length >> 1], sorted[0], sorted.at(-1)].map((value) => show(value ?? 0))]
  }
  const whole = (value: number) => Math.round(value).toLocaleString('en')
  const byProcessor = runs.map((run) => run.bare.processor / run.site.processor)
  const median = byProcessor.toSorted((one, other) => one - other)[byProcessor.length >> 1] ?? 0
  const lines = table(
    [`\`${page.path}\`, ${rounds} rounds`, 'median', 'least', 'most', `budget ${budget.toFixed(2)}`],
    [
      [
        ...row(
          'requests a second, cached page',
          runs.map((run) => run.site.aSecond),
          whole,
        ),
        '',
      ],
      [
        ...row(
          'a bare `node:http` server, same bytes',
          runs.map((run) => run.bare.aSecond),
          whole,
        ),
        '',
      ],
      [...row('ratio', ratios, (value) => value.toFixed(2)), ''],
      [
        ...row('ratio of processor time a request', byProcessor, (value) => value.toFixed(2)),
        median >= budget ? 'met' : 'missed',
      ],
    ],
  )
  console.log(lines.join('\n'))
  if (process.argv.includes('--write')) writeFigures('cached-pages', lines)
} finally {
  await Promise.all([site.end(), bare.end()])
  rmSync(data, { recursive: true, force: true })
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

interface Loaded {
  readonly aSecond: number
  /** Seconds of the server's processor time for one request. */
  readonly processor: number
}

/** How many requests a server answers, all of them with 200. */
function load({ port, pid }: { readonly port: number; readonly pid: number }, duration: number): Loaded {
  const address = `http://127.0.0.1:${port}${page.path}`
  const before = processorSeconds(pid)
  const { stdout, stderr } = spawnSync(
    'taskset',
    [
      `-c ${ofLoad} ${process.execPath} node_modules/autocannon/autocannon.js -j`.split(' '),
      `-c ${connections} -d ${duration} -H accept-encoding=${page.encoding} ${address}`.split(' '),
    ].flat(),
    { encoding: 'utf8', maxBuffer: 2 ** 24 },
  )
  if (!stdout) throw new Error(stderr)
  const result = JSON.parse(stdout) as { '2xx': number; non2xx: number; errors: number; duration: number }
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} failures, ${result.errors} errors`)
  return { aSecond: result['2xx'] / result.duration, processor: (processorSeconds(pid) - before) / result['2xx'] }
}

/**
 * Time that a process has spent on its core so far: unlike the clock on the wall, it is not slowed by what else runs
 * there.
 */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function started(args: readonly string[], port: number) {
  const child = spawn('taskset', ['-c', ofServers, process.execPath, ...args], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await get(port).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`node ${args[0]} ended with code ${child.exitCode}`)
    await pause(50)
  }
  return {
    port,
    pid: child.pid ?? 0,
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
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
