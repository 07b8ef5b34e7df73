import { describe, expect, test } from 'vitest'
import type { Cart } from '#core/cart/cart.ts'
import type { CartOwner } from '#core/cart/ports.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const cart = (change: Partial<Cart> = {}): Cart => ({
  id: 'cart-1',
  version: 1,
  items: [
    {
      id: 'item-1',
      eventId: 4001,
      mode: 'buchen',
      recipients: [
        { id: 'r-1', version: 1, pending: true, stay: { overnight: null, arrivalEve: false, departureLate: true } },
      ],
    },
  ],
  typed: { company: 'Müller & Söhne „GmbH“', remarks: 'Eins\nzwei' },
  changedAt: noon,
  ...change,
})
const browser: CartOwner = { browser: 'digest' }
const save = (store: OpenStore, owner: CartOwner, saved: Cart) =>
  store.change(async ({ carts }) => {
    await carts.save(owner, saved)
    return done(undefined)
  })

export const keepsCarts = (fresh: Fresh): void => {
  describe('a cart', () => {
    test('is stored whole, and over again', async () => {
      const { store, again } = await fresh()
      expect(await store.carts.of(browser)).toBeUndefined()
      await save(store, browser, cart())
      await save(store, browser, cart({ version: 2, items: [] }))
      expect(await store.carts.of(browser)).toEqual(cart({ version: 2, items: [] }))
      await save(store, browser, cart({ version: 3 }))
      expect(await (await again()).carts.of(browser)).toEqual(cart({ version: 3 }))
    })

    test('belongs to its owner alone: a user and a browser of the same name are two', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      await save(store, { user: anna }, cart())
      expect(await store.carts.of({ browser: anna })).toBeUndefined()
      expect(await store.carts.of({ user: anna })).toEqual(cart())
    })

    test('that was locked before it was there is none, and is saved', async () => {
      const { store } = await fresh()
      const found = await store.change(async ({ carts }) => {
        const before = await carts.lock(browser)
        await carts.save(browser, cart())
        return done([before, await carts.lock(browser)])
      })
      expect(found).toEqual({ ok: true, value: [undefined, cart()] })
      await store.change(async ({ carts }) => done(await carts.lock({ browser: 'other' })))
      expect(await store.carts.of({ browser: 'other' })).toBeUndefined()
    })

    test('is as it was where its change is refused', async () => {
      const { store } = await fresh()
      await save(store, browser, cart())
      await store.change(async ({ carts }) => {
        await carts.delete(browser)
        return refused({ why: 'not-found' })
      })
      expect(await store.carts.of(browser)).toEqual(cart())
    })

    test('is gone when it is deleted', async () => {
      const { store } = await fresh()
      await save(store, browser, cart())
      await store.change(async ({ carts }) => done(await carts.delete(browser)))
      expect(await store.carts.of(browser)).toBeUndefined()
    })

    test('loses no change of two at the same moment, whether it was there before or not', async () => {
      const { store } = await fresh()
      for (const owner of [browser, { browser: 'fresh' }]) {
        if (owner === browser) await save(store, browser, cart({ version: 0 }))
        const add = () =>
          store.change(async ({ carts }) => {
            const { version } = (await carts.lock(owner)) ?? { version: 0 }
            await carts.save(owner, cart({ version: version + 1 }))
            return done(undefined)
          })
        await Promise.all(Array.from({ length: 8 }, add))
        expect((await store.carts.of(owner))?.version).toBe(8)
      }
    })

    test('of a browser is forgotten thirty days after its last change, that of a user never', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person())
      await save(store, { user: anna }, cart({ changedAt: '2027-01-01T12:00:00.000Z' }))
      await save(store, { browser: 'old' }, cart({ changedAt: '2027-01-01T12:00:00.000Z' }))
      await save(store, { browser: 'new' }, cart({ changedAt: '2027-01-01T12:00:00.001Z' }))
      await store.tidy('2027-01-31T12:00:00.000Z')
      expect(await store.carts.of({ browser: 'old' })).toBeUndefined()
      expect(await store.carts.of({ browser: 'new' })).toBeDefined()
      expect(await store.carts.of({ user: anna })).toBeDefined()
    })

    test('goes with its user', async () => {
      const { store } = await fresh()
      const anna = await putUser(store, person({ email: 'anna@firma.example' }))
      await save(store, { user: anna }, cart())
      await deleteAccount('anna@firma.example', { ...store, clock: { now: () => later(5) } })
      expect(await store.carts.of({ user: anna })).toBeUndefined()
    })
  })
}
