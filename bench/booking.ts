// Durable bookings a second on one event over HTTP, and how long the slowest of a hundred takes:
// node bench/booking.ts [orders] [--write] (needs a build in dist/). Carts are filled before; what is timed is the
// checkout. On SQLite and, where it is found, on PostgreSQL; each order in one transaction that is flushed to disk.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { projectRoot } from '#cli/project-root.ts'
import { readSettings } from '#cli/settings.ts'
import { event } from '#features/support/content-builder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { smallProgramme } from '../tests/http/small-programme.ts'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { servingOf } from './serving.ts'
import { table, writeFigures } from './written-figures.ts'

const orders = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 2000)
const atOnce = 32
const eventId = 10_000
const typed = {
  buyerType: 'arbeitgeber',
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Muster',
  email: 'kim@werk.example',
  company: 'Werk GmbH',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'teilnehmende',
  legalBasis: '37_6',
}

const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'))
const cluster = whyNoPostgres() === undefined ? await startPostgres() : undefined
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const rows: string[][] = []
try {
  rows.push(await measured('SQLite', `file:${join(folder, 'bench.sqlite')}`))
  if (cluster) rows.push(await measured('PostgreSQL', await cluster.database('bench')))
} finally {
  agent.destroy()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
const lines = table(['store', 'orders a second', 'p50', 'p99', 'processor of the server'], rows)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('booking', lines)

async function measured(name: string, url: string): Promise<string[]> {
  await migrate({ url })
  const store = await openSqlStore({ url })
  const wide = event({ eventId, start: '2099-03-02', days: 1, places: 1_000_000, taken: 0 })
  const filled = await applicationOn(store, readSettings({}))
    .get(parts.stage)
    .content({ ...smallProgramme, events: [wide] })
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal))
  await store.close()
  const server = await started(url)
  try {
    const carts = await inTurns(orders, () => filledCart(server.origin))
    const before = processorOf(server.child)
    const begun = performance.now()
    const times = await inTurns(orders, async (nth) => {
      const at = performance.now()
      const cart = carts[nth]
      if (!cart) throw new Error('no cart')
      const asked = { cartVersion: cart.version, acceptAgb: true, privacyAccepted: true }
      await call(server.origin, cart, '/order-api/checkout', asked)
      return performance.now() - at
    })
    const seconds = (performance.now() - begun) / 1000
    const busy = (processorOf(server.child) - before) / seconds
    const sorted = times.toSorted((one, other) => one - other)
    const quantile = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(0)} ms`
    return [
      name,
      Math.round(orders / seconds).toLocaleString('en'),
      quantile(0.5),
      quantile(0.99),
      `${Math.round(busy * 100)} %`,
    ]
  } finally {
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
  }
}

interface FilledCart {
  cookies: Map<string, string>
  version: number
}

async function filledCart(origin: string): Promise<FilledCart> {
  const cart: FilledCart = { cookies: new Map(), version: 0 }
  await call(origin, cart, '/kundenportal/get-token')
  await call(origin, cart, '/order-api/add-cart-item', { eventId, quantity: 1 })
  const { version } = (await call(origin, cart, '/order-api/update-order-options', typed)) as { version: number }
  return { ...cart, version }
}

/** One call with the cookies of a browser; throws where it is refused. */
async function call(origin: string, { cookies }: FilledCart, path: string, body?: object): Promise<unknown> {
  const asked = request(origin + path, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  asked.end(body && JSON.stringify(body))
  const [answer] = await once(asked, 'response')
  for (const line of (answer.headers['set-cookie'] ?? []) as string[]) {
    const [pair = ''] = line.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  let text = ''
  for await (const part of answer) text += String(part)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

async function inTurns<T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count) {
      const nth = next
      next += 1
      done[nth] = await work(nth)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return done
}

async function started(url: string) {
  const port = await freePort()
  const { serving, servingEnvironment } = await servingOf(projectRoot)
  const child = spawn(process.execPath, serving, {
    cwd: projectRoot,
    env: {
      ...servingEnvironment,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LIMIT_CARTS_PER_HOUR: '1000000',
      LIMIT_ORDERS_PER_HOUR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (ready?.ok) return { child, origin }
    await pause(100)
  }
  throw new Error('the server does not get ready')
}

/** Seconds of processor time that a process has used. */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
