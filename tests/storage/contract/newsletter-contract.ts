import { expect, test } from 'vitest'
import { ended, type Subscription } from '#core/newsletter/newsletter.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'

const waiting = (change: Partial<Subscription> = {}): Subscription => ({
  id: 's-1',
  email: 'ayse@werk.example',
  name: 'Ayşe Łuczak',
  topics: ['recht', 'sbv'],
  requestedAt: '2026-11-21T12:00:00.000Z',
  textVersion: '2026-11',
  link: { digest: 'd-1', until: '2026-11-23T12:00:00.000Z' },
  unsubscribeToken: 'u-1',
  ...change,
})
const confirmed = (change: Partial<Subscription> = {}): Subscription => {
  const { link: _, ...rest } = waiting(change)
  return { ...rest, confirmedAt: '2026-11-21T13:00:00.000Z' }
}
const save = (store: OpenStore, ...all: readonly Subscription[]) =>
  store.change(async ({ subscriptions }) => {
    for (const one of all) await subscriptions.save(one)
    return done(undefined)
  })

export const keepsSubscriptions = (fresh: Fresh): void => {
  test('one that waits is found by its link and by its own token, and read by its address', async () => {
    const { store, again } = await fresh()
    await save(store, waiting())
    const { subscriptions } = await again()
    expect(await subscriptions.byLink('d-1')).toEqual(waiting())
    expect(await subscriptions.byUnsubscribeToken('u-1')).toEqual(waiting())
    expect(await subscriptions.of('ayse@werk.example')).toEqual([waiting()])
    expect(await subscriptions.byLink('u-1')).toBeUndefined()
    expect(await subscriptions.byUnsubscribeToken('d-1')).toBeUndefined()
    expect(await subscriptions.of('jonas@werk.example')).toEqual([])
  })

  test('one that was confirmed stands in place of the one that waited, and its link is worth nothing', async () => {
    const { store } = await fresh()
    await save(store, waiting())
    await save(store, confirmed())
    expect(await store.subscriptions.byLink('d-1')).toBeUndefined()
    expect(await store.subscriptions.of('ayse@werk.example')).toEqual([confirmed()])
  })

  test('all of an address are there for the transaction that locks it, the oldest first', async () => {
    const { store } = await fresh()
    const second = waiting({
      id: 'a',
      link: { digest: 'd-2', until: '2026-11-24T12:00:00.000Z' },
      unsubscribeToken: 'u-2',
    })
    await save(store, waiting(), second)
    const locked = await store.change(async ({ subscriptions }) => done(await subscriptions.lock('ayse@werk.example')))
    expect(locked.ok && locked.value.map(({ id }) => id)).toEqual(['s-1', 'a'])
    await store.change(async ({ subscriptions }) => done(await subscriptions.delete('s-1')))
    expect(await store.subscriptions.of('ayse@werk.example')).toEqual([second])
  })

  test('what nobody confirmed goes after its time, a subscription stays, and the proof of one that ended three years', async () => {
    const { store } = await fresh()
    const over = ended(confirmed({ id: 's-3', unsubscribeToken: 'u-3' }), '2026-11-22T12:00:00.000Z')
    await save(store, waiting(), confirmed({ id: 's-2', unsubscribeToken: 'u-2' }), over)
    const left = async (now: string) => {
      await store.tidy(now)
      return (await store.subscriptions.of('ayse@werk.example')).map(({ id }) => id)
    }
    expect(await left('2026-11-23T11:59:59.000Z')).toEqual(['s-1', 's-2', 's-3'])
    expect(await left('2026-11-23T12:00:00.000Z')).toEqual(['s-2', 's-3'])
    expect(await left('2029-11-21T23:59:59.000Z')).toEqual(['s-2', 's-3'])
    expect(await left('2029-11-22T00:00:00.000Z')).toEqual(['s-2'])
  })
}
