import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import crossFetch from 'cross-fetch'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import type { Site } from '#core/site.ts'
import { CallFailed } from '#http/client/call-failed.ts'
import { cookieJar, type Cookies } from '#http/client/cookies.ts'
import { httpSite } from '#http/client/http-site.ts'
import { nodeSecrets } from '#secrets/node-secrets.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { event } from '#features/support/content-builder.ts'
import { smallProgramme } from './small-programme.ts'

const accounts = Array.from({ length: 6 }, (_, i) => ({
  email: `nr${i}@betrieb.example`,
  password: 'ein gutes langes Wort',
}))
const writersEach = 10
const eventsEach = 40
/** Values that writers keep and drop, each writer his own. */
const eventOf = (writer: number, nth: number) => `termin-${10_000 + writer * eventsEach + (nth % eventsEach)}`

/** A database file with events enough to bookmark, and some accounts. */
export async function prepareDatabase(folder: string): Promise<string> {
  const url = `file:${join(folder, 'killed.sqlite')}`
  await migrate({ url })
  const store = await openSqlStore({ url })
  const application = applicationOn(store, readSettings({}))
  // What a password costs is not the matter here; the server reads the cost from the hash.
  constant(application, parts.secrets, nodeSecrets({ memory: 64, passes: 1, parallelism: 1 }))
  const stage = application.get(parts.stage)
  const dates = Array.from({ length: writersEach * eventsEach }, (_, i) =>
    event({ eventId: 10_000 + i, start: '2099-03-02', days: 1 }),
  )
  const filled = await stage.content({ ...smallProgramme, events: dates })
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal.faults))
  for (const account of accounts) await stage.account(account)
  await store.close()
  return url
}

export interface RunningServer {
  readonly process: ChildProcess
  readonly origin: string
}

/** Starts a server process and waits until it is ready. */
export async function startServer(
  script: readonly string[],
  databaseUrl: string,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort()
  const child = spawn(process.execPath, script, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      SITE_SECRET: 'the same after every start',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr?.on('data', (part: Buffer) => (complaints += part.toString()))
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 900; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${complaints}`)
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (ready?.ok) return { process: child, origin }
    await pause(100)
  }
  child.kill('SIGKILL')
  throw new Error(`the server does not get ready: ${complaints}`)
}

export async function stopServer({ process: child }: RunningServer, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/**
 * What a client wrote down: what was acknowledged as bookmarked and not asked to be dropped since, and what as dropped.
 */
export interface Notebook {
  readonly kept: Set<string>[]
  readonly dropped: Set<string>[]
  readonly sessions: Cookies[]
}

export const notebook = (): Notebook => ({
  kept: accounts.map(() => new Set()),
  dropped: accounts.map(() => new Set()),
  sessions: accounts.map(() => cookieJar()),
})

const siteAt = (origin: string, cookies: Cookies): Site =>
  httpSite({ origin, fetch: crossFetch, cookies, timeout: 10_000 })

/** Signs everybody in; sessions outlive the server. */
export async function signAllIn({ origin }: RunningServer, { sessions }: Notebook): Promise<void> {
  for (const [i, account] of accounts.entries()) {
    const cookies = sessions[i]
    if (!cookies) throw new Error('nobody has this number')
    const answer = await siteAt(origin, cookies).account.accounts.signIn({ ...account, remember: true })
    if (!answer.ok) throw new Error(`not signed in: ${answer.refusal.why}`)
  }
}

/** Sixty writers keep and drop without pause until the server is gone; answers how many calls were in flight then. */
export async function writeUntilKilled(
  server: RunningServer,
  book: Notebook,
  afterCalls: number,
  end: () => Promise<void>,
): Promise<{ readonly inFlight: number; readonly acknowledged: number }> {
  let running = true
  let inFlight = 0
  let acknowledged = 0
  const call = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    inFlight += 1
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof CallFailed) || error.kind === 'status') throw error
      // The server is gone: nothing was acknowledged.
      running = false
      return undefined
    } finally {
      inFlight -= 1
    }
  }

  const writer = async (site: Site, account: number, nr: number) => {
    const kept = book.kept[account] ?? new Set()
    const mine: string[] = []
    // Not from the first event again: what was bookmarked in an earlier round would only be answered.
    for (let nth = kept.size; running; nth += 1) {
      const added = await call(site.account.wishlist.add({ type: 'event', value: eventOf(nr, nth) }))
      if (!added) return
      if (!added.ok) throw new Error(`not kept: ${added.refusal.why}`)
      acknowledged += 1
      kept.add(added.value.id)
      mine.push(added.value.id)
      const [oldest] = mine
      if (mine.length < 4 || oldest === undefined) continue
      mine.shift()
      // From now on it may be there or not, until the server says that it is gone.
      kept.delete(oldest)
      const removed = await call(site.account.wishlist.remove({ id: oldest }))
      if (!removed) return
      if (!removed.ok) throw new Error(`not dropped: ${removed.refusal.why}`)
      acknowledged += 1
      book.dropped[account]?.add(oldest)
    }
  }

  const writers = accounts.flatMap((_, account) =>
    Array.from({ length: writersEach }, (_, nr) =>
      writer(siteAt(server.origin, book.sessions[account] ?? cookieJar()), account, nr),
    ),
  )
  // Counted, not timed: a slow machine needs longer to get into full swing.
  while (running && (acknowledged < afterCalls || inFlight < 50)) await pause(5)
  const atTheEnd = inFlight
  await end()
  running = false
  await Promise.all(writers)
  return { inFlight: atTheEnd, acknowledged }
}

/** What was acknowledged and is not so: ids that are missing, and ids that are there again. */
export async function brokenPromises({ origin }: RunningServer, book: Notebook): Promise<readonly string[]> {
  const broken: string[] = []
  for (const [i, cookies] of book.sessions.entries()) {
    const list = await siteAt(origin, cookies).account.wishlist.list({})
    if (!list.ok) throw new Error('the session did not outlive the server')
    const there = new Set(list.value.map(({ id }) => id))
    for (const id of book.kept[i] ?? []) if (!there.has(id)) broken.push(`${id} is missing`)
    for (const id of book.dropped[i] ?? []) if (there.has(id)) broken.push(`${id} is back`)
  }
  return broken
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
