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
import { act, contestOn, randomFrom, type Contest, type Outcome } from './parties.ts'
import { contendForWorkshops, faultsIn, oneParty, withAFachtagung, eventId } from './workshops.ts'

const seeds = Array.from({ length: isLong ? 20 : 1 }, (_, i) => i + 1)
const parties = 60
const begins = `${firstDay}T08:00:00.000Z`

/** Offers are taken, declined or lapse, bookings are cancelled, until nothing happens any more. */
async function aftermath(contest: Contest, store: OpenStore, outcomes: readonly Outcome[], seed: number) {
  const random = randomFrom(seed)
  const faults: string[] = []
  let now = begins
  for (let round = 0; round < 4; round += 1) {
    const tokens = outcomes.flatMap((outcome) => ('token' in outcome ? [outcome.token] : []))
    const bookings = await Promise.all(tokens.map((token) => store.bookings.byToken(token)))
    const acting = bookings.flatMap((booking) => {
      if (booking?.state === 'nachgerueckt')
        return [() => act(contest, booking.token, random(3) === 0 ? 'decline' : 'claim')]
      return booking && holdsSeats(booking.state) && random(3) === 0
        ? [() => act(contest, booking.token, 'cancel')]
        : []
    })
    now = addSeconds(now, 5 * 24 * 3600)
    contest.travelTo(now)
    await Promise.all([...acting.map((action) => action()), contest.keepTimetable()])
    faults.push(...(await faultsIn(store)))
  }
  return faults
}

onBothDatabases('sixty parties for nine seats in workshops', (empty) => {
  test.each(seeds)('never a seat too many, seed %i', { timeout: 120_000 }, async (seed) => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url, limits: limitsOfWork })
    onTestFinished(() => store.close())
    await withAFachtagung(store)
    const contest = contestOn(store, begins)
    const outcomes = await contendForWorkshops(contest, seed, parties)
    expect(await faultsIn(store)).toEqual([])
    // Whoever cancelled last may have left room again; that it was contested shows in those who got none.
    expect(outcomes.some((outcome) => 'refused' in outcome)).toBe(true)
    expect([...(await store.workshopSeats.taken(eventId)).values()].some((seats) => seats > 0)).toBe(true)
    expect(await aftermath(contest, store, outcomes, seed)).toEqual([])
  })
})

test('without the guard seats of workshops are given twice, and it is seen', async () => {
  const store = openMemoryStore()
  await withAFachtagung(store)
  const unguarded: OpenStore = {
    ...store,
    change: (work) =>
      store.change((tx) =>
        work({
          ...tx,
          seats: {
            ...tx.seats,
            take: async (of, seats) => (of.kind === 'workshop' ? done(of.capacity) : tx.seats.take(of, seats)),
          },
        }),
      ),
  }
  const contest = contestOn(unguarded, begins)
  await Promise.all(Array.from({ length: 30 }, (_, n) => oneParty(contest, `party ${n}`, randomFrom(n + 1), false)))
  const faults = await faultsIn(store)
  expect(faults.filter((fault) => /\d+ of \d+ seats of \w+ are held/.test(fault)).length).toBeGreaterThan(0)
  expect(faults.filter((fault) => fault.includes('counted')).length).toBeGreaterThan(0)
})
