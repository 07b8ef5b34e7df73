import { describe, expect, test } from 'vitest'
import type { Seated, SeatsWanted } from '#core/capacity/capacity.ts'
import { giveBackSeats, takeSeats } from '#core/capacity/taking-seats.step.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, module, programme } from './programme.ts'
import { giveBack, take } from './seats.ts'

const first = { kind: 'event', eventId: 1001 } as const
const second = { kind: 'event', eventId: 2 } as const
const workshop = { kind: 'workshop', eventId: 1001, workshop: 'a', capacity: 6 } as const
const rooms = { kind: 'contingent', eventId: 1001, hotelId: 11, capacity: 4 } as const
const [one, two] = ['Eins', 'Zwei'].map((module) => ({ kind: 'module', eventId: 1001, module }) as const) as [
  Seated,
  Seated,
]
const seated: readonly Seated[] = [first, second, workshop, rooms]
const capacities = [9, 5, 6, 4]

/** The same numbers below a limit for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

export const takesSeats = (fresh: Fresh): void => {
  const filled = async () => {
    const opened = await fresh()
    const events = [event({ places: 9, taken: 0 }), event({ eventId: 2, places: 5, taken: 0 })]
    await opened.store.content.apply(programme({ events }), firstDay, firstDay)
    return opened
  }
  /** How many seats are left of each. */
  const left = async ({ change }: OpenStore) => {
    const seats = await Promise.all(
      seated.map(async (of) => {
        const taken = await change(takeSeats([{ of, seats: 1000 }]))
        return !taken.ok && taken.refusal.why === 'sold-out' ? taken.refusal.left : NaN
      }),
    )
    return seats
  }

  describe.each([...seated, one])('seats of $kind $eventId', (of) => {
    test('go, come back, and are refused with how many are left when so many are not', async () => {
      const { store } = await filled()
      const all = capacities[seated.indexOf(of)] ?? 9
      expect(await take(store, of, 2)).toEqual({ ok: true, value: all - 2 })
      expect(await take(store, of, all - 1)).toEqual({ ok: false, refusal: { why: 'sold-out', of, left: all - 2 } })
      expect(await giveBack(store, of, 1)).toEqual({ ok: true, value: all - 1 })
      expect(await take(store, of, all - 1)).toEqual({ ok: true, value: 0 })
    })

    test('that were not taken cannot be given back', async () => {
      const { store } = await filled()
      await take(store, of, 1)
      await expect(giveBack(store, of, 2)).rejects.toThrow('fewer were taken')
      expect(await giveBack(store, of, 1)).toMatchObject({ ok: true })
    })

    test('are not there where there is no such event', async () => {
      const { store } = await filled()
      for (const eventId of [77, -1, 1.5, 2 ** 60]) {
        const nowhere = { ok: false, refusal: { why: 'not-found' } }
        expect(await take(store, { ...of, eventId }, 1)).toEqual(nowhere)
        expect(await giveBack(store, { ...of, eventId }, 1)).toEqual(nowhere)
      }
    })
  })

  describe('seats of modules that are booked alone', () => {
    /** How many seats are left of the whole, and of each module. */
    const leftOfRun = async ({ change }: OpenStore) =>
      Promise.all(
        [first, one, two].map(async (of) => {
          const taken = await change(takeSeats([{ of, seats: 1000 }]))
          return !taken.ok && taken.refusal.why === 'sold-out' ? taken.refusal.left : NaN
        }),
      )

    test('leave those of the others; whoever takes the whole has one of each', async () => {
      const { store } = await filled()
      expect(await take(store, one, 4)).toEqual({ ok: true, value: 5 })
      expect(await leftOfRun(store)).toEqual([5, 5, 9])
      expect(await take(store, two, 3)).toEqual({ ok: true, value: 6 })
      expect(await leftOfRun(store)).toEqual([5, 5, 6])
      expect(await take(store, first, 5)).toEqual({ ok: true, value: 0 })
      expect(await leftOfRun(store)).toEqual([0, 0, 1])
      expect((await store.catalogue.event(1001))?.placesLeft).toBe(0)
      expect(await giveBack(store, one, 4)).toEqual({ ok: true, value: 4 })
      expect(await leftOfRun(store)).toEqual([1, 4, 1])
      expect(await giveBack(store, first, 5)).toEqual({ ok: true, value: 6 })
      expect(await leftOfRun(store)).toEqual([6, 9, 6])
    })

    test('are not given back by whoever has those of the whole, nor the other way round', async () => {
      const { store } = await filled()
      await take(store, one, 2)
      await take(store, first, 1)
      await expect(giveBack(store, first, 2)).rejects.toThrow('fewer were taken')
      await expect(giveBack(store, one, 3)).rejects.toThrow('fewer were taken')
      await expect(giveBack(store, two, 1)).rejects.toThrow('fewer were taken')
      expect(await leftOfRun(store)).toEqual([6, 6, 8])
    })

    test('are told of, once `left` has been asked', async () => {
      const { store } = await filled()
      await take(store, one, 2)
      await take(store, two, 1)
      await giveBack(store, two, 1)
      const told = async (eventId: number) =>
        store.change(async ({ seats }) => {
          await seats.left(eventId)
          return done([...(await seats.byModule(eventId))].filter(([, taken]) => taken > 0))
        })
      expect(await told(1001)).toEqual(done([['Eins', 2]]))
      expect(await told(2)).toEqual(done([]))
    })

    test('are shown with modules of which more are left than of the run', async () => {
      const { store } = await fresh()
      const modules = [module({ title: 'Eins' }), module({ title: 'Zwei' })]
      await store.content.apply(programme({ events: [event({ places: 9, taken: 2, modules })] }), firstDay, firstDay)
      const shown = async () => {
        const [held, listed] = [
          await store.catalogue.event(1001),
          (await store.catalogue.events({}, firstDay, {})).items[0],
        ]
        const theme = await store.catalogue.theme(held?.themeUrl ?? '', firstDay)
        return [held, listed, theme?.events[0]].map((it) => [
          it?.placesLeft,
          ...(it?.modules ?? []).map(({ placesLeft }) => placesLeft),
        ])
      }
      const alike = (seats: readonly unknown[]) => [seats, seats, seats]
      expect(await shown()).toEqual(alike([7, undefined, undefined]))
      await take(store, one, 3)
      expect(await shown()).toEqual(alike([4, undefined, 7]))
      await take(store, two, 2)
      expect(await shown()).toEqual(alike([4, undefined, 5]))
      await giveBack(store, one, 3)
      expect(await shown()).toEqual(alike([5, 7, undefined]))
    })

    test('stay taken when an import changes how many seats there are', async () => {
      const { store } = await filled()
      await take(store, one, 4)
      const events = [event({ places: 3, taken: 0 }), event({ eventId: 2, places: 5, taken: 0 })]
      await store.content.apply(programme({ events }), firstDay, firstDay)
      expect(await leftOfRun(store)).toEqual([0, 0, 4])
      expect(await take(store, two, 4)).toEqual({ ok: true, value: 0 })
      expect(await giveBack(store, one, 4)).toEqual({ ok: true, value: 4 })
    })

    test('stay with a module that an import calls otherwise', async () => {
      const { store } = await fresh()
      const titled = async (title: string, day: string) => {
        const modules = [
          module({ title, startDate: day, endDate: day }),
          module({ title: 'Zwei', startDate: '2027-04-05', endDate: '2027-04-05' }),
        ]
        const run = event({ places: 9, taken: 0, modules })
        await store.content.apply(programme({ events: [run] }), firstDay, firstDay)
        const held = await store.catalogue.event(1001)
        return held?.modules.map(({ title: of, firstTitle, placesLeft = held.placesLeft }) => [
          of,
          firstTitle,
          placesLeft,
        ])
      }
      await titled('Eins', '2027-03-01')
      await take(store, one, 3)
      const zwei = ['Zwei', undefined, 9]
      expect(await titled('Anfang', '2027-03-01')).toEqual([['Anfang', 'Eins', 6], zwei])
      expect(await titled('Anfang', '2027-03-08')).toEqual([['Anfang', 'Eins', 6], zwei])
      expect(await titled('Beginn', '2027-03-08')).toEqual([['Beginn', 'Eins', 6], zwei])
      expect(await titled('Eins', '2027-03-08')).toEqual([['Eins', undefined, 6], zwei])
      expect(await titled('Anfang', '2027-03-15')).toEqual([['Anfang', undefined, 9], zwei])
    })

    test.each([1, 2, 3])('are never oversold, whatever orders come at the same moment (seed %d)', async (seed) => {
      const { store, again } = await filled()
      const other = await again()
      const upTo = numbersFrom(seed)
      const orders = Array.from({ length: 24 }, () =>
        Array.from({ length: 1 + upTo(2) }, () => ({ of: [first, one, two][upTo(3)] ?? first, seats: 1 + upTo(2) })),
      )
      const sold = await Promise.all(
        orders.map(async (lines, i) => {
          const { change } = i % 2 ? store : other
          const taken = await change(takeSeats(lines))
          if (!taken.ok) return []
          if (i % 5 > 0) return lines
          await change(giveBackSeats(lines))
          return []
        }),
      )
      const of = (thing: Seated): number =>
        sold.flat().reduce((sum, line) => sum + (line.of === thing ? line.seats : 0), 0)
      const inModules = [of(one), of(two)]
      expect(of(first) + Math.max(...inModules)).toBeLessThanOrEqual(9)
      const left = inModules.map((alone) => 9 - of(first) - alone)
      expect(await leftOfRun(store)).toEqual([Math.min(...left), ...left])
    })
  })

  test('an order takes the seats of all its lines or none, lines for the same seats together', async () => {
    const { store } = await filled()
    const order = (seats: number): readonly SeatsWanted[] => [
      { of: second, seats: 3 },
      { of: workshop, seats: 2 },
      { of: first, seats: 1 },
      { of: second, seats },
    ]
    expect(await store.change(takeSeats(order(3)))).toEqual({
      ok: false,
      refusal: { why: 'sold-out', of: second, left: 5 },
    })
    expect(await left(store)).toEqual(capacities)
    expect(await store.change(takeSeats(order(2)))).toMatchObject({ ok: true })
    expect(await left(store)).toEqual([8, 0, 4, 4])
    expect(await store.change(giveBackSeats(order(2)))).toMatchObject({ ok: true })
    expect(await left(store)).toEqual(capacities)
  })

  test.each([1, 2, 3])('are never oversold, whatever orders come at the same moment (seed %d)', async (seed) => {
    const { store, again } = await filled()
    const other = await again()
    const upTo = numbersFrom(seed)
    const orders = Array.from({ length: 24 }, () =>
      Array.from({ length: 1 + upTo(3) }, () => ({ of: seated[upTo(seated.length)] ?? first, seats: 1 + upTo(3) })),
    )
    const done = await Promise.all(
      orders.map(async (lines, i) => {
        const { change } = i % 2 ? store : other
        const taken = await change(takeSeats(lines))
        if (!taken.ok) return []
        if (i % 5 > 0) return lines
        await change(giveBackSeats(lines))
        return []
      }),
    )
    const sold = done.flat()
    const expected = seated.map(
      (thing, i) => (capacities[i] ?? 0) - sold.reduce((sum, { of, seats }) => sum + (of === thing ? seats : 0), 0),
    )
    expect(Math.min(...expected)).toBeGreaterThanOrEqual(0)
    expect(await left(store)).toEqual(expected)
  })
}
