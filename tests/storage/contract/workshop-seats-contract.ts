import { take } from './seats.ts'
import { describe, expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, programme } from './programme.ts'

const room = { kind: 'workshop', eventId: 1001, workshop: 'a', capacity: 5 } as const

export const keepsWorkshopSeats = (fresh: Fresh): void => {
  const filled = async () => {
    const opened = await fresh()
    await opened.store.content.apply(programme({ events: [event(), event({ eventId: 2 })] }), firstDay, firstDay)
    return opened
  }

  describe('seats in workshops', () => {
    test('are all there at first', async () => {
      const { store } = await filled()
      for (const eventId of [1001, 9, -1, 0.5, NaN]) expect(await store.workshopSeats.taken(eventId)).toEqual(new Map())
    })

    test('go, for that event and workshop only', async () => {
      const { store } = await filled()
      expect(await take(store, room, 2)).toEqual({ ok: true, value: 3 })
      expect(await take(store, { ...room, workshop: 'b', capacity: 9 }, 1)).toEqual({
        ok: true,
        value: 8,
      })
      expect(await take(store, room, 3)).toEqual({ ok: true, value: 0 })
      expect(await store.workshopSeats.taken(1001)).toEqual(
        new Map([
          ['a', 5],
          ['b', 1],
        ]),
      )
      expect(await store.workshopSeats.taken(2)).toEqual(new Map())
    })

    test('are refused when so many are not left, and none is gone then', async () => {
      const { store } = await filled()
      await take(store, room, 3)
      const smaller = { ...room, capacity: 1 }
      expect(await take(store, room, 3)).toEqual({ ok: false, refusal: { why: 'sold-out', of: room, left: 2 } })
      expect(await take(store, smaller, 1)).toEqual({ ok: false, refusal: { why: 'sold-out', of: smaller, left: 0 } })
      expect(await store.workshopSeats.taken(1001)).toEqual(new Map([['a', 3]]))
      for (const unknown of [9, -1, 0.5])
        expect(await take(store, { ...room, eventId: unknown }, 1)).toEqual({
          ok: false,
          refusal: { why: 'not-found' },
        })
    })

    test('go once each, however many come at the same time', async () => {
      const { store, again } = await filled()
      const other = await again()
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => take(i % 2 ? store : other, room, 1)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
      expect(await store.workshopSeats.taken(1001)).toEqual(new Map([['a', 5]]))
    })

    test('touch what shows them, and nothing when they are refused', async () => {
      const { store } = await filled()
      const version = (await store.changes.since(undefined))?.version
      await take(store, room, 1)
      const changes = await store.changes.since(version)
      expect(changes?.tags.toSorted()).toEqual(['event:1001', 'record:conference'])
      await take(store, room, 9)
      expect(await store.changes.since(changes?.version)).toBeUndefined()
    })

    test('stay when the content comes in anew, and go with their event', async () => {
      const { store } = await filled()
      await take(store, room, 1)
      await store.content.apply(programme({ events: [event({ guaranteed: true })] }), firstDay, firstDay)
      expect(await store.workshopSeats.taken(1001)).toEqual(new Map([['a', 1]]))
      await store.content.apply(programme({ events: [] }), firstDay, firstDay)
      expect(await store.workshopSeats.taken(1001)).toEqual(new Map())
      await store.content.apply(programme(), firstDay, firstDay)
      expect(await store.workshopSeats.taken(1001)).toEqual(new Map())
    })
  })
}
