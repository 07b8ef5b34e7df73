import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { holdsSeats } from '#core/booking/booking-state.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Site } from '#core/site.ts'
import type { Fetch } from '#http/client/send.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { stopServer, type RunningServer } from '../http/kill-harness.ts'
import { onPostgres } from '../storage/on-postgres.ts'
import { startPostgres, type Cluster } from '../storage/postgres-cluster.ts'
import { siteAt } from './bookers.ts'
import { alternative, begins, calledOff, contestedStore, siteOfOffice } from './contested-programme.ts'
import { bookingsOf, faultsIn } from './faults-in-bookings.ts'
import { act, contend, contestOn, eventId, randomFrom, seatsInAll, typed, type Outcome } from './parties.ts'
import { countingFetch, serversOn } from './servers.ts'
import { isLong } from '#tests/long-run.ts'

const processes = isLong ? 4 : 2
const seeds = Array.from({ length: isLong ? 5 : 1 }, (_, i) => i + 1)
const parties = isLong ? 200 : 50
const rounds = isLong ? 4 : 2

/** Longer than seats are held for anybody. */
const sixteenDays = 16 * 24 * 3600

/** Everybody asks another server than the one before him. */
const inTurns = (servers: readonly RunningServer[], fetch: Fetch) => {
  let asked = 0
  return {
    site: (): Site => {
      const server = servers[(asked += 1) % servers.length]
      if (!server) throw new Error('no server runs')
      return siteAt(server.origin, fetch)
    },
  }
}

/** Somebody whose cart is ready to be ordered. */
async function readyToOrder(site: Site, ofEvent: number, quantity: number) {
  const added = await site.booking.cart.addItem({ eventId: ofEvent, quantity })
  if (!added.ok) throw new Error(added.refusal.why)
  const filled = await site.booking.cart.updateOrderOptions(typed)
  if (!filled.ok) throw new Error(filled.refusal.why)
  const ask = { cartVersion: filled.value.version, acceptAgb: true, privacyAccepted: true }
  return { quantity, order: () => site.booking.orders.checkout(ask) }
}

const failures = (statuses: ReadonlyMap<number, number>) => [...statuses.keys()].filter((status) => status >= 500)

onPostgres(`${processes} servers on one PostgreSQL`, () => {
  let cluster: Cluster
  let databases = 0
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())

  const opened = async (): Promise<{ readonly url: string; readonly store: OpenStore }> => {
    const url = await cluster.database(`contested_${(databases += 1)}`)
    const store = await contestedStore(url)
    onTestFinished(() => store.close())
    return { url, store }
  }

  test('whoever comes too late is told so, and where seats are left', { timeout: 120_000 }, async () => {
    const { url, store } = await opened()
    const servers = await serversOn(url, processes, { SITE_NOW: begins })
    const { fetch, statuses } = countingFetch()
    const { site } = inTurns(servers, fetch)
    const ready = await Promise.all(Array.from({ length: 40 }, (_, n) => readyToOrder(site(), eventId, 1 + (n % 3))))
    const before = statuses.get(409) ?? 0
    const answers = await Promise.all(ready.map(async ({ quantity, order }) => ({ quantity, answer: await order() })))

    const sold = answers.filter(({ answer }) => answer.ok).reduce((sum, { quantity }) => sum + quantity, 0)
    expect(sold).toBeGreaterThan(seatsInAll - 3)
    expect(sold).toBeLessThanOrEqual(seatsInAll)
    expect((await store.catalogue.event(eventId))?.placesLeft).toBe(seatsInAll - sold)
    const losers = answers.flatMap(({ answer }) => (answer.ok ? [] : [answer.refusal]))
    const told = losers.map((refusal) =>
      refusal.why === 'not-orderable'
        ? refusal.items.map(({ obstacle, alternatives }) =>
            [obstacle, ...alternatives.map((it) => it.eventId)].join(' '),
          )
        : [refusal.why],
    )
    expect(told).toEqual(losers.map(() => [`sold-out ${alternative} ${calledOff}`]))
    expect((statuses.get(409) ?? 0) - before).toBe(losers.length)
    expect(failures(statuses)).toEqual([])
    expect(await store.audit.findings()).toEqual([])
  })

  test.each(seeds)(
    'never a seat too many while people book, wait, cancel, move up and let their time run out, seed %i',
    { timeout: 300_000 },
    async (seed) => {
      const { url, store } = await opened()
      const { fetch, statuses } = countingFetch()
      const random = randomFrom(seed)
      let outcomes: readonly Outcome[] = []
      for (let round = 0; round < rounds; round += 1) {
        const now = addSeconds(begins, round * sixteenDays)
        const servers = await serversOn(url, processes, { SITE_NOW: now })
        const contest = inTurns(servers, fetch)
        const acting = (await bookingsOf(store, outcomes)).flatMap(({ token, state }) => {
          if (state === 'nachgerueckt') return [() => act(contest, token, random(3) === 0 ? 'decline' : 'claim')]
          if (state === 'reserviert') return random(3) === 0 ? [() => act(contest, token, 'book')] : []
          return state === 'bestaetigt' && random(2) === 0 ? [() => act(contest, token, 'cancel')] : []
        })
        const [more] = await Promise.all([
          contend(contest, seed + round * 100, { first: 0, parties: parties / (round + 1) }),
          ...acting.map((action) => action()),
        ])
        outcomes = [...outcomes, ...more]
        // What is due and the servers have not come to yet is done beside them.
        await contestOn(store, now).keepTimetable()
        expect(await faultsIn(store, outcomes)).toEqual([])
        await Promise.all(servers.map((server) => stopServer(server, 'SIGTERM')))
      }
      const states = new Set((await bookingsOf(store, outcomes)).map(({ state }) => state))
      expect([...states]).toEqual(expect.arrayContaining(['warteliste', 'storniert_kunde', 'verfallen']))
      expect(failures(statuses)).toEqual([])
    },
  )

  test('whoever books while the office calls the event off is not left with it', { timeout: 120_000 }, async () => {
    const { url, store } = await opened()
    const servers = await serversOn(url, processes, { SITE_NOW: begins })
    const { fetch, statuses } = countingFetch()
    const { site } = inTurns(servers, fetch)
    const office = await siteOfOffice(store, servers[0]?.origin ?? '', begins, fetch)
    const ready = await Promise.all(Array.from({ length: 40 }, () => readyToOrder(site(), calledOff, 2)))
    const half = await Promise.all(ready.slice(0, 10).map(({ order }) => order()))
    const [off, ...rest] = await Promise.all([
      office.booking.office.callOff({ eventId: calledOff, reason: 'Zu wenige' }),
      ...ready.slice(10).map(({ order }) => order()),
    ])
    expect(off.ok).toBe(true)
    await contestOn(store, begins).keepTimetable()

    const orders = [...half, ...rest].flatMap((answer) => (answer.ok ? [answer.value.orderNo] : []))
    expect(orders.length).toBeGreaterThanOrEqual(10)
    const stored = await Promise.all(orders.map((orderNo) => store.bookings.order(orderNo)))
    expect(stored.flatMap((order) => order?.bookings ?? []).filter(({ state }) => holdsSeats(state))).toEqual([])
    expect(failures(statuses)).toEqual([])
    expect(await store.audit.findings()).toEqual([])
  })
})
