// How the finder answers as events grow from a thousand to a million: node bench/growth.ts [most events] [--keep
// folder] [--write] Needs a build. All sizes are asked in turns, so that what else the machine does strikes all alike.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '../core/finder/events-index/cursor.ts'
import { dayNumber } from '../core/finder/events-index/day-number.ts'
import { table, writeFigures } from './written-figures.ts'

const budget = 1.4
const rounds = 3
const words = process.argv.slice(2)
const most = Number(words.find((word) => /^\d+$/.test(word)) ?? 1_000_000)
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= most)
const folderToKeep = words.includes('--keep') ? words[words.indexOf('--keep') + 1] : undefined
const root = folderToKeep ?? mkdtempSync(join(tmpdir(), 'growth-'))

interface SizedSite {
  readonly size: number
  readonly origin: string
  readonly agent: Agent
  readonly bytes: number
  readonly seeded: string
  readonly firstSearch: number
  readonly megabytes: () => number
  readonly end: () => Promise<void>
}

const sites: SizedSite[] = []
try {
  for (const size of sizes) sites.push(await openSite(size))
  const [smallest] = sites
  if (!smallest) throw new Error('no size to measure')
  const queries = queriesFrom(await facetsOf(smallest))
  const kinds = [...new Set(queries.map(({ kind }) => kind))]
  interface Taken {
    readonly kind: string
    readonly path: string
    readonly time: number
  }
  const times = new Map(sites.map((site) => [site, [] as Taken[]]))
  const bytesOf = new Map(sites.map((site) => [site, new Map<string, number>()]))
  for (let round = -1; round < rounds; round++)
    for (const [number, { kind, path }] of queries.entries())
      for (let i = 0; i < sites.length; i++) {
        const site = sites[(i + number) % sites.length] as SizedSite
        const { time, bytes } = await timeOf(site, path)
        bytesOf.get(site)?.set(path, bytes)
        // The first round warms everybody up.
        if (round >= 0) times.get(site)?.push({ kind, path, time })
      }

  const ofSite = (site: SizedSite, kind?: string, among?: (one: Taken) => boolean): readonly number[] =>
    (times.get(site) ?? [])
      .filter((one) => (kind === undefined || one.kind === kind) && (among?.(one) ?? true))
      .map(({ time }) => time)
  const ratio = (site: SizedSite, kind?: string, among?: (one: Taken) => boolean): number =>
    at(ofSite(site, kind, among), 0.5) / at(ofSite(smallest, kind, among), 0.5)
  const ms = (value: number): string => `${value.toFixed(2)} ms`
  const largest = sites.at(-1) ?? smallest
  const verdict = (grown: number): string => (grown <= budget ? 'held' : 'missed')
  // Where a thousand events fill no page, what grows is the answer. These questions are answered as fully by all sites.
  const answersAsMuch = ({ path }: Taken): boolean =>
    (bytesOf.get(smallest)?.get(path) ?? 0) >= 0.9 * (bytesOf.get(largest)?.get(path) ?? 0)
  const share = (kind?: string): string => {
    const some = ofSite(smallest, kind, answersAsMuch).length
    if (some === 0) return 'none'
    const ofAll = Math.round((100 * some) / ofSite(smallest, kind).length)
    return `${ratio(largest, kind, answersAsMuch).toFixed(2)} times (${ofAll} % of them)`
  }
  const missed = kinds.filter((kind) => ratio(largest, kind) > budget)
  const sizeOf = ({ size }: SizedSite): string => size.toLocaleString('en')
  const lines = [
    `${queries.length} distinct queries over HTTP, ${rounds} rounds, no page cache; all sites in turns. Medians:`,
    '',
    ...table(
      ['events', ...sites.map(sizeOf), `grown, budget ${budget}`, '', 'answers as long at all sizes'],
      [...kinds, undefined].map((kind) => [
        kind ?? 'all of them together',
        ...sites.map((site) => ms(at(ofSite(site, kind), 0.5))),
        `${ratio(largest, kind).toFixed(2)} times`,
        kind === undefined ? '' : verdict(ratio(largest, kind)),
        share(kind),
      ]),
    ),
    '',
    ...table(
      ['events', 'p95', 'database', 'resident', 'first search'],
      sites.map((site) => [
        sizeOf(site),
        ms(at(ofSite(site), 0.95)),
        `${(site.bytes / 1e6).toFixed(0)} MB`,
        `${site.megabytes()} MB`,
        `${(site.firstSearch / 1000).toFixed(2)} s`,
      ]),
    ),
    '',
    `From ${sizeOf(smallest)} to ${sizeOf(largest)} events the budget is ${
      missed.length === 0 ? 'held by every kind' : `missed by ${missed.length} of ${kinds.length}: ${missed.join(', ')}`
    }.`,
  ]
  console.log(lines.join('\n'))
  console.log(sites.map(({ size, seeded }) => `${size}: ${seeded}`).join('\n'))
  if (words.includes('--write')) writeFigures('growth', lines)
} finally {
  await Promise.all(sites.map(({ end }) => end()))
  if (!folderToKeep) rmSync(root, { recursive: true, force: true })
}

/** Serves a database with so many events; makes it unless an earlier run left it. */
async function openSite(size: number): Promise<SizedSite> {
  const data = join(root, String(size))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: `file:${join(data, 'seminarhaus.sqlite')}`,
    PAGE_CACHE: 'off',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'development',
  }
  const cli = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/main.js', ...args], {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
    return stdout
  }
  let seeded = 'stored before'
  if (!statSync(data, { throwIfNoEntry: false })) {
    mkdirSync(data, { recursive: true })
    cli('migrate')
    cli('content', 'import', 'content')
    const own = (JSON.parse(cli('events', 'list', '--json')) as unknown[]).length
    const begun = performance.now()
    cli('seed', '--events', String(size - own), '--seed', '1', '--json')
    seeded = `seeded in ${((performance.now() - begun) / 1000).toFixed(1)} s`
  }
  const child = spawn(process.execPath, ['dist/server/main.js', 'serve'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const site = {
    size,
    origin: `http://localhost:${port}`,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    bytes: statSync(join(data, 'seminarhaus.sqlite')).size,
    seeded,
    megabytes: () =>
      Math.round(
        (Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6,
      ),
    end: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
  const patience = performance.now() + 60_000
  for (;;) {
    if (child.exitCode !== null || performance.now() > patience)
      throw new Error(`the site of ${size} events does not answer`)
    try {
      await timeOf({ ...site, firstSearch: 0 }, '/healthz')
      break
    } catch {
      await pause(50)
    }
  }
  return { ...site, firstSearch: (await timeOf({ ...site, firstSearch: 0 }, '/api/find-dates?limit=1')).time }
}

/** Milliseconds until the whole answer is here, and how long it is. */
function timeOf(
  { origin, agent }: SizedSite,
  path: string,
): Promise<{ readonly time: number; readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    get(origin + path, { agent }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve({ time: performance.now() - begun, bytes })
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    }).once('error', reject)
  })
}

type Facets = Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>

async function facetsOf({ origin }: SizedSite): Promise<Facets> {
  const answer = await fetch(`${origin}/api/find-dates`)
  const { facets } = (await answer.json()) as { readonly facets: Facets }
  return facets
}

/** The same questions for every size: narrow and wide ones, pages far down, and the commonest value of each filter. */
function queriesFrom(facets: Facets): readonly { readonly kind: string; readonly path: string }[] {
  let state = 20_270_101
  const below = (number: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % number
  }
  const oneOf = <T>(things: readonly T[]): T => things[below(things.length)] as T
  const values = (facet: string): readonly string[] =>
    (facets[facet] ?? []).filter(({ count }) => count > 0).map(({ value }) => value)
  const commonest = (facet: string): string =>
    facets[facet]?.toSorted((one, other) => other.count - one.count)[0]?.value ?? ''
  const named = Object.keys(facets)
  const postcodes = ['10115', '20095', '50667', '60311', '70173', '80331', '04109', '99084', '26121', '87435']

  const some = (): string[][] => named.filter(() => below(4) === 0).map((facet) => [facet, oneOf(values(facet))])
  const sorted = (): string[][] => {
    const near = ['postcode', oneOf(postcodes)]
    return oneOf([
      [],
      [],
      [['sort', 'preis']],
      [['sort', 'entfernung'], near],
      [near, ['radius', oneOf(['50', '100', '200'])]],
    ])
  }
  const deep = (): string[][] => {
    const day = `2027-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`
    return [['after', tokenOf('datum', { rank: 0, day: dayNumber(day), eventId: below(1_000_000) })]]
  }
  const make = (kind: string, count: number, parts: () => string[][], at = '/api/find-dates') => {
    const paths = new Set<string>()
    for (let tries = 0; paths.size < count && tries < count * 100; tries++)
      paths.add(`${at}?${new URLSearchParams(parts())}`)
    return [...paths].map((path) => ({ kind, path }))
  }
  return [
    ...make('filtered and sorted', 250, () => [...some(), ...sorted()]),
    ...make('deep pages', 100, () => [...(below(2) === 0 ? some().slice(0, 1) : []), ...deep()]),
    ...make('commonest values', 50, () => {
      const facet = oneOf(named)
      return [
        [facet, commonest(facet)],
        ...oneOf([
          [],
          [['sort', 'preis']],
          [
            ['sort', 'entfernung'],
            ['postcode', oneOf(postcodes)],
          ],
        ]),
      ]
    }),
    ...make(
      'finder as a page',
      60,
      () => [
        ['rubrik', oneOf(values('rubric'))],
        ...oneOf([[], [['monat', oneOf(values('month'))]], [['ort', oneOf(values('locationId'))]]]),
        ...oneOf([[], [['sortierung', 'preis']]]),
      ],
      '/seminare/p',
    ),
    ...make(
      'lists of themes',
      40,
      () => [
        ['rubric', oneOf(values('rubric'))],
        ...oneOf([[], [['targetGroup', oneOf(values('targetGroup'))]]]),
        ...oneOf([[], [['sort', oneOf(['titel', 'datum', 'preis'])]]]),
      ],
      '/api/get-seminars',
    ),
  ]
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
