import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import crossFetch from 'cross-fetch'
import { afterEach, expect, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Site } from '#core/site.ts'
import { event } from '#features/support/content-builder.ts'
import { CallFailed } from '#http/client/call-failed.ts'
import { cookieJar } from '#http/client/cookies.ts'
import { httpSite } from '#http/client/http-site.ts'
import { mailIntoFiles } from '#mail/mail-into-files.ts'
import { sendingLetters } from '#mail/sending-letters.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { startServer, stopServer, type RunningServer } from '../http/kill-harness.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { seller } from '../invoices/sample-bookings.ts'
import { contestOn, randomFrom, typed } from './parties.ts'

const kills = process.env['LONG'] === undefined ? 10 : 200
const theServer = [fileURLToPath(new URL('../../cli/main.ts', import.meta.url)), 'serve']
const eventId = 10_000
const seatsInAll = 20_000
const bookersAtOnce = 8
const limits = { LIMIT_CARTS_PER_HOUR: '1000000', LIMIT_ORDERS_PER_HOUR: '1000000' }

let running: RunningServer | undefined
const folders: string[] = []
afterEach(async () => {
  if (running) await stopServer(running, 'SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const prepared = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crashing-'))
  folders.push(folder)
  const url = `file:${join(folder, 'crashing.sqlite')}`
  await migrate({ url })
  const store = await openSqlStore({ url })
  const stage = applicationOn(store, readSettings({})).get(parts.stage)
  const { name: _, claim: __, phone: ___, email: ____, ...rest } = seller
  const wide = event({ eventId, start: '2099-03-02', days: 1, places: seatsInAll, taken: 0 })
  const filled = await stage.content({
    ...smallProgramme,
    brand: { ...smallProgramme.brand, seller: rest },
    events: [wide],
  })
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal.faults))
  await store.close()
  return { folder, url }
}

/** Orders that were acknowledged, with their seats. */
type Acknowledged = Map<string, number>

/** One who books again and again until the server is gone. */
async function booksUntilGone(site: Site, acknowledged: Acknowledged, random: (below: number) => number) {
  const { cart, orders } = site.booking
  const must = <V>(answer: { ok: true; value: V } | { ok: false; refusal: { why: string } }): V => {
    if (!answer.ok) throw new Error(answer.refusal.why)
    return answer.value
  }
  try {
    for (;;) {
      const seats = 1 + random(2)
      for (const item of must(await cart.cart({})).items) must(await cart.deleteItem({ itemId: item.id }))
      must(await cart.addItem({ eventId, quantity: seats }))
      const { version } = must(await cart.updateOrderOptions(typed))
      const ordered = must(await orders.checkout({ cartVersion: version, acceptAgb: true, privacyAccepted: true }))
      acknowledged.set(ordered.orderNo, seats)
    }
  } catch (error) {
    if (!(error instanceof CallFailed) || error.kind === 'status') throw error
  }
}

/** Does what is due and sends what waits, as the server does, at a time when nobody holds a lease any more. */
async function settled(store: OpenStore, folder: string): Promise<void> {
  const later = addSeconds(new Date().toISOString(), 3600)
  await contestOn(store, later).keepTimetable()
  const post = sendingLetters({
    letters: store.letters,
    clock: { now: () => later },
    transport: mailIntoFiles(join(folder, 'mail')),
    from: undefined,
    siteOrigin: 'http://localhost:3000',
    log: { info: () => undefined, warn: () => undefined },
    every: 50,
  })
  while (((await store.figures()).lettersWaiting ?? 0) > 0) await pause(50)
  await post.stop()
}

/** Message-IDs of the mails that confirm an order. */
function confirmations(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const mails = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
  for (const name of mails) {
    const text = readFileSync(join(folder, name), 'utf8')
    const orderNo = /^Subject: Ihre Bestellung (B-\S+)/m.exec(text)?.[1]
    const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1]
    if (orderNo === undefined || messageId === undefined) continue
    found.set(orderNo, (found.get(orderNo) ?? new Set()).add(messageId))
  }
  return found
}

test(
  `${kills} SIGKILLs while people book: whatever was acknowledged is booked once, billed once and told`,
  { timeout: kills * 30_000 },
  async () => {
    const { folder, url } = await prepared()
    const acknowledged: Acknowledged = new Map()
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = await startServer(theServer, url, folder, limits)
      running = server
      const random = randomFrom(kill)
      const booking = Array.from({ length: bookersAtOnce }, (_, n) =>
        booksUntilGone(
          httpSite({ origin: server.origin, fetch: crossFetch, cookies: cookieJar(), timeout: 10_000 }),
          acknowledged,
          randomFrom(kill * 100 + n),
        ),
      )
      await pause(300 + random(700))
      await stopServer(server, 'SIGKILL')
      await Promise.all(booking)
    }
    expect(acknowledged.size).toBeGreaterThan(kills)

    running = await startServer(theServer, url, folder, limits)
    await stopServer(running, 'SIGTERM')
    const store = await openSqlStore({ url })
    try {
      await settled(store, folder)
      expect(await store.audit.findings()).toEqual([])
      const stored = await Promise.all([...acknowledged.keys()].map((orderNo) => store.bookings.order(orderNo)))
      const seats = stored.map((order) => order?.bookings.map(({ recipients }) => recipients.length))
      expect(seats).toEqual([...acknowledged.values()].map((each) => [each]))

      const [series] = await store.invoices.series()
      const numbers = await store.invoices.numbers(series?.series ?? 'R-2026', 0, 1_000_000)
      expect(numbers).toEqual(Array.from({ length: series?.last ?? NaN }, (_, n) => n + 1))
      const taken = seatsInAll - ((await store.catalogue.event(eventId))?.placesLeft ?? NaN)
      expect(taken).toBeGreaterThanOrEqual([...acknowledged.values()].reduce((sum, each) => sum + each, 0))

      const told = confirmations(folder)
      expect([...acknowledged.keys()].filter((orderNo) => told.get(orderNo)?.size !== 1)).toEqual([])
    } finally {
      await store.close()
    }
  },
)
