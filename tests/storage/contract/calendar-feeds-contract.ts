import { expect, test } from 'vitest'
import type { CalendarFeed } from '#core/calendar-feeds/calendar-feeds.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

/** Anna manages a Gremium, Bert belongs to it. */
const begin = async (store: OpenStore) => {
  const anna = await putUser(store, person({ email: 'anna@firma.example' }))
  const bert = await putUser(store, person({ email: 'bert@firma.example' }))
  const users = [
    { userId: anna, role: 'verwalter', since: noon },
    { userId: bert, role: 'mitglied', since: noon },
  ] as const
  await store.change(async ({ gremien }) => {
    await gremien.save({ id: 'one', version: 1, type: 'BR', company: 'Werk', users, invitations: [], members: [] })
    return done(undefined)
  })
  return { anna, bert }
}
const put = (store: OpenStore, ...all: readonly CalendarFeed[]) =>
  store.change(async ({ calendarFeeds }) => {
    for (const one of all) await calendarFeeds.put(one)
    return done(undefined)
  })

export const keepsCalendarFeeds = (fresh: Fresh): void => {
  test('feeds are found by their digest, and by whose they are', async () => {
    const { store, again } = await fresh()
    const { anna, bert } = await begin(store)
    const own = { userId: anna, digest: 'd-1', since: noon }
    const ofGremium = { userId: anna, gremiumId: 'one', digest: 'd-2', since: later(1) }
    await put(store, ofGremium, own, { userId: bert, digest: 'd-3', since: noon })
    const { calendarFeeds } = await again()
    expect(await calendarFeeds.byDigest('d-2')).toEqual(ofGremium)
    expect(await calendarFeeds.byDigest('d-\0')).toBeUndefined()
    expect(await calendarFeeds.ofUser(anna)).toEqual([own, ofGremium])
  })

  test('another one of the same owner and Gremium takes its place, and no other one’s', async () => {
    const { store } = await fresh()
    const { anna } = await begin(store)
    await put(store, { userId: anna, digest: 'd-1', since: noon })
    await put(store, { userId: anna, gremiumId: 'one', digest: 'd-2', since: noon })
    await put(store, { userId: anna, digest: 'd-3', since: later(1) })
    expect(await store.calendarFeeds.byDigest('d-1')).toBeUndefined()
    expect((await store.calendarFeeds.ofUser(anna)).map(({ digest }) => digest)).toEqual(['d-2', 'd-3'])
    await store.change(async (tx) => done(await tx.calendarFeeds.remove({ userId: anna })))
    expect((await store.calendarFeeds.ofUser(anna)).map(({ digest }) => digest)).toEqual(['d-2'])
  })

  test('of two that are switched on at the same moment one is left', async () => {
    const { store } = await fresh()
    const { anna } = await begin(store)
    const digests = ['d-1', 'd-2', 'd-3', 'd-4']
    await Promise.all(digests.map((digest) => put(store, { userId: anna, digest, since: noon })))
    expect(await store.calendarFeeds.ofUser(anna)).toHaveLength(1)
  })

  test('when one was fetched is noted as long as it is on', async () => {
    const { store } = await fresh()
    const { anna } = await begin(store)
    await put(store, { userId: anna, digest: 'd-1', since: noon })
    await store.change(async ({ calendarFeeds }) => {
      await calendarFeeds.noteFetched('d-1', later(5))
      await calendarFeeds.noteFetched('gone', later(5))
      return done(undefined)
    })
    expect(await store.calendarFeeds.ofUser(anna)).toEqual([
      { userId: anna, digest: 'd-1', since: noon, fetchedAt: later(5) },
    ])
  })

  test('they go with the account, and with the Gremium', async () => {
    const { store } = await fresh()
    const { anna, bert } = await begin(store)
    const all = ['d-1', 'd-2'].map((digest, i) => ({ userId: i === 0 ? anna : bert, gremiumId: 'one', digest }))
    await put(store, ...all.map((feed) => ({ ...feed, since: noon })), { userId: bert, digest: 'd-3', since: noon })
    await deleteAccount('anna@firma.example', { ...store, clock: { now: () => later(9) } })
    expect(await store.calendarFeeds.byDigest('d-1')).toBeUndefined()
    expect(await store.calendarFeeds.byDigest('d-2')).toBeDefined()
    await store.change(async ({ gremien }) => done(await gremien.delete('one')))
    expect(await store.calendarFeeds.byDigest('d-2')).toBeUndefined()
    expect(await store.calendarFeeds.byDigest('d-3')).toBeDefined()
  })
}
