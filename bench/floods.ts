// Cached pages while strangers flood what is dear: npm run bench:floods [-- seconds] [-- one of the floods]
// [-- other checkouts] [-- --write]. Each flood meets a server of its own (needs a build) and comes from a process of
// its own (bench/flooding.ts), on loopback only; meanwhile four visitors ask for a cached page. A folder is another
// checkout with a build, to compare with.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#cli/project-root.ts'
import { megabytesOf, processorSeconds, quantile, watchedServers, type Turns } from './watched-server.ts'
import { besideWritten, table, writeFigures } from './written-figures.ts'

const budget = { milliseconds: 30, megabytes: 400 }
const words = process.argv.slice(2)
const seconds = Number(words.find((word) => /^\d+$/.test(word)) ?? 10)
const trees = [projectRoot, ...words.filter((word) => word.startsWith('/'))]

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
  ['readings', '8 connections of an administrator, PDFs to be read, and 8 of strangers'],
  ['batches', 'batches of 500 items and 8 MB from another system'],
]

const only = words.find((word) => allFloods.some(([name]) => name === word))
const floods = allFloods.filter(([name]) => only === undefined || name === only)

interface Measured {
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly turns: Turns
  /** Of one core, how much the server took. */
  readonly processor: number
  readonly megabytes: number
  readonly answers: string
  readonly isMet: boolean
}

const data = mkdtempSync(join(tmpdir(), 'floods-'))
const { started, visited, close } = watchedServers(data)
try {
  for (const root of trees) {
    const rows: string[][] = []
    for (const [name, what] of floods) rows.push(rowOf(what, await measured(root, name)))
    const head = [
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
    ]
    const lines = table(head, rows)
    console.log(`${root}\n${lines.join('\n')}\n`)
    if (root === projectRoot && words.includes('--write'))
      writeFigures('floods', table(head, besideWritten('floods', rows)))
  }
} finally {
  close()
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
    const flooding = spawn(
      process.execPath,
      [join(projectRoot, 'bench/flooding.ts'), flood, String(server.port), String(seconds)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let told = ''
    flooding.stdout.on('data', (part: Buffer) => (told += part.toString()))
    const over = new Promise((resolve) => flooding.once('exit', resolve))
    // Until the flood has begun.
    await pause(1_500)
    server.watch()
    const [begun, processorBefore] = [performance.now(), processorSeconds(server.pid)]
    const sorted = await visited(server.port, over)
    const processor = (processorSeconds(server.pid) - processorBefore) / ((performance.now() - begun) / 1000)
    const { answers, honest } = JSON.parse(told) as {
      answers: Record<string, number>
      honest: readonly (number | null)[]
    }
    const at = (share: number, of: readonly number[] = sorted) => quantile(share, of)
    const megabytes = megabytesOf(server.pid, 'VmHWM')
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
