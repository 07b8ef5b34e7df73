import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { event, firstDay, programme } from '../storage/contract/programme.ts'
import { onBothDatabases } from '../storage/on-both-databases.ts'
import { isLong } from '#tests/long-run.ts'
import { bookingsOf, faultsIn } from './faults-in-bookings.ts'
import {
  act,
  contend,
  contestOn,
  eventId,
  oneParty,
  randomFrom,
  seatsInAll,
  type Contest,
  type Outcome,
} from './parties.ts'

const seeds = Array.from({ length: isLong ? 20 : 1 }, (_, i) => i + 1)
const parties = 200
const begins = `${firstDay}T08:00:00.000Z`

const filled = async (store: OpenStore): Promise<void> => {
  const contested = event({ eventId, places: seatsInAll, taken: 0 })
  await store.content.apply(programme({ events: [contested] }), firstDay, firstDay)
}

/** After the rush: offers are taken, declined or lapse, reservations too, until nothing happens any more. */
async function aftermath(contest: Contest, store: OpenStore, outcomes: readonly Outcome[], seed: number) {
  const random = randomFrom(seed)
  const faults: string[] = []
  let now = begins
  for (let round = 0; round < 6; round += 1) {
    const acting = (await bookingsOf(store, outcomes)).flatMap(({ token, state }) => {
      if (state === 'nachgerueckt') return [() => act(contest, token, random(3) === 0 ? 'decline' : 'claim')]
      if (state === 'reserviert') return random(2) === 0 ? [() => act(contest, token, 'book')] : []
      return state === 'bestaetigt' && random(3) === 0 ? [() => act(contest, token, 'cancel')] : []
    })
    now = addSeconds(now, 5 * 24 * 3600)
    contest.travelTo(now)
    await Promise.all([...acting.map((action) => action()), contest.keepTimetable()])
    faults.push(...(await faultsIn(store, outcomes)))
  }
  return faults
}

const inProcesses = async (url: string, seed: number, processes: number): Promise<readonly Outcome[]> => {
  const script = fileURLToPath(new URL('parties-process.ts', import.meta.url))
  const each = parties / processes
  const outputs = await Promise.all(
    Array.from({ length: processes }, async (_, n) => {
      const words = [script, url, begins, String(seed), String(n * each), String(each), String(processes)]
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
      onTestFinished(() => void child.kill())
      const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
      if (said === '') throw new Error(complaints)
      return JSON.parse(said) as readonly Outcome[]
    }),
  )
  return outputs.flat()
}

onBothDatabases('two hundred parties for five seats', (empty) => {
  const opened = async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url, limits: limitsOfWork })
    onTestFinished(() => store.close())
    await filled(store)
    return { url, store }
  }

  test.each(seeds)('never a seat too many, from one process, seed %i', { timeout: 120_000 }, async (seed) => {
    const { store } = await opened()
    const contest = contestOn(store, begins)
    const outcomes = await contend(contest, seed, { first: 0, parties })
    expect(await faultsIn(store, outcomes)).toEqual([])
    expect(outcomes.filter((outcome) => 'token' in outcome).length).toBeGreaterThan(seatsInAll / 3)
    expect(await aftermath(contest, store, outcomes, seed)).toEqual([])
  })

  test.each(seeds)('never a seat too many, from four processes, seed %i', { timeout: 120_000 }, async (seed) => {
    const { url, store } = await opened()
    const outcomes = await inProcesses(url, seed, 4)
    expect(outcomes).toHaveLength(parties)
    expect(await faultsIn(store, outcomes)).toEqual([])
    expect(await aftermath(contestOn(store, begins), store, outcomes, seed)).toEqual([])
  })

  test('fifty checkouts of one cart, at once and under one key, are one order', { timeout: 60_000 }, async () => {
    const { store } = await opened()
    const { site } = contestOn(store, begins)
    const { cart, orders } = site('one browser').booking
    await cart.addItem({ eventId, quantity: 2 })
    const typed = await cart.updateOrderOptions({
      buyerType: 'gremium',
      salutationId: 'divers',
      firstName: 'Kim',
      lastName: 'Muster',
      email: 'kim@werk.example',
      company: 'Werk',
      street: 'Weg 1',
      zip: '20095',
      city: 'Hamburg',
      country: 'DE',
      billingEmail: 'kim@werk.example',
      hotelPayer: 'teilnehmende',
      legalBasis: '37_6',
    })
    if (!typed.ok) throw new Error(typed.refusal.why)
    const asked = { cartVersion: typed.value.version, acceptAgb: true, privacyAccepted: true }
    const keyed = { ...asked, idempotencyKey: 'k' }
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => orders.checkout(n % 2 ? keyed : asked)))
    const [first] = answers
    expect(first).toMatchObject({ ok: true })
    expect(answers.filter((answer) => JSON.stringify(answer) !== JSON.stringify(first))).toEqual([])
    expect((await store.catalogue.event(eventId))?.placesLeft).toBe(seatsInAll - 2)
    expect(await store.audit.findings()).toEqual([])
  })
})

test('without the guard seats are sold twice, and it is seen', async () => {
  const store = openMemoryStore()
  await filled(store)
  const unguarded: OpenStore = {
    ...store,
    change: (work) => store.change((tx) => work({ ...tx, seats: { ...tx.seats, take: async () => done(seatsInAll) } })),
  }
  const contest = contestOn(unguarded, begins)
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, n) => oneParty(contest, `party ${n}`, randomFrom(n + 1), false)),
  )
  const faults = await faultsIn(store, outcomes)
  expect(faults.filter((fault) => /\d+ of 5 seats are held/.test(fault))).toHaveLength(1)
  expect(faults.filter((fault) => fault.includes('seats-differ'))).toHaveLength(1)
})
