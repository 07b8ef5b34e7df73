import { expect, test } from 'vitest'
import { remembered } from '#core/shared/remembered.ts'

/** A store whose changes a test makes, and something made of it that counts how often it was made. */
const opened = () => {
  const changes: string[][] = []
  let made = 0
  const store = {
    since: async (version: number | undefined) => {
      if (version === changes.length) return undefined
      return { version: changes.length, tags: version === undefined ? [] : changes.slice(version).flat() }
    },
  }
  const get = remembered(store, ['brand', 'record:hotel'], async () => (made += 1))
  return { get, change: (...tags: string[]) => void changes.push(tags), count: () => made, changes, store }
}

test('what is heard of twice is made anew once', async () => {
  let made = 0
  const late = { since: async () => ({ version: 1, tags: ['brand'] }) }
  const get = remembered(late, ['brand'], async () => (made += 1))
  expect([await get(), await get()]).toEqual([1, 1])
})

test('is made once while nothing changes, nor anything that it is not made of', async () => {
  const { get, change } = opened()
  expect([await get(), await get()]).toEqual([1, 1])
  change('event:4001')
  expect(await get()).toBe(1)
})

test('is made anew when one of its tags is invalidated, though other changes came after', async () => {
  const { get, change } = opened()
  await get()
  change('event:4001', 'record:hotel')
  change('event:4002')
  expect([await get(), await get()]).toEqual([2, 2])
})

test('what changed while it was made is not kept', async () => {
  const { store, changes } = opened()
  let made = 0
  const slow = remembered(store, ['brand'], async () => {
    made += 1
    if (made === 1) {
      changes.push(['brand'])
      await other()
    }
    return made
  })
  const other = async () => void (await store.since(0))
  await slow()
  expect(await slow()).toBe(2)
})

test('what failed is made anew', async () => {
  const { store } = opened()
  let fails = true
  const get = remembered(store, ['brand'], async () => {
    if (fails) throw new Error('gone')
    return 'there'
  })
  await expect(get()).rejects.toThrow('gone')
  fails = false
  expect(await get()).toBe('there')
})
