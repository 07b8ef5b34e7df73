import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mailBySmtp } from '#mail/mail-by-smtp.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { stopServer, type RunningServer } from '../http/kill-harness.ts'
import { openMailServer } from '../mail/mail-server.ts'
import { onPostgres } from '../storage/on-postgres.ts'
import { startPostgres, type Cluster } from '../storage/postgres-cluster.ts'
import { stallingProxy } from '../storage/stalling-proxy.ts'
import {
  bookUntilGone,
  brokenPromises,
  filledForBookers,
  mailsIn,
  orderOnce,
  settled,
  siteAt,
  type Acknowledged,
} from './bookers.ts'
import { randomFrom, typed } from './parties.ts'
import { serversOn, temporaryFolder } from './servers.ts'

/** Milliseconds, so that no test waits longer than it must. */
const impatient = { DATABASE_CONNECT_MS: '600', DATABASE_STATEMENT_MS: '800', PAGE_CACHE: 'off' }

/** A visitor whose cart is full; `order` answers what the server says to his order. */
async function aboutToOrder({ origin }: RunningServer) {
  const cookies: string[] = []
  const headers = () => ({ 'sec-fetch-site': 'same-origin', origin, cookie: cookies.join('; ') })
  const send = async (path: string, body: object, more: Readonly<Record<string, string>> = {}) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookies.join('; '))?.[1] ?? '')
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json', 'x-xsrf-token': token, ...more },
      body: JSON.stringify(body),
    })
    cookies.push(...answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? ''))
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.text() }
  }
  const token = await fetch(`${origin}/kundenportal/get-token`)
  cookies.push(...token.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? ''))
  await send('/order-api/add-cart-item', { eventId: 10_000, quantity: 2 })
  const options = await send('/order-api/update-order-options', typed)
  const { version } = JSON.parse(options.body) as { version: number }
  const ask = { cartVersion: version, acceptAgb: true, privacyAccepted: true }
  return {
    order: () => send('/order-api/checkout', ask, { accept: 'application/json', 'idempotency-key': 'einmal' }),
    /** As a browser without JavaScript does. */
    orderByForm: async () => {
      const answer = await fetch(`${origin}/seminare/warenkorb/checkout`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers(), accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ do: 'checkout', agb: 'on', privacyAccepted: 'on', version: String(version) }),
      })
      return { status: answer.status, body: await answer.text() }
    },
  }
}

const status = async ({ origin }: RunningServer, path: string): Promise<number> => {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } })
  await answer.text()
  return answer.status
}

const readyAgain = async (server: RunningServer): Promise<void> => {
  for (let tries = 0; tries < 200 && (await status(server, '/readyz')) !== 200; tries += 1) await pause(50)
}

/**
 * While something is wrong an order is refused, and said so in German to persons and programs; pages are still shown,
 * where they can be. Afterwards the same order is placed, once.
 */
async function refusedWhile(
  server: RunningServer,
  begin: () => Promise<void>,
  end: () => Promise<void>,
  { pagesAreShown }: { readonly pagesAreShown: boolean },
): Promise<string> {
  const visitor = await aboutToOrder(server)
  try {
    await begin()
    const refused = await visitor.order()
    expect([refused.status, refused.retryAfter]).toEqual([503, '5'])
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'wartung',
      title: 'Die Website wird gerade gewartet. Bitte versuchen Sie es gleich noch einmal.',
    })
    const page = await visitor.orderByForm()
    expect(page.status).toBe(503)
    expect(page.body).toContain('Gleich sind wir wieder da')
    if (pagesAreShown)
      for (const path of ['/', '/seminare/p', '/suche?q=recht']) expect(await status(server, path)).toBe(200)
    expect(await status(server, '/healthz')).toBe(200)
  } finally {
    await end()
  }
  await readyAgain(server)
  const [placed, again] = [await visitor.order(), await visitor.order()]
  expect(placed.status).toBe(201)
  expect(again).toEqual(placed)
  return (JSON.parse(placed.body) as { orderNo: string }).orderNo
}

/** Nothing that was acknowledged is lost, and each order is confirmed by one letter. */
async function expectNothingLost(url: string, acknowledged: Acknowledged): Promise<void> {
  const store = await openSqlStore({ url })
  onTestFinished(() => store.close())
  const folder = temporaryFolder()
  const before = mailsOfServers.flatMap(mailsIn)
  await settled(store, folder)
  expect(await brokenPromises(store, acknowledged, [...before, ...mailsIn(folder)])).toEqual([])
}
const mailsOfServers: string[] = []

/** Servers whose letters are looked at afterwards. */
const servedFrom = async (url: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  const folder = temporaryFolder()
  mailsOfServers.splice(0, mailsOfServers.length, folder)
  const [server] = await serversOn(url, 1, { ...impatient, DATA_DIR: folder, ...environment })
  if (!server) throw new Error('no server runs')
  return server
}

/** Several people book while something happens to the server; afterwards it is gone. */
async function bookDuring(
  server: RunningServer,
  acknowledged: Acknowledged,
  happening: () => Promise<void>,
): Promise<number> {
  const booking = Array.from({ length: 8 }, (_, n) =>
    bookUntilGone(siteAt(server.origin), acknowledged, randomFrom(n + 1)),
  )
  while (acknowledged.size < 8) await pause(20)
  await happening()
  const ended = await Promise.all(booking)
  return ended.reduce((sum, { unavailable }) => sum + unavailable, 0)
}

/** How often the letter that was tried most often has been tried. */
const triedIn = (url: string): number => {
  const database = new DatabaseSync(url.slice('file:'.length), { readOnly: true })
  const [row] = database.prepare('select max(attempts) as times from letter').all()
  database.close()
  return Number(row?.['times'] ?? 0)
}

describe('bookings on SQLite', () => {
  const filled = async (): Promise<string> => {
    const url = `file:${temporaryFolder()}/failing.sqlite`
    await filledForBookers(url)
    return url
  }

  const hasPrlimit = process.platform === 'linux'
  test.runIf(hasPrlimit)('are refused on a full disk and go on when there is room', { timeout: 120_000 }, async () => {
    const url = await filled()
    const server = await servedFrom(url)
    const writable = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:unlimited`])
    const acknowledged: Acknowledged = new Map()
    await orderOnce(siteAt(server.origin), 1, acknowledged)
    const full = async () => void writable('0')
    const orderNo = await refusedWhile(server, full, async () => void writable('unlimited'), { pagesAreShown: true })
    acknowledged.set(orderNo, 2)
    await stopServer(server, 'SIGTERM')
    await expectNothingLost(url, acknowledged)
  })

  test('are refused while somebody else writes, and go on afterwards', { timeout: 120_000 }, async () => {
    const url = await filled()
    const server = await servedFrom(url)
    const other = new DatabaseSync(url.slice('file:'.length), { timeout: 10_000 })
    const begin = async () => other.exec('begin immediate')
    const orderNo = await refusedWhile(server, begin, async () => other.exec('rollback'), { pagesAreShown: true })
    other.close()
    await stopServer(server, 'SIGTERM')
    await expectNothingLost(url, new Map([[orderNo, 2]]))
  })

  test(
    'do not wait for the mail server: letters do, and leave once when it is back',
    { timeout: 120_000 },
    async () => {
      const url = await filled()
      const gone = await openMailServer()
      await gone.close()
      const server = await servedFrom(url, { SMTP_URL: gone.url })
      const acknowledged: Acknowledged = new Map()
      for (let n = 0; n < 3; n += 1) await orderOnce(siteAt(server.origin), 2, acknowledged)
      const store = await openSqlStore({ url })
      onTestFinished(() => store.close())
      for (let tries = 0; tries < 100 && triedIn(url) === 0; tries += 1) await pause(100)
      await stopServer(server, 'SIGTERM')
      expect((await store.figures()).lettersWaiting).toBeGreaterThanOrEqual(acknowledged.size)

      const mail = await openMailServer()
      onTestFinished(mail.close)
      await settled(store, '', mailBySmtp(mail.url))
      const subjects = mail.received
        .map((one) => one.mail.subject ?? '')
        .filter((it) => it.startsWith('Ihre Bestellung'))
      expect(subjects.toSorted()).toEqual(
        [...acknowledged.keys()].map((orderNo) => `Ihre Bestellung ${orderNo}`).toSorted(),
      )
    },
  )

  test('are acknowledged or not, but never lost, when the server is told to end', { timeout: 120_000 }, async () => {
    const url = await filled()
    const server = await servedFrom(url)
    const acknowledged: Acknowledged = new Map()
    await bookDuring(server, acknowledged, () => stopServer(server, 'SIGTERM'))
    expect(server.process.exitCode).toBe(0)
    await expectNothingLost(url, acknowledged)
  })
})

onPostgres('bookings on PostgreSQL', () => {
  let cluster: Cluster
  let databases = 0
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())
  const filled = async (): Promise<string> => {
    const url = await cluster.database(`failing_${(databases += 1)}`)
    await filledForBookers(url)
    return url
  }

  test(
    'are refused while somebody else holds what they write, and go on afterwards',
    { timeout: 120_000 },
    async () => {
      const url = await filled()
      const server = await servedFrom(url)
      const other = new Client({ connectionString: url })
      await other.connect()
      onTestFinished(() => other.end())
      const begin = async () => void (await other.query('begin; lock table orders in access exclusive mode'))
      const end = async () => void (await other.query('rollback'))
      const orderNo = await refusedWhile(server, begin, end, { pagesAreShown: true })
      await stopServer(server, 'SIGTERM')
      await expectNothingLost(url, new Map([[orderNo, 2]]))
    },
  )

  test('are refused while it cannot be reached, and go on when it is back', { timeout: 120_000 }, async () => {
    const url = await filled()
    const proxy = await stallingProxy(url)
    onTestFinished(() => proxy.close())
    const server = await servedFrom(proxy.url)
    const begin = async () => proxy.stall()
    const end = async () => proxy.letGo()
    const orderNo = await refusedWhile(server, begin, end, { pagesAreShown: false })
    await stopServer(server, 'SIGTERM')
    await expectNothingLost(url, new Map([[orderNo, 2]]))
  })

  test(
    'lose nothing when connections break again and again, and then the server ends',
    { timeout: 120_000 },
    async () => {
      const url = await filled()
      const proxy = await stallingProxy(url)
      onTestFinished(() => proxy.close())
      const server = await servedFrom(proxy.url)
      const acknowledged: Acknowledged = new Map()
      await bookDuring(server, acknowledged, async () => {
        for (let times = 0; times < 10; times += 1) {
          proxy.breakOff()
          await pause(150)
        }
        const before = acknowledged.size
        while (acknowledged.size < before + 8) await pause(20)
        await stopServer(server, 'SIGTERM')
      })
      expect(server.process.exitCode).toBe(0)
      await expectNothingLost(url, acknowledged)
    },
  )
})
