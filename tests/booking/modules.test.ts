import { expect, onTestFinished, test } from 'vitest'
import { holdsSeats } from '#core/booking/booking-state.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { isLong } from '#tests/long-run.ts'
import { firstDay } from '../storage/contract/programme.ts'
import { onBothDatabases } from '../storage/on-both-databases.ts'
import { bookingsOf } from './faults-in-bookings.ts'
import { faultsIn, oneParty, withARun } from './modules.ts'
import { act, contestOn, randomFrom, seatsInAll, type Contest, type Outcome } from './parties.ts'

const seeds = Array.from({ length: isLong ? 20 : 1 }, (_, i) => i + 1)
const parties = 60
const begins = `${firstDay}T08:00:00.000Z`

/** Whoever draws this books one seat of the whole run. */
const wholeRun = (below: number): number => (below === 7 ? 6 : 0)
/** Whoever draws this books one seat of the first two modules. */
const singleModules = (): number => 0

/** One party of each kind is seated before all of them contend, sixteen at once, in their order. */
async function contend(contest: Contest, seed: number): Promise<readonly Outcome[]> {
  const seatedFirst = [
    await oneParty(contest, 'first', wholeRun, false),
    await oneParty(contest, 'second', singleModules, false),
  ]
  const outcomes: Outcome[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < parties) {
      const n = next
      next += 1
      outcomes[n] = await oneParty(contest, `party ${n}`, randomFrom(seed * 1000 + n))
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  return [...seatedFirst, ...outcomes]
}

/** Offers are taken, declined or lapse, bookings are cancelled, until nothing happens any more. */
async function aftermath(contest: Contest, store: OpenStore, outcomes: readonly Outcome[], seed: number) {
  const random = randomFrom(seed)
  const faults: string[] = []
  let now = begins
  for (let round = 0; round < 5; round += 1) {
    const acting = (await bookingsOf(store, outcomes)).flatMap(({ token, state }) => {
      if (state === 'nachgerueckt') return [() => act(contest, token, random(3) === 0 ? 'decline' : 'claim')]
      return holdsSeats(state) && random(3) === 0 ? [() => act(contest, token, 'cancel')] : []
    })
    now = addSeconds(now, 5 * 24 * 3600)
    contest.travelTo(now)
    await Promise.all([...acting.map((action) => action()), contest.keepTimetable()])
    faults.push(...(await faultsIn(store, outcomes)))
  }
  return faults
}

onBothDatabases('sixty parties for five seats of each of three modules', (empty) => {
  test.each(seeds)('never a seat too many, seed %i', { timeout: 120_000 }, async (seed) => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url, limits: limitsOfWork })
    onTestFinished(() => store.close())
    await withARun(store)
    const contest = contestOn(store, begins)
    const outcomes = await contend(contest, seed)
    expect(await faultsIn(store, outcomes)).toEqual([])
    expect(outcomes.some((outcome) => 'refused' in outcome)).toBe(true)
    const seated = (await bookingsOf(store, outcomes)).filter(({ state }) => state !== 'warteliste')
    const kinds = new Set(seated.map(({ modules }) => (modules === undefined ? 'whole run' : 'single modules')))
    expect([...kinds].toSorted()).toEqual(['single modules', 'whole run'])
    expect(await aftermath(contest, store, outcomes, seed)).toEqual([])
  })
})

test('whoever books modules leaves the others to as many', async () => {
  const store = openMemoryStore()
  await withARun(store)
  const contest = contestOn(store, begins)
  const outcomes: Outcome[] = []
  for (let n = 0; n < 40; n += 1) outcomes.push(await oneParty(contest, `party ${n}`, randomFrom(n + 1), false))
  expect(await faultsIn(store, outcomes)).toEqual([])
  const held = (await bookingsOf(store, outcomes)).filter(({ state }) => holdsSeats(state))
  expect(held.reduce((sum, { recipients }) => sum + recipients.length, 0)).toBeGreaterThan(seatsInAll)
})

test('without the guard seats of modules are sold twice, and it is seen', async () => {
  const store = openMemoryStore()
  await withARun(store)
  const unguarded: OpenStore = {
    ...store,
    change: (work) =>
      store.change((tx) =>
        work({
          ...tx,
          seats: {
            ...tx.seats,
            take: async (of, seats) => (of.kind === 'module' ? done(seatsInAll) : tx.seats.take(of, seats)),
          },
        }),
      ),
  }
  const contest = contestOn(unguarded, begins)
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, n) => oneParty(contest, `party ${n}`, randomFrom(n + 1), false)),
  )
  const faults = await faultsIn(store, outcomes)
  expect(faults.filter((fault) => /\d+ of \d+ seats of \w+ are held/.test(fault)).length).toBeGreaterThan(0)
  expect(faults.filter((fault) => fault.includes('module-seats-differ')).length).toBeGreaterThan(0)
})
