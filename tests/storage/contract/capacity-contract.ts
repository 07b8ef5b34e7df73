import { describe, expect, test } from 'vitest'
import type { Seated, SeatsWanted } from '#core/capacity/capacity.ts'
import { giveBackSeats, takeSeats } from '#core/capacity/taking-seats.step.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, programme } from './programme.ts'
import { giveBack, take } from './seats.ts'

const first = { kind: 'event', eventId: 1001 } as const
const second = { kind: 'event', eventId: 2 } as const
const workshop = { kind: 'workshop', eventId: 1001, workshop: 'a', capacity: 6 } as const
const rooms = { kind: 'contingent', eventId: 1001, hotelId: 11, capacity: 4 } as const
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

  describe.each(seated)('seats of $kind $eventId', (of) => {
    test('go, come back, and are refused with how many are left when so many are not', async () => {
      const { store } = await filled()
      const all = capacities[seated.indexOf(of)] ?? 0
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
