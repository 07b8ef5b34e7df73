// Servers whose processor time, memory and turns are watched while they are asked.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#cli/project-root.ts'
import { servingOf } from './serving.ts'

/** What visitors ask for meanwhile. */
const cachedPage = '/seminare/r/betriebsverfassung'

/** By which other systems sign what they bring to such a server. */
export const syncSecret = 'nur-zum-messen.0123456789-abcdefghij'
export const exportToken = 'nur-zum-messen.abcdefghij-0123456789'

/**
 * Milliseconds of processor time that the server's thread was busy with one thing after the other, before it looked who
 * else is there: the most but for one in a hundred, and the most.
 */
export interface Turns {
  readonly p99: number
  readonly worst: number
}

export interface WatchedServer {
  readonly port: number
  readonly pid: number
  /** Where its database lies. */
  readonly folder: string
  /** From here on its turns are counted. */
  watch(): void
  /** Ends it; what its turns took. */
  end(): Promise<Turns>
}

/**
 * Starts servers under a folder, each on a database of its own: a copy of the one that the first server of a checkout
 * filled, after `prepare` has changed that.
 */
export function watchedServers(data: string, prepare: (folder: string) => void = () => undefined) {
  const filled = new Map<string, string>()
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })

  const fetched = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: cachedPage, agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`the cached page answered ${answer.statusCode}`)),
        )
      }).once('error', reject)
    })

  const started = async (root = projectRoot): Promise<WatchedServer> => {
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
        SYNC_SECRET: syncSecret,
        EXPORT_TOKEN: exportToken,
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
    const end = async (): Promise<Turns> => {
      child.kill('SIGTERM')
      const cut = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(cut)
      return JSON.parse(readFileSync(turnTimes, 'utf8')) as Turns
    }
    if (!first) {
      await end()
      prepare(folder)
      filled.set(root, folder)
      return started(root)
    }
    return { port, pid: child.pid ?? 0, folder, watch: () => process.kill(child.pid ?? 0, 'SIGUSR2'), end }
  }

  /** Four visitors ask for the cached page until something is over; milliseconds that each answer took, sorted. */
  const visited = async (port: number, over: Promise<unknown>): Promise<readonly number[]> => {
    let isOver = false
    const until = over.finally(() => (isOver = true))
    const times: number[] = []
    const visitor = async (): Promise<void> => {
      while (!isOver) {
        const asked = performance.now()
        await fetched(port)
        times.push(performance.now() - asked)
        await pause(10)
      }
    }
    await Promise.all([until, ...Array.from({ length: 4 }, visitor)])
    return times.toSorted((one, other) => one - other)
  }

  return { started, visited, close: () => agent.destroy() }
}

/** Of sorted values the one below which such a share of them is. */
export const quantile = (share: number, of: readonly number[]): number =>
  of[Math.min(of.length - 1, Math.floor(of.length * share))] ?? NaN

/** Megabytes that a process holds, or the most that it has held so far. */
export const megabytesOf = (pid: number, of: 'VmRSS' | 'VmHWM'): number =>
  Math.round(
    (Number(new RegExp(`^${of}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6,
  )

/** Time that a process has spent on a core so far. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
