// This state of the project beside another one: node bench/against.ts <folder> [most events] [rounds] (needs a build in
// both) Both are asked in turns and compared by the processor time of their servers, so that what else the machine does
// strikes both alike. The folder is a checkout with packages and a build.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#cli/project-root.ts'
import { servingOf } from './serving.ts'
import { table } from './written-figures.ts'

const [folder, ...numbers] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds the other state?')
const [most = 100_000, rounds = 7] = numbers.map(Number)
const sizes = [1_000, 100_000, 1_000_000].filter((size) => size <= most)
const secondsOfServer = 0.5

const situations: readonly { readonly name: string; readonly path: string; readonly onlyOfSmallest?: true }[] = [
  { name: 'rubric', path: '/seminare/r/betriebsverfassung', onlyOfSmallest: true },
  { name: 'theme', path: '/seminare/t/betriebsverfassungsrecht-1', onlyOfSmallest: true },
  { name: 'home', path: '/', onlyOfSmallest: true },
  { name: 'town', path: '/standorte/hamburg-1', onlyOfSmallest: true },
  { name: 'events of a theme', path: '/seminare/t/betriebsverfassungsrecht-1/termine' },
  { name: 'finder', path: '/seminare/p' },
  { name: 'finder, filtered, by price', path: '/seminare/p?zielgruppe=br&monat=2027-03&sortierung=preis' },
  { name: 'finder, by distance', path: '/seminare/p?plz=20095&umkreis=200&sortierung=entfernung' },
  { name: 'call, all', path: '/api/find-dates' },
  { name: 'call, filtered', path: '/api/find-dates?month=2027-03&targetGroup=br' },
  { name: 'call, by distance', path: '/api/find-dates?postcode=80331&radius=200&sort=entfernung' },
  { name: 'search', path: '/suche?q=Beschluss', onlyOfSmallest: true },
]

interface Tree {
  readonly name: string
  readonly root: string
}
const trees: readonly Tree[] = [
  { name: 'now', root: projectRoot },
  { name: 'before', root: folder },
]
const data = mkdtempSync(join(tmpdir(), 'against-'))
const rows: string[][] = []
try {
  for (const size of sizes) await compareAt(size)
  await compareStarts()
} finally {
  rmSync(data, { recursive: true, force: true })
}
console.log(table(['what', 'unit', ...trees.map(({ name }) => name), 'now to before'], rows).join('\n'))

async function compareAt(size: number): Promise<void> {
  for (const tree of trees) fill(tree, size)
  const unkept = await Promise.all(trees.map((tree) => serve(tree, size, { PAGE_CACHE: 'off' })))
  const cached = size === sizes[0] ? await Promise.all(trees.map((tree) => serve(tree, size, {}))) : []
  const asked = situations.filter(({ onlyOfSmallest }) => !onlyOfSmallest || size === sizes[0])
  for (const { name, path } of asked) await compare(`${name}, ${size.toLocaleString('en')} events`, path, unkept)
  for (const { name, path } of cached.length ? situations.slice(0, 2) : [])
    await compare(`${name}, cached`, path, cached)
  row(
    `memory after it, ${size.toLocaleString('en')} events`,
    'MB',
    unkept.map(({ pid }) => megabytes(pid)),
  )
  await Promise.all([...unkept, ...cached].map(({ end }) => end()))
}

/** Milliseconds of the servers' processor time for one request, in turns. */
async function compare(name: string, path: string, servers: readonly Server[]): Promise<void> {
  const requests = await Promise.all(servers.map((server) => requestsFor(server, path)))
  const inRound = Math.max(...requests)
  const times = servers.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const nth of round % 2 ? [0, 1] : [1, 0]) {
      const server = servers[nth]
      if (server) times[nth]?.push(await processorMilliseconds(server, path, inRound))
    }
  row(name, 'ms', times.map(median))
}

/** So many that the server works long enough to be measured in hundredths of a second. */
async function requestsFor(server: Server, path: string): Promise<number> {
  await processorMilliseconds(server, path, 100)
  const one = await processorMilliseconds(server, path, 100)
  return Math.max(20, Math.round((secondsOfServer * 1000) / Math.max(one, 0.02)))
}

async function processorMilliseconds(server: Server, path: string, times: number): Promise<number> {
  const before = processorSeconds(server.pid)
  const asker = async (): Promise<void> => {
    for (let nth = 0; nth < times / 4; nth += 1) await ask(server, path)
  }
  await Promise.all([asker(), asker(), asker(), asker()])
  return ((processorSeconds(server.pid) - before) * 1000) / (Math.ceil(times / 4) * 4)
}

async function compareStarts(): Promise<void> {
  const [size = 0] = sizes
  const runs = trees.map((): { firstAnswer: number; resident: number }[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const nth of round % 2 ? [0, 1] : [1, 0]) {
      const tree = trees[nth]
      if (!tree) continue
      const begun = performance.now()
      const server = await serve(tree, size, {})
      const firstAnswer = performance.now() - begun
      await pause(2_000)
      runs[nth]?.push({ firstAnswer, resident: megabytes(server.pid) })
      await server.end()
    }
  row(
    'start until the first page',
    'ms',
    runs.map((each) => median(each.map(({ firstAnswer }) => firstAnswer))),
  )
  row(
    'resident at rest',
    'MB',
    runs.map((each) => median(each.map(({ resident }) => resident))),
  )
}

function row(name: string, unit: string, [now = NaN, before = NaN]: readonly number[]): void {
  rows.push([name, unit, now.toFixed(2), before.toFixed(2), (now / before).toFixed(2)])
  console.error(`${name}: ${now.toFixed(2)} ${unit}, before ${before.toFixed(2)}, ${(now / before).toFixed(2)}`)
}

interface Server {
  readonly port: number
  readonly pid: number
  readonly agent: Agent
  readonly end: () => Promise<unknown>
}

function environmentOf({ name }: Tree, size: number): NodeJS.ProcessEnv {
  const ownData = join(data, `${name}-${size}`)
  mkdirSync(ownData, { recursive: true })
  return {
    ...process.env,
    DATA_DIR: ownData,
    DATABASE_URL: `file:${join(ownData, 'seminarhaus.sqlite')}`,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'development',
    SITE_NOW: '2026-11-20T09:00:00.000Z',
  }
}

function fill(tree: Tree, size: number): void {
  const cli = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/main.js', ...args], {
      cwd: tree.root,
      env: environmentOf(tree, size),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(`${tree.name}, ${args.join(' ')}: ${stderr}`)
    return stdout
  }
  cli('migrate')
  cli('content', 'import', 'content')
  const own = (JSON.parse(cli('events', 'list', '--json')) as unknown[]).length
  cli('seed', '--events', String(size - own), '--seed', '1', '--json')
}

async function serve(tree: Tree, size: number, more: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort()
  const { serving, servingEnvironment } = await servingOf(tree.root)
  const child = spawn(process.execPath, serving, {
    cwd: tree.root,
    env: { ...servingEnvironment, ...environmentOf(tree, size), ...more, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const server: Server = {
    port,
    pid: child.pid ?? 0,
    agent: new Agent({ keepAlive: true, maxSockets: 4 }),
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
  const patience = performance.now() + 120_000
  while (
    !(await ask(server, '/').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > patience) throw new Error(`${tree.name} does not answer`)
    await pause(5)
  }
  return server
}

function ask({ port, agent }: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    }).once('error', reject)
  })
}

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function megabytes(pid: number): number {
  return (Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
