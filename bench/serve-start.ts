// How soon `serve` answers on a filled database, and what it holds then: node bench/serve-start.ts [times] [--write]
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#cli/project-root.ts'
import { servingOf } from './serving.ts'
import { table, writeFigures } from './written-figures.ts'

const budget = { milliseconds: 500, megabytes: 120, megabytesInUse: 300 }
const pagesOfUse = 500
const times = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 7)
const idleMilliseconds = 2_000

const data = mkdtempSync(join(tmpdir(), 'serve-start-'))
const port = await freePort()
const { serving: site, servingEnvironment } = await servingOf(projectRoot)
const bareServer = ['-e', `require('node:http').createServer((_, answer) => answer.end('here')).listen(${port})`]

try {
  // Fills the database and the cache of compiled code.
  const filling = await start(site)
  const sites: Started[] = []
  const bare: Started[] = []
  for (let round = 0; round < times; round++) {
    bare.push(await start(bareServer))
    sites.push(await start(site))
  }
  const inUse = await start(site, usePages)
  const [ours, reference] = [middleOf(sites), middleOf(bare)]
  const memory = (what: string, megabytes: number, most: number, ofReference = '') => [
    what,
    `${megabytes} MB`,
    ofReference,
    `${most} MB`,
    megabytes <= most ? 'met' : 'missed',
  ]
  const lines = table(
    ['`serve` on a filled database', 'median', 'a bare `node:http` server', 'budget', ''],
    [
      [
        'first page answered after',
        `${ours.milliseconds} ms`,
        `${reference.milliseconds} ms`,
        `${budget.milliseconds} ms`,
        ours.milliseconds <= budget.milliseconds ? 'met' : 'missed',
      ],
      memory('resident when idle', ours.megabytes, budget.megabytes, `${reference.megabytes} MB`),
      memory('resident when idle, after the start that filled the database', filling.megabytes, budget.megabytes),
      memory(`resident after ${pagesOfUse} pages`, inUse.megabytes, budget.megabytesInUse),
    ],
  )
  console.log(lines.join('\n'))
  if (process.argv.includes('--write')) writeFigures('serve-start', lines)
} finally {
  rmSync(data, { recursive: true, force: true })
}

interface Started {
  readonly milliseconds: number
  readonly megabytes: number
}

/** What a process holds when it was started and used. */
async function start(args: readonly string[], use: () => Promise<void> = async () => undefined): Promise<Started> {
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    env: {
      ...servingEnvironment,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`node ${args.join(' ')} ended with code ${child.exitCode}`)
      await pause(2)
    }
    const milliseconds = Math.round(performance.now() - begun)
    await use()
    await pause(idleMilliseconds)
    const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
    return { milliseconds, megabytes: Math.round((Number(kibibytes) * 1024) / 1e6) }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function answers(): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

/** Asks for pages that the site map names. */
async function usePages(): Promise<void> {
  const textAt = async (address: string) =>
    (await fetch(new URL(new URL(address, 'http://localhost').pathname, `http://127.0.0.1:${port}`))).text()
  const named = (map: string) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const maps = await Promise.all(named(await textAt('/sitemap.xml')).map(textAt))
  for (const address of maps.flatMap(named).slice(0, pagesOfUse)) await textAt(address)
}

function middleOf(runs: readonly Started[]): Started {
  const middle = (what: keyof Started) => runs.map((run) => run[what]).sort((a, b) => a - b)[runs.length >> 1] ?? 0
  return { milliseconds: middle('milliseconds'), megabytes: middle('megabytes') }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
