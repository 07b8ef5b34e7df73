import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { SeatsWanted } from '#core/capacity/capacity.ts'
import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import type { Tx } from '#core/needs.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { bert, changeAll, everyStep, everything, nothing, seen, seminar, workshop } from './everything-changed.ts'
import type { Fresh } from './opened-store.ts'
import { confirmLetter, later, noon, person, putUser } from './people.ts'
import { event, firstDay, programme } from './programme.ts'

export const changesInTransactions = (fresh: Fresh): void => {
  const filled = async () => {
    const opened = await fresh()
    await opened.store.content.apply(programme({ events: [event({ places: 10, taken: 0 })] }), firstDay, firstDay)
    await opened.store.unusedFiles.announce(['file-1'], noon)
    return { ...opened, anna: await putUser(opened.store, person()) }
  }
  const waiting = async (store: OpenStore) =>
    (await store.letters.claim(9, noon, later(1))).map(({ letter }) => letter.dedupeKey)

  test('what work did that ended well is there for everybody, and answers with its value', async () => {
    const { store, again, anna } = await filled()
    const other = await again()
    const answer = await store.change(async (tx) => {
      await changeAll(tx, anna)
      return done('well')
    })
    expect(answer).toEqual({ ok: true, value: 'well' })
    expect(await seen(other, anna)).toEqual(everything)
    expect((await other.changes.since(1))?.version).toBe(2)
    expect(await waiting(other)).toEqual(['letter'])
  })

  test('a refusal rolls all of it back: letters, tags, seats and the remembered request', async () => {
    const { store, anna } = await filled()
    const answer = await store.change(async (tx) => {
      await changeAll(tx, anna)
      return refused({ why: 'sold-out' })
    })
    expect(answer).toEqual({ ok: false, refusal: { why: 'sold-out' } })
    expect(await seen(store, anna)).toEqual(nothing)
    expect(await waiting(store)).toEqual([])
  })

  test('a throw rolls all of it back, and the next change goes well', async () => {
    const { store, anna } = await filled()
    const broken = store.change(async (tx) => {
      await changeAll(tx, anna)
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await seen(store, anna)).toEqual(nothing)
    await store.change(async (tx) => done(await changeAll(tx, anna)))
    expect(await seen(store, anna)).toEqual(everything)
    expect(await waiting(store)).toEqual(['letter'])
  })

  test('nobody sees anything of it before its end, not even whoever makes it, but through tx', async () => {
    const { store, again, anna } = await filled()
    const other = await again()
    await store.change(async (tx) => {
      await changeAll(tx, anna)
      expect(await seen(store, anna)).toEqual(nothing)
      expect(await seen(other, anna)).toEqual(nothing)
      expect(await tx.bookmarks.find(anna, seminar)).toMatchObject(seminar)
      expect(await tx.bookmarks.count(anna)).toBe(1)
      expect(await tx.users.add(bert)).toMatchObject({ id: bert.id })
      return done(undefined)
    })
    expect(await seen(other, anna)).toEqual(everything)
  })

  describe('inside a change', () => {
    test('another one throws instead of waiting for itself, and both are rolled back', async () => {
      const { store, anna } = await filled()
      const nested = store.change(async (tx) => {
        await changeAll(tx, anna)
        return store.change(async ({ letters }) => done(await letters.post(confirmLetter('inner'), noon)))
      })
      await expect(nested).rejects.toThrow('inside a change')
      expect(await seen(store, anna)).toEqual(nothing)
      expect(await waiting(store)).toEqual([])
    })

    test('so does a step that writes by itself', async () => {
      const { store, anna } = await filled()
      const beside = store.change(async () => done(await store.bookmarks.remove(anna, 'x', noon)))
      await expect(beside).rejects.toThrow('inside a change')
      expect(await store.bookmarks.remove(anna, 'x', noon)).toBe(false)
    })
  })

  describe('when its work has ended, tx refuses', () => {
    const steps = Object.entries(everyStep).flatMap(([part, methods]) =>
      Object.entries(methods).map(([method, ask]) => [`${part}.${method}`, ask] as const),
    )
    test.each(steps)('%s', async (_, step) => {
      const { store, anna } = await filled()
      const escaped: Tx[] = []
      await store.change(async (tx) => done(escaped.push(tx)))
      for (const tx of escaped) await expect(async () => step(tx, anna)).rejects.toThrow('over')
      expect(await seen(store, anna)).toEqual(nothing)
    })

    test('whatever ended it: a refusal and a throw as well', async () => {
      const { store, anna } = await filled()
      const escaped: Tx[] = []
      await store.change(async (tx) => {
        escaped.push(tx)
        return refused({ why: 'sold-out' })
      })
      const broken = store.change(async (tx) => {
        escaped.push(tx)
        throw new Error('broken')
      })
      await expect(broken).rejects.toThrow('broken')
      expect(escaped).toHaveLength(2)
      for (const tx of escaped) await expect(async () => changeAll(tx, anna)).rejects.toThrow('over')
      expect(await seen(store, anna)).toEqual(nothing)
    })
  })

  test('two that wait for each other both come to their end: one of them runs again', async () => {
    const { store, again, anna } = await filled()
    const other = await again()
    const berts = await putUser(store, bert)
    const lockBoth = (one: string, two: string) => async (tx: Tx) => {
      await tx.bookmarks.lock(one)
      await pause(50)
      await tx.bookmarks.lock(two)
      return done(await tx.bookmarks.add(two, { ...seminar, value: one }))
    }
    const answers = await Promise.all([store.change(lockBoth(anna, berts)), other.change(lockBoth(berts, anna))])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect([...(await store.bookmarks.of(anna)), ...(await store.bookmarks.of(berts))]).toHaveLength(2)
  })

  test('two orders for the same seats in another order never wait for each other: none runs again', async () => {
    const { store, again } = await filled()
    const other = await again()
    const lines: readonly SeatsWanted[] = [
      { of: { kind: 'event', eventId: 1001 }, seats: 1 },
      { of: workshop, seats: 1 },
      { of: { kind: 'contingent', eventId: 1001, hotelId: 11, capacity: 4 }, seats: 1 },
    ]
    let runs = 0
    const taking = (wanted: readonly SeatsWanted[]) => async (tx: Tx) => {
      runs += 1
      const take: Tx['seats']['take'] = async (of, seats) => {
        const left = await tx.seats.take(of, seats)
        await pause(20)
        return left
      }
      return takeSeats(wanted)({ ...tx, seats: { ...tx.seats, take } })
    }
    const answers = await Promise.all([
      store.change(taking(lines)),
      other.change(taking(lines.toReversed())),
      store.change(taking(lines)),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(runs).toBe(3)
    expect((await store.catalogue.event(1001))?.placesLeft).toBe(7)
  })
}
