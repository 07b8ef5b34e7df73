import { describe, expect, test } from 'vitest'
import { nextFlight, singleFlight, untilDone } from '#core/shared/single-flight.ts'

/** A question whose answers come when they are let go, each with its number. */
function question() {
  const waiting: ((failed?: Error) => void)[] = []
  let asked = 0
  return {
    times: () => asked,
    ask: () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const number = (asked += 1)
      waiting.push((failed) => (failed ? reject(failed) : resolve(number)))
      return promise
    },
    answer: (failed?: Error) => waiting.shift()?.(failed),
  }
}
const aWhile = () => new Promise(setImmediate)

describe('a single flight', () => {
  test('answers all who ask for a key while it is under way; afterwards it is asked anew', async () => {
    const { ask, answer, times } = question()
    const once = singleFlight<number>()
    const together = [once('a', ask), once('a', ask)]
    expect(times()).toBe(1)
    answer()
    expect(await Promise.all(together)).toEqual([1, 1])
    const later = once('a', ask)
    answer()
    expect(await later).toBe(2)
  })

  test('holds up nobody who asks for another key', async () => {
    const { ask, answer } = question()
    const once = singleFlight<number>()
    const both = [once('a', ask), once('b', ask)]
    answer()
    answer()
    expect(await Promise.all(both)).toEqual([1, 2])
  })

  test('that fails fails for all who wait, and for nobody after them', async () => {
    const { ask, answer } = question()
    const once = singleFlight<number>()
    const together = [once('a', ask), once('a', ask)]
    answer(new Error('no store'))
    for (const one of together) await expect(one).rejects.toThrow('no store')
    const later = once('a', ask)
    answer()
    expect(await later).toBe(2)
  })
})

describe('the next flight', () => {
  test('is shared by all who ask while one is under way', async () => {
    const { ask, answer, times } = question()
    const together = nextFlight(ask)
    const first = together()
    const late = [together(), together(), together()]
    answer()
    expect(await first).toBe(1)
    await aWhile()
    expect(times()).toBe(2)
    answer()
    expect(await Promise.all(late)).toEqual([2, 2, 2])
    const next = together()
    answer()
    expect(await next).toBe(3)
  })

  test('begins all the same when the one under way fails', async () => {
    const { ask, answer } = question()
    const together = nextFlight(ask)
    const first = together()
    const second = together()
    answer(new Error('no store'))
    await expect(first).rejects.toThrow('no store')
    await aWhile()
    answer()
    expect(await second).toBe(2)
  })

  test('is the only one under way, whoever asks in the moment between two', async () => {
    const { ask, answer, times } = question()
    const together = nextFlight(ask)
    const asked = [together(), together()]
    answer()
    for (let moment = 0; moment < 10; moment += 1) {
      asked.push(together())
      await Promise.resolve()
    }
    expect(times()).toBeLessThanOrEqual(2)
    answer()
    await aWhile()
    answer()
    expect(await Promise.all(asked.slice(0, 2))).toEqual([1, 2])
    expect(await asked.at(-1)).toBe(3)
  })
})

describe('what is done until it is done', () => {
  test('is done once, for those who ask meanwhile and afterwards', async () => {
    const { ask, answer, times } = question()
    const done = untilDone(ask)
    const together = [done(), done()]
    answer()
    expect(await Promise.all([...together, done()])).toEqual([1, 1, 1])
    expect(times()).toBe(1)
  })

  test('is tried again by the next who asks where it failed', async () => {
    const { ask, answer } = question()
    const done = untilDone(ask)
    const together = [done(), done()]
    answer(new Error('offline'))
    for (const one of together) await expect(one).rejects.toThrow('offline')
    const again = done()
    answer()
    expect(await again).toBe(2)
  })
})
