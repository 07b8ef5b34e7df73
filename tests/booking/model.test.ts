import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#core/needs.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { commandsOn, opened, type Contested } from './model-commands.ts'
import { eventId } from './parties.ts'
import { isLong } from '#tests/long-run.ts'

const runs = isLong ? 2000 : 100

const played = (contested: Contested, faulty: (store: OpenStore) => OpenStore, numRuns: number, seed?: number) =>
  fc.assert(
    fc.asyncProperty(commandsOn(contested), (all) => fc.asyncModelRun(() => opened(contested, faulty), all)),
    { numRuns, ...(seed !== undefined && { seed }) },
  )

test.each([
  ['an event', 'event'],
  ['a run and its modules', 'run'],
] as const)(
  'bookings of %s live as their written rules say, in any order of events',
  { timeout: 600_000 },
  async (_, contested) => {
    await played(contested, (store) => store, runs)
  },
)

/** A store whose transactions have something wrong with them. */
const withFault =
  (spoil: (tx: Tx) => Tx) =>
  (store: OpenStore): OpenStore => ({
    ...store,
    change: <T, R extends Refusal = never>(work: (tx: Tx) => Promise<Result<T, R>>) =>
      store.change<T, R>((tx) => work(spoil(tx))),
  })

describe('the model notices', () => {
  test.each<readonly [string, (tx: Tx) => Tx]>([
    [
      'a lost update: a cancellation that is not stored',
      (tx) => ({
        ...tx,
        bookings: {
          ...tx.bookings,
          save: async (booking) => (booking.state === 'storniert_kunde' ? undefined : tx.bookings.save(booking)),
        },
      }),
    ],
    [
      'a double promotion: seats that are offered are not taken',
      (tx) => ({
        ...tx,
        seats: {
          ...tx.seats,
          take: async (of, seats) => {
            const waiting = await tx.bookings.waitingFor(eventId)
            return waiting.length > 0 ? tx.seats.left(eventId) : tx.seats.take(of, seats)
          },
        },
      }),
    ],
    [
      'a lost letter: nobody is told of an offer',
      (tx) => ({
        ...tx,
        letters: {
          ...tx.letters,
          post: async (letter, now) =>
            letter.kind === 'booking-news' && letter.what === 'offered' ? undefined : tx.letters.post(letter, now),
        },
      }),
    ],
    [
      'a task that is forgotten: a reservation that never lapses',
      (tx) => ({
        ...tx,
        tasks: {
          ...tx.tasks,
          schedule: async (task, due) => (task.kind === 'end-hold' ? undefined : tx.tasks.schedule(task, due)),
        },
      }),
    ],
    [
      'a party that is left out: the last who waits is never seen',
      (tx) => ({
        ...tx,
        bookings: { ...tx.bookings, waitingFor: async (id) => (await tx.bookings.waitingFor(id)).slice(0, -1) },
      }),
    ],
  ])('%s', { timeout: 120_000 }, async (_, spoil) => {
    await expect(played('event', withFault(spoil), 100, 1)).rejects.toThrow('Property failed')
  })

  test.each<readonly [string, (tx: Tx) => Tx]>([
    [
      'a module for which the whole run is taken',
      (tx) => ({
        ...tx,
        seats: {
          ...tx.seats,
          take: (of, seats) => tx.seats.take(of.kind === 'module' ? { kind: 'event', eventId: of.eventId } : of, seats),
        },
      }),
    ],
    [
      'seats of a module that are not given back',
      (tx) => ({
        ...tx,
        seats: {
          ...tx.seats,
          giveBack: (of, seats) => (of.kind === 'module' ? tx.seats.left(of.eventId) : tx.seats.giveBack(of, seats)),
        },
      }),
    ],
    [
      'whoever waits for a module and is passed over',
      (tx) => ({
        ...tx,
        bookings: {
          ...tx.bookings,
          waitingFor: async (id) => (await tx.bookings.waitingFor(id)).filter(({ modules }) => !modules),
        },
      }),
    ],
  ])('of runs: %s', { timeout: 120_000 }, async (_, spoil) => {
    await expect(played('run', withFault(spoil), 100, 1)).rejects.toThrow('Property failed')
  })

  test('a fee that is off by a day', { timeout: 120_000 }, async () => {
    const offByADay = (store: OpenStore): OpenStore => ({
      ...store,
      content: {
        ...store.content,
        brand: async () => {
          const brand = await store.content.brand()
          return brand && { ...brand, freeCancellation: 29 }
        },
      },
    })
    await expect(played('event', offByADay, 200, 1)).rejects.toThrow('Property failed')
  })
})
