// Cached pages while strangers flood what is dear: npm run bench:floods [-- seconds] [-- other checkouts] [-- --write]
// Each flood meets a server of its own (needs a build) and comes from a process of its own (bench/flooding.ts), on
// loopback only; meanwhile four visitors ask for a cached page. A folder is another checkout with a build, to compare
// with.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#cli/project-root.ts'
import { servingOf } from './serving.ts'
import { table, writeFigures } from './written-figures.ts'

const budget = { milliseconds: 30, megabytes: 400 }
const words = process.argv.slice(2)
const seconds = Number(words.find((word) => /^\d+$/.test(word)) ?? 10)
const trees = [projectRoot, ...words.filter((word) => word.startsWith('/'))]
const cachedPage = '/seminare/r/betriebsverfassung'

const allFloods: readonly (readonly [name: string, what: string])[] = [
  ['nothing', 'no flood'],
  ['json', '2 connections, 18 MB of names in JSON'],
  ['pdfs', '8 connections, new PDFs'],
  ['slashes', '16 connections, 15,900 slashes'],
  ['signIns', '50 sign-ins a second'],
  ['uploads', '32 connections, uploads of 19 MB'],
  ['sockets', '1,000 slow sockets'],
  ['addresses', '512 connections, 10⁵ distinct addresses from one network'],
  ['networks', '512 connections, 10⁵ distinct addresses, each from another network'],
]

const only = words.find((word) => allFloods.some(([name]) => name === word))
const floods = allFloods.filter(([name]) => only === undefined || name === only)

interface Measured {
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** Milliseconds of processor time that the server's thread was busy with one thing after the other, before it looked
   * who else is there: the most but for one in a hundred, and the most. */
  readonly turns: { readonly p99: number; readonly worst: number }
  /** Of one core, how much the server took. */
  readonly processor: number
  readonly megabytes: number
  readonly answers: string
  readonly isMet: boolean
}

const data = mkdtempSync(join(tmpdir(), 'floods-'))
/** By checkout the folder with the database that its first server filled. */
const filled = new Map<string, string>()
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
try {
  for (const root of trees) {
    const rows: string[][] = []
    for (const [name, what] of floods) rows.push(rowOf(what, await measured(root, name)))
    const lines = table(
      [
        `${seconds} s of`,
        'cached page, median',
        'p99',
        'worst',
        'busy at a time, p99',
        'worst',
        'processor',
        'memory',
        'how the flood was answered',
        '',
      ],
      rows,
    )
    console.log(`${root}\n${lines.join('\n')}\n`)
    if (root === projectRoot && words.includes('--write')) writeFigures('floods', lines)
  }
} finally {
  rmSync(data, { recursive: true, force: true })
}

function rowOf(what: string, measures: Measured): string[] {
  const { p50, p99, worst, turns, processor, megabytes, answers, isMet } = measures
  const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
  const share = `${Math.round(processor * 100)} %`
  const times = [p50, p99, worst, turns.p99, turns.worst].map(ms)
  return [what, ...times, share, `${megabytes} MB`, answers, isMet ? 'met' : 'missed']
}

async function measured(root: string, flood: string): Promise<Measured> {
  const server = await started(root)
  try {
    await fetched(server.port)
    const flooding = spawn(
      process.execPath,
      [join(projectRoot, 'bench/flooding.ts'), flood, String(server.port), String(seconds)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let told = ''
    flooding.stdout.on('data', (part: Buffer) => (told += part.toString()))
    let isOver = false
    const over = new Promise((resolve) => flooding.once('exit', resolve)).then(() => (isOver = true))
    // Until the flood has begun.
    await pause(1_500)
    process.kill(server.pid, 'SIGUSR2')
    const [begun, processorBefore] = [performance.now(), processorSeconds(server.pid)]
    const times: number[] = []
    const visitor = async (): Promise<void> => {
      while (!isOver) {
        const asked = performance.now()
        await fetched(server.port)
        times.push(performance.now() - asked)
        await pause(10)
      }
    }
    await Promise.all([over, ...Array.from({ length: 4 }, visitor)])
    const processor = (processorSeconds(server.pid) - processorBefore) / ((performance.now() - begun) / 1000)
    const { answers, honest } = JSON.parse(told) as {
      answers: Record<string, number>
      honest: readonly (number | null)[]
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number, of = sorted) => of[Math.min(of.length - 1, Math.floor(of.length * share))] ?? NaN
    const megabytes = mostMegabytes(server.pid)
    const turns = await server.end()
    const sortedHonest = honest.filter((took) => took !== null).toSorted((one, other) => one - other)
    const refused = honest.length - sortedHonest.length
    return {
      p50: at(0.5),
      p99: at(0.99),
      worst: sorted.at(-1) ?? NaN,
      turns,
      processor,
      megabytes,
      answers: [
        ...Object.entries(answers).map(([status, count]) => `${count.toLocaleString('en')} × ${status}`),
        ...(honest.length > 0
          ? [
              `from another network after ${Math.round(at(0.5, sortedHonest))} ms, at most ${Math.round(sortedHonest.at(-1) ?? NaN)} ms${refused > 0 ? `, ${refused} of ${honest.length} refused` : ''}`,
            ]
          : []),
      ].join(', '),
      isMet: at(0.99) <= budget.milliseconds && megabytes <= budget.megabytes,
    }
  } catch (error) {
    await server.end()
    throw error
  }
}

/** The most that a process has held so far. */
function mostMegabytes(pid: number): number {
  return Math.round((Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6)
}

/** Time that a process has spent on a core so far. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

interface Started {
  readonly port: number
  readonly pid: number
  /** Ends it; what its turns took. */
  end(): Promise<Measured['turns']>
}

/** A server on a database of its own, a copy of the one that the first server of a checkout filled. */
async function started(root: string): Promise<Started> {
  const port = await freePort()
  const folder = mkdtempSync(join(data, 'data-'))
  const first = filled.get(root)
  if (first) cpSync(first, folder, { recursive: true })
  const turnTimes = join(folder, 'turn-times.json')
  const { serving, servingEnvironment } = await servingOf(root)
  const child = spawn(process.execPath, ['--import', join(projectRoot, 'bench/turn-times.mjs'), ...serving], {
    cwd: root,
    env: {
      ...servingEnvironment,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      TURN_TIMES: turnTimes,
      LOG_LEVEL: 'silent',
      // One proxy stands before it; of a checkout that knows yes and no only, everybody's word counts.
      TRUST_PROXY: root === projectRoot ? 'loopback' : 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (
    !(await fetched(port).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    await pause(50)
  }
  const end = async (): Promise<Measured['turns']> => {
    child.kill('SIGTERM')
    const cut = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(cut)
    return JSON.parse(readFileSync(turnTimes, 'utf8')) as Measured['turns']
  }
  if (!first) {
    await end()
    filled.set(root, folder)
    return started(root)
  }
  return { port, pid: child.pid ?? 0, end }
}

function fetched(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: cachedPage, agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`the cached page answered ${answer.statusCode}`)),
      )
    }).once('error', reject)
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
