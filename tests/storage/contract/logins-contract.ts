import { describe, expect, test } from 'vitest'
import type { AddressChange } from '#core/login/login.ts'
import type { SecondFactor } from '#core/second-factor/second-factor.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const add = (store: OpenStore, change: AddressChange, most = 5) =>
  store.change(async ({ addresses }) => done(await addresses.add(change, most)))

export const keepsLogins = (fresh: Fresh): void => {
  describe('a new address', () => {
    test('waits until it is taken, once', async () => {
      const { store, again } = await fresh()
      const userId = await putUser(store, person())
      const change = { digest: 'a', userId, email: 'neu@firma.example', until: later(60) }
      expect(await add(store, change)).toEqual(done(true))
      expect(await store.addressChanges.byDigest('a')).toEqual(change)
      expect(await store.addressChanges.of(userId)).toEqual([change])
      expect(await store.addressChanges.byDigest('\0')).toBeUndefined()
      const take = async (from: OpenStore) => from.change(async ({ addresses }) => done(await addresses.take('a')))
      const taken = await Promise.all([take(store), take(await again()), take(store)])
      expect(taken.filter((answer) => answer.ok && answer.value)).toEqual([done(change)])
      expect(await store.addressChanges.of(userId)).toEqual([])
    })

    test('is not added where too many of its user wait', async () => {
      const { store } = await fresh()
      const [anna, bert] = [
        await putUser(store, person()),
        await putUser(store, person({ id: 'bert', email: 'bert@firma.example' })),
      ]
      const asked = (digest: string, userId: string) => ({ digest, userId, email: `${digest}@x.example`, until: noon })
      const added = await Promise.all(['a', 'b', 'c'].map((digest) => add(store, asked(digest, anna), 2)))
      expect(added.filter((answer) => answer.ok && answer.value)).toHaveLength(2)
      expect(await add(store, asked('d', bert), 2)).toEqual(done(true))
      await store.change(async ({ addresses }) => done(await addresses.forget(anna)))
      expect(await store.addressChanges.of(anna)).toEqual([])
      expect(await store.addressChanges.of(bert)).toHaveLength(1)
    })

    test('goes with its time', async () => {
      const { store } = await fresh()
      const userId = await putUser(store, person())
      for (const [digest, minutes] of [
        ['a', 1],
        ['b', 3],
      ] as const)
        await add(store, { digest, userId, email: `${digest}@x.example`, until: later(minutes) })
      await store.tidy(later(1))
      expect((await store.addressChanges.of(userId)).map(({ digest }) => digest)).toEqual(['b'])
    })

    test('takes the place of the old one, under which nobody is found any more', async () => {
      const { store } = await fresh()
      const id = await putUser(store, person())
      await store.change(async ({ users }) => done(await users.replace(person({ id, email: 'neu@firma.example' }))))
      expect((await store.users.byEmail('neu@firma.example'))?.id).toBe(id)
      expect(await store.users.byEmail('anna@firma.example')).toBeUndefined()
    })
  })

  describe('a second factor', () => {
    const factor = (userId: string, over: Partial<SecondFactor> = {}): SecondFactor => ({
      userId,
      secret: 'sealed',
      begunAt: noon,
      lastStep: 0,
      recovery: ['a', 'b'],
      ...over,
    })

    test('is there until it is removed, and one for a user', async () => {
      const { store } = await fresh()
      const userId = await putUser(store, person())
      const find = () => store.change(async ({ secondFactors }) => done(await secondFactors.find(userId)))
      expect(await find()).toEqual(done(undefined))
      expect(await store.secondFactors.of(userId)).toBeUndefined()
      for (const lastStep of [1, 2])
        await store.change(async ({ secondFactors }) => done(await secondFactors.save(factor(userId, { lastStep }))))
      expect(await find()).toEqual(done(factor(userId, { lastStep: 2 })))
      expect(await store.secondFactors.of(userId)).toEqual(factor(userId, { lastStep: 2 }))
      await store.change(async ({ secondFactors }) => done(await secondFactors.remove(userId)))
      expect(await store.secondFactors.of(userId)).toBeUndefined()
    })

    test('stays as it is while somebody changes it: of two who use one code one is too late', async () => {
      const { store, again } = await fresh()
      const userId = await putUser(store, person())
      await store.change(async ({ secondFactors }) => done(await secondFactors.save(factor(userId))))
      const use = (from: OpenStore) =>
        from.change(async ({ secondFactors }) => {
          const present = await secondFactors.find(userId)
          if (!present || present.lastStep >= 7) return done(false)
          await secondFactors.save({ ...present, lastStep: 7 })
          return done(true)
        })
      const used = await Promise.all([use(store), use(await again()), use(store)])
      expect(used.filter((answer) => answer.ok && answer.value)).toHaveLength(1)
    })
  })
}
