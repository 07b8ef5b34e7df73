import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import crossFetch from 'cross-fetch'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Site } from '#core/site.ts'
import { event } from '#features/support/content-builder.ts'
import { CallFailed } from '#http/client/call-failed.ts'
import { cookieJar } from '#http/client/cookies.ts'
import { httpSite } from '#http/client/http-site.ts'
import type { Fetch } from '#http/client/send.ts'
import { mailIntoFiles } from '#mail/mail-into-files.ts'
import { sendingLetters } from '#mail/sending-letters.ts'
import type { MailTransport } from '#mail/transport.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { seller } from '../invoices/sample-bookings.ts'
import { contestOn, typed } from './parties.ts'

export const wideEventId = 10_000
const wideSeats = 20_000
/** What no booker is refused for. */
export const noLimits = {
  LIMIT_CARTS_PER_HOUR: '1000000',
  LIMIT_ORDERS_PER_HOUR: '1000000',
  LIMIT_ORDERS_PER_ADDRESS: '1000000',
}

/** Migrates a database and fills it; there is an event with seats for everybody. */
export async function filledForBookers(url: string): Promise<void> {
  await migrate({ url })
  const store = await openSqlStore({ url })
  const stage = applicationOn(store, readSettings({})).get(parts.stage)
  const { name: _, claim: __, phone: ___, email: ____, ...rest } = seller
  const wide = event({ eventId: wideEventId, start: '2099-03-02', days: 1, places: wideSeats, taken: 0 })
  const brand = { ...smallProgramme.brand, seller: rest }
  const filled = await stage.content({ ...smallProgramme, brand, events: [wide] })
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal.faults))
  await store.close()
}

/** Orders that were acknowledged, with their seats. */
export type Acknowledged = Map<string, number>

export const siteAt = (origin: string, fetch: Fetch = crossFetch): Site =>
  httpSite({ origin, fetch, cookies: cookieJar(), timeout: 20_000 })

const must = <V>(answer: { ok: true; value: V } | { ok: false; refusal: { why: string } }): V => {
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer.value
}

/** Fills a cart anew and orders it. */
export async function orderOnce(site: Site, seats: number, acknowledged: Acknowledged): Promise<string> {
  const { cart, orders } = site.booking
  for (const item of must(await cart.cart({})).items) must(await cart.deleteItem({ itemId: item.id }))
  must(await cart.addItem({ eventId: wideEventId, quantity: seats }))
  const { version } = must(await cart.updateOrderOptions(typed))
  const ordered = must(await orders.checkout({ cartVersion: version, acceptAgb: true, privacyAccepted: true }))
  acknowledged.set(ordered.orderNo, seats)
  return ordered.orderNo
}

/** Books again and again until the server is gone; while it says that it cannot, tries again. Answers how often. */
export async function bookUntilGone(
  site: Site,
  acknowledged: Acknowledged,
  random: (below: number) => number,
): Promise<{ readonly unavailable: number }> {
  let unavailable = 0
  for (;;)
    try {
      await orderOnce(site, 1 + random(2), acknowledged)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.kind !== 'status') return { unavailable }
      if (error.status !== 503) throw error
      unavailable += 1
      await pause(50)
    }
}

/** Does what is due and sends what waits, as the server does, at a time when nobody holds a lease any more. */
export async function settled(store: OpenStore, folder: string, transport?: MailTransport): Promise<void> {
  const later = addSeconds(new Date().toISOString(), 3600)
  await contestOn(store, later).keepTimetable()
  const post = sendingLetters({
    letters: store.letters,
    clock: { now: () => later },
    transport: transport ?? mailIntoFiles(join(folder, 'mail')),
    from: undefined,
    siteOrigin: 'http://localhost:3000',
    waitsUntil: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
    every: 50,
  })
  while (((await store.figures()).lettersWaiting ?? 0) > 0) await pause(50)
  await post.stop()
}

/** Message-IDs of the mails that confirm an order, once for each time that one was sent. */
const confirmationsIn = (mails: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const text of mails) {
    const orderNo = /^Subject: Ihre Bestellung (B-\S+)/m.exec(text)?.[1]
    const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1]
    if (orderNo === undefined || messageId === undefined) continue
    found.set(orderNo, [...(found.get(orderNo) ?? []), messageId])
  }
  return found
}

/** The mails that were written into a folder. */
export const mailsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/**
 * What is not as it was acknowledged: an order that is not stored with its seats or not confirmed exactly once, a gap
 * in the numbers, and whatever the audit finds.
 */
export async function brokenPromises(
  store: OpenStore,
  acknowledged: Acknowledged,
  mails: readonly string[],
): Promise<readonly string[]> {
  const broken = (await store.audit.findings()).map((finding) => JSON.stringify(finding))
  const told = confirmationsIn(mails)
  for (const [orderNo, seats] of acknowledged) {
    const stored = await store.bookings.order(orderNo)
    const held = stored?.bookings.map(({ recipients }) => recipients.length) ?? []
    if (held.length !== 1 || held[0] !== seats) broken.push(`${orderNo} has ${held.join()} instead of ${seats} seats`)
    const ids = new Set(told.get(orderNo))
    if (ids.size !== 1) broken.push(`${orderNo} was confirmed by ${ids.size} letters`)
  }
  const [series] = await store.invoices.series()
  const numbers = await store.invoices.numbers(series?.series ?? 'R-2026', 0, 1_000_000)
  const whole = Array.from({ length: series?.last ?? NaN }, (_, n) => n + 1)
  if (numbers.join() !== whole.join())
    broken.push(`numbers of invoices have gaps: ${numbers.length} of ${series?.last}`)
  const seatsLeft = (await store.catalogue.event(wideEventId))?.placesLeft ?? NaN
  const seatsAcknowledged = [...acknowledged.values()].reduce((sum, each) => sum + each, 0)
  if (!(wideSeats - seatsLeft >= seatsAcknowledged)) broken.push(`${seatsLeft} seats are left of ${wideSeats}`)
  return broken
}
