import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { begunBy } from './process-tree.ts'

/** A PostgreSQL of the tests' own, in a temporary folder, reached through a socket that only its owner sees. */
export interface Cluster {
  /** Makes an empty database; answers its address. */
  readonly database: (name: string) => Promise<string>
  /** Makes all of it stand still, as it is, and go on. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Its processes as they are now. */
  readonly processes: () => readonly number[]
  readonly stop: () => Promise<void>
}

/**
 * Where PostgreSQL's programs are: POSTGRES_BIN alone where it is set, else Debian's folders, newest first, then PATH.
 */
function postgresFolder(): string | undefined {
  const set = process.env['POSTGRES_BIN']
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  const known = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const folders = set ? [set] : known
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Why there can be no cluster here, in one line; undefined where there can. */
export function whyNoPostgres(): string | undefined {
  if (!postgresFolder())
    return `PostgreSQL is not installed: no initdb in ${process.env['POSTGRES_BIN'] || '/usr/lib/postgresql/*/bin or PATH'}`
  if (isRoot() && !idsOfPostgres()) return 'PostgreSQL does not run as root, and there is no user postgres to run it as'
  return undefined
}

/**
 * Starts an empty cluster. It ends with `stop`, or with this process, however that ends. Only one that is `durable`
 * flushes to disk what it commits: where the machine itself does not go down, the others lose nothing either.
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const programs = postgresFolder()
  if (!programs) throw new Error(whyNoPostgres())
  const owner = isRoot() ? idsOfPostgres() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'seminarhaus', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // The shell lives until its standard input closes, which even a killed process sees to; then it stops and tidies.
  const words = [join(programs, 'postgres'), data, folder, durable ? 'on' : 'off']
  const keeper = spawn('/bin/sh', ['-c', keepUntilInputCloses, 'sh', ...words], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const stop = async (): Promise<void> => {
    if (keeper.exitCode !== null) return
    keeper.stdin?.end()
    await once(keeper, 'exit')
  }
  const at = (name: string): string => `postgres://seminarhaus@localhost/${name}?host=${encodeURIComponent(folder)}`
  await answering(at('postgres'), keeper, join(folder, 'log'))
  const database = async (name: string): Promise<string> => {
    await singleCluster(at('postgres'), `create database "${name}"`)
    return at(name)
  }
  const postmaster = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const processes = (): readonly number[] => [postmaster(), ...begunBy(postmaster())]
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const pid of processes())
      try {
        process.kill(pid, name)
      } catch {
        // It has ended in the meantime.
      }
  }
  return { database, freeze: () => signal('SIGSTOP'), thaw: () => signal('SIGCONT'), processes, stop }
}

const keepUntilInputCloses = `
  "$1" -D "$2" -k "$3" -c listen_addresses= -c fsync="$4" -c full_page_writes="$4" -c max_connections=200 >"$3/log" 2>&1 &
  cat >/dev/null
  kill -QUIT $!
  wait
  rm -rf "$3"`

/** Asks a database one question on a connection of its own. */
export async function singleCluster(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  // A connection that breaks fails the question; told besides to nobody, it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Milliseconds that a cluster may take to answer. */
const patience = 30_000

async function answering(url: string, keeper: ChildProcess, log: string): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    try {
      await singleCluster(url, 'select 1')
      return
    } catch (error) {
      const said = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''
      if (keeper.exitCode !== null || performance.now() > end)
        throw new Error(`PostgreSQL does not answer: ${said}`, { cause: error })
      await pause(50)
    }
  }
}

const isRoot = (): boolean => process.getuid?.() === 0

function idsOfPostgres(): { readonly uid: number; readonly gid: number } | undefined {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}
