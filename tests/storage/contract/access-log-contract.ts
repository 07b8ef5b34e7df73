import { expect, test } from 'vitest'
import type { Access } from '#core/access-log/access-log.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aRecipient, orderOf } from '../../core/booking-by-hand.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const seen = (change: Partial<Access>): Access => ({
  at: noon,
  by: 'somebody of the office',
  as: 'redaktion',
  what: 'booking',
  ...change,
})
const add = (store: OpenStore, ...all: readonly Access[]) =>
  store.change(async ({ accesses }) => done(await accesses.add(all)))

/** Anna ordered a seat for Bert. */
const begin = async (store: OpenStore) => {
  const anna = await putUser(store, person({ email: 'anna@firma.example' }))
  const bert = await putUser(store, person({ email: 'bert@firma.example' }))
  const booking = aBooking({ id: 'b-1', userId: anna, recipients: [aRecipient({ email: 'bert@firma.example' })] })
  await store.change(async ({ bookings }) => {
    await bookings.addOrder(orderOf([booking]))
    await bookings.add(booking)
    return done(undefined)
  })
  const of = async (id: string, email: string) => (await store.accesses.ofPerson({ id, email }, {})).items
  return { anna, bert, ofAnna: () => of(anna, 'anna@firma.example'), ofBert: () => of(bert, 'bert@firma.example') }
}

export const keepsTheAccessLog = (fresh: Fresh): void => {
  test('an access is found by the account that it was to, and by everybody in the booking', async () => {
    const { store } = await fresh()
    const { anna, ofAnna, ofBert } = await begin(store)
    const toBooking = seen({ bookingId: 'b-1' })
    const toPlan = seen({ what: 'plan', userId: anna, at: later(1) })
    await add(store, toBooking, toPlan, seen({ bookingId: 'b-2' }))
    expect(await ofAnna()).toEqual([toPlan, toBooking])
    expect(await ofBert()).toEqual([toBooking])
    expect((await store.accesses.all({})).items).toHaveLength(3)
  })

  test('what was looked at of one in a booking is not told to the others in it', async () => {
    const { store } = await fresh()
    const { bert, ofAnna, ofBert } = await begin(store)
    const toBert = seen({ what: 'care-needs', bookingId: 'b-1', userId: bert, purpose: 'Menü\0 bestellen' })
    await add(store, toBert)
    expect(await ofAnna()).toEqual([])
    expect(await ofBert()).toMatchObject([{ what: 'care-needs', userId: bert }])
  })

  test('a page ends where the next one begins', async () => {
    const { store } = await fresh()
    await add(store, ...['b-1', 'b-2', 'b-3'].map((bookingId) => seen({ bookingId })))
    const first = await store.accesses.all({ limit: 2 })
    const rest = await store.accesses.all({ limit: 2, after: first.next ?? '' })
    expect([...first.items, ...rest.items].map(({ bookingId }) => bookingId)).toEqual(['b-3', 'b-2', 'b-1'])
    expect(rest.next).toBeUndefined()
    expect((await store.accesses.all({ after: 'nowhere' })).items).toEqual([])
  })

  test('the oldest are forgotten, so many at a time, and none of that moment', async () => {
    const { store } = await fresh()
    await add(store, ...[0, 1, 2, 3].map((n) => seen({ bookingId: `b-${n}`, at: later(n) })))
    const forget = (atMost: number) =>
      store.change(async ({ accesses }) => done(await accesses.deleteBefore(later(3), atMost)))
    expect([await forget(2), await forget(2)]).toEqual([done(2), done(1)])
    expect((await store.accesses.all({})).items.map(({ bookingId }) => bookingId)).toEqual(['b-3'])
  })

  test('what tells of an account goes with it', async () => {
    const { store } = await fresh()
    const { bert } = await begin(store)
    await add(store, seen({ what: 'plan', userId: bert }), seen({ bookingId: 'b-1' }))
    await store.change(async ({ users }) => done(await users.remove(bert)))
    expect((await store.accesses.all({})).items.map(({ what }) => what)).toEqual(['booking'])
  })

  test('what hotels must know is read by the numbers of accounts, some at a time', async () => {
    const { store } = await fresh()
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) ids.push(await putUser(store, person({ email: `${name}@firma.example` })))
    await store.change(async ({ careNeeds }) => {
      for (const userId of ids)
        await careNeeds.save({ userId, accessibleRoom: true, consentedAt: noon, textVersion: 'so' })
      return done(undefined)
    })
    const first = await store.careNeeds.some(2)
    const rest = await store.careNeeds.some(2, first[1]?.userId)
    expect([...first, ...rest].map(({ userId }) => userId)).toEqual(ids.toSorted())
  })
}
