import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#core/needs.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { confirmLetter, later, noon, person } from './people.ts'
import { event, firstDay, programme } from './programme.ts'

const seminar = { type: 'seminar', value: 'betriebsverfassung-1' } as const
const bert = person({ id: 'id-bert', email: 'bert@firma.example' })
const workshop = { kind: 'workshop', eventId: 1001, workshop: 'a', capacity: 5 } as const

/** Something of everything that a transaction may change. */
const changeAll = async (tx: Tx, anna: string): Promise<void> => {
  await tx.users.add(bert)
  await tx.users.awaitConfirmation({ digest: 'digest', userId: bert.id, until: later(60) })
  await tx.bookmarks.lock(anna)
  await tx.bookmarks.add(anna, seminar)
  await tx.requests.remember({ key: 'key', fingerprint: 'f' }, 'a-1', noon)
  await tx.letters.post(confirmLetter('letter'), noon)
  await tx.seats.take({ kind: 'event', eventId: 1001 }, 2)
  await tx.seats.take(workshop, 3)
  tx.tags.invalidate(['dates', 'event:1001', 'dates'])
  const { id, firstName, lastName, email } = bert
  const position = { id: 701, title: 'Redakteurin' }
  const times = { appliedAt: noon, deletedOn: '2027-07-11' }
  await tx.applications.add({ id, firstName, lastName, email, position, ...times }, [])
}

/** What others see of it. */
const seen = async ({ users, bookmarks, requests, changes, ...store }: OpenStore, anna: string) => ({
  bert: (await users.byEmail(bert.email))?.id,
  bookmarks: (await bookmarks.of(anna)).length,
  request: (await requests.find('key'))?.id,
  applications: (await store.applications.list()).length,
  left: (await store.catalogue.event(1001))?.placesLeft,
  workshop: (await store.workshopSeats.taken(1001)).get('a'),
  tags: (await changes.since(1))?.tags.toSorted(),
})
const nothing = { bookmarks: 0, applications: 0, left: 10 }
const everything = {
  bert: bert.id,
  bookmarks: 1,
  request: 'a-1',
  applications: 1,
  left: 8,
  workshop: 3,
  tags: ['dates', 'event:1001'],
}

export const changesInTransactions = (fresh: Fresh): void => {
  const filled = async () => {
    const opened = await fresh()
    await opened.store.content.apply(programme({ events: [event({ places: 10, taken: 0 })] }), firstDay, firstDay)
    return { ...opened, anna: await opened.store.users.put(person()) }
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

  test('tx is good for nothing when its work has ended', async () => {
    const { store, anna } = await filled()
    const kept: Tx[] = []
    await store.change(async (tx) => done(kept.push(tx)))
    for (const { bookmarks, letters, tags } of kept) {
      await expect(async () => bookmarks.add(anna, seminar)).rejects.toThrow('over')
      await expect(async () => letters.post(confirmLetter('late'), noon)).rejects.toThrow('over')
      expect(() => tags.invalidate(['dates'])).toThrow('over')
    }
    expect(await seen(store, anna)).toEqual(nothing)
  })

  test('two that wait for each other both come to their end: one of them runs again', async () => {
    const { store, again, anna } = await filled()
    const other = await again()
    const berts = await store.users.put(bert)
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
}
